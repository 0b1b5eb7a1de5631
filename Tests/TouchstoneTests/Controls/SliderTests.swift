import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Sliders") struct SliderTests {
  let stage = Stage()
  /// Its thumb goes from 2 to 171, so that 169 points are the whole range.
  let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 204, height: 34))
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 115, y: 117))
    stage.view.addSubview(slider)
    slider.maximumValue = 169
  }

  private func hear() { stage.hear(slider, value: { [unowned slider] in "\(slider.value)" }) }

  @Test("values are pinned to the limits, and code hears of them from nobody [CTL-15, API-C19]")
  func limits() {
    hear()
    let fresh = UISlider()
    #expect((fresh.value, fresh.minimumValue, fresh.maximumValue) == (0, 0, 1))
    #expect(fresh.isContinuous)
    slider.setValue(500, animated: true)
    #expect(slider.value == 169)
    slider.maximumValue = 10
    #expect(slider.value == 10)
    slider.minimumValue = 20
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (20, 20, 20))
    slider.maximumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
    slider.value = .nan
    #expect(slider.value == 5 && stage.log == [])
  }

  @Test("the thumb keeps its place under the finger, and the value follows [CTL-15, API-C19]")
  func drag() {
    hear()
    finger.down().move(by: 40, 0).move(by: 0, 30).move(by: 200, 0).move(by: -30, 0).up()
    #expect(
      stage.log == [
        "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "valueChanged 40.0 TIH",
        "primary 40.0 TIH", "touchDragInside TIH", "touchDragInside TIH",
        "valueChanged 169.0 TIH", "primary 169.0 TIH", "touchDragInside TIH",
        "touchDragInside TIH", "valueChanged 169.0 IH", "primary 169.0 IH", "touchUpInside IH",
      ])
  }

  @Test("one that is not continuous tells the value when the finger lifts [API-C19]")
  func atTheEnd() {
    slider.isContinuous = false
    hear()
    finger.down().move(by: 40, 0).move(by: 10, 0).up()
    finger.tap()
    #expect(
      stage.log == [
        "touchDown TIH", "touchDragInside TIH", "touchDragInside TIH", "valueChanged 50.0 IH",
        "primary 50.0 IH", "touchUpInside IH", "touchDown TIH", "touchUpInside IH",
      ])
  }

  @Test(
    "a drag that is taken away leaves its value, of which one hears in any case [CTL-08, CTL-15]")
  func cancelled() {
    slider.isContinuous = false
    hear()
    finger.down().move(by: 40, 0)
    stage.interrupt()
    #expect(slider.value == 40)
    #expect(
      stage.log == [
        "touchDown TIH", "touchDragInside TIH", "valueChanged 40.0 IH", "primary 40.0 IH",
        "touchCancel",
      ])
  }

  @Test("only a finger on the thumb moves it, and a fingertip is on it [CTL-03, API-C19]")
  func besideThumb() {
    hear()
    stage.finger(at: CGPoint(x: 200, y: 117)).down().move(by: 40, 0).up()
    stage.finger(at: CGPoint(x: 140, y: 117)).down().move(by: 40, 0).up()
    #expect(slider.value == 0 && stage.log == [])
    stage.finger(at: CGPoint(x: 139, y: 117)).down().move(by: 40, 0).up()
    #expect(slider.value == 40)
  }

  @Test("track and thumb lie where a renderer and a subclass are told [API-C19]")
  func geometry() {
    let bounds = slider.bounds
    let track = slider.trackRect(forBounds: bounds)
    #expect(track == CGRect(x: 2, y: 15, width: 200, height: 4))
    let thumbs = [0, 169].map {
      slider.thumbRect(forBounds: bounds, trackRect: track, value: $0)
    }
    #expect(
      thumbs == [
        CGRect(x: 2, y: 1.5, width: 31, height: 31), CGRect(x: 171, y: 1.5, width: 31, height: 31),
      ])
    slider.minimumValueImage = UIImage(name: "low", size: CGSize(width: 10, height: 10))
    slider.maximumValueImage = UIImage(name: "high", size: CGSize(width: 20, height: 20))
    #expect(
      slider.trackRect(forBounds: bounds) == CGRect(x: 18, y: 15, width: 158, height: 4))
    slider.setThumbImage(UIImage(name: "knob", size: CGSize(width: 8, height: 8)), for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.currentThumbImage?.name == "knob")
    #expect(slider.subviews.last?.frame == CGRect(x: 18, y: 13, width: 8, height: 8))
  }

  @Test("a subclass that places its track otherwise is dragged along that [API-C19]")
  func subclass() {
    final class Short: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 50, y: 15, width: 131, height: 4)
      }
    }
    let short = Short(frame: CGRect(x: 100, y: 200, width: 204, height: 34))
    stage.view.addSubview(short)
    stage.finger(at: CGPoint(x: 160, y: 217)).down().move(by: 25, 0).up()
    #expect(short.value == 0.25)
  }
}
