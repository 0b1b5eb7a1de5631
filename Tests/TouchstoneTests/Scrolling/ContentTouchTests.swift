import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Touches of a scroll view's content")
struct ContentTouchTests {
  final class PickyScrollView: UIScrollView {
    var begins = true
    var cancels = true
    var note: (String) -> Void = { _ in }

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      note("should begin in \(view.accessibilityIdentifier ?? "")")
      return begins
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
      note("should cancel in \(view.accessibilityIdentifier ?? "")")
      return cancels
    }
  }

  let stage = Stage()
  let scrollView = PickyScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  let diary: ScrollDiary
  let place = CGPoint(x: 100, y: 300)

  init() {
    stage.frameRate = 100
    diary = ScrollDiary(stage)
    scrollView.contentSize = CGSize(width: 200, height: 4000)
    scrollView.delegate = diary
    stage.view.addSubview(scrollView)
    stage.addLoudView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 4000), to: scrollView, named: "content")
    let stage = stage
    scrollView.note = { stage.log.append($0) }
  }

  private let dragged = [
    "will begin dragging", "scrolled to 0, 20", "will end dragging at 0, 0 for 0, 20",
    "did end dragging",
  ]

  @Test("a fast tap is told when it lifts [DEL-47, DEL-44]")
  func tap() {
    stage.finger(at: place).tap()
    #expect(stage.log == ["should begin in content", "content.began a", "content.ended a"])
  }

  @Test("a touch that stays is told after 0.15 s [DEL-47, API-C20]")
  func press() {
    let finger = stage.finger(at: place).down().hold(0.149)
    #expect(stage.log == [])
    finger.hold(0.001)
    #expect(stage.log == ["should begin in content", "content.began a"])
    finger.up()
    #expect(stage.log.last == "content.ended a")
  }

  @Test("a fast drag is never told to content [DEL-42, DEL-47]")
  func drag() {
    stage.finger(at: place).down().move(by: 0, -30, in: 0.1).hold(1).up()
    #expect(stage.log == dragged)
  }

  @Test("a drag after a pause takes the touch from content [DEL-30, API-C20]")
  func lateDrag() {
    stage.finger(at: place).down().hold(0.2).move(by: 0, -30, in: 0.1).hold(1).up()
    #expect(
      stage.log.filter { $0 != "content.moved a" } == [
        "should begin in content", "content.began a", "should cancel in content",
        "content.cancelled a",
      ] + dragged)
  }

  @Test("content that may not be cancelled keeps its touch, and nothing scrolls [API-C20]")
  func neverCancelled() {
    scrollView.canCancelContentTouches = false
    stage.finger(at: place).down().hold(0.2).move(by: 0, -12).move(by: 0, -40).up()
    #expect(
      stage.log == [
        "should begin in content", "content.began a", "content.moved a", "content.moved a",
        "content.ended a",
      ])
    stage.log = []
    stage.finger(at: place).down().move(by: 0, -30, in: 0.1).hold(1).up()
    #expect(stage.log == dragged)
  }

  @Test("a view whose touches should not be cancelled keeps them [API-C20]")
  func keepsTouches() {
    scrollView.cancels = false
    stage.finger(at: place).down().hold(0.2).move(by: 0, -52).up()
    #expect(
      stage.log == [
        "should begin in content", "content.began a", "should cancel in content",
        "content.moved a", "content.ended a",
      ])
  }

  @Test("touches that should not begin never reach content, and may still drag [API-C20]")
  func neverBegins() {
    scrollView.begins = false
    stage.finger(at: place).down().hold(0.2).move(by: 0, -30, in: 0.1).hold(1).up()
    #expect(stage.log == ["should begin in content"] + dragged)
  }

  @Test("without delay content hears at once [API-C20]")
  func noDelay() {
    scrollView.delaysContentTouches = false
    stage.finger(at: place).down().move(by: 0, -30, in: 0.05).hold(1).up()
    #expect(stage.log.prefix(2) == ["should begin in content", "content.began a"])
    #expect(stage.log.suffix(6) == ["should cancel in content", "content.cancelled a"] + dragged)
  }

  @Test("a scroll view that does not scroll delays nothing and takes nothing")
  func disabled() {
    scrollView.isScrollEnabled = false
    stage.finger(at: place).down().move(by: 0, -30).up()
    #expect(stage.log == ["content.began a", "content.moved a", "content.ended a"])
  }

  @Test("touches that nobody wants end at the scroll view, unless it does not scroll")
  func chain() {
    let loud = LoudView(frame: stage.view.bounds, stage: stage, name: "outer")
    stage.view.addSubview(loud)
    loud.addSubview(scrollView)
    scrollView.subviews.first?.removeFromSuperview()
    stage.finger(at: place).tap()
    #expect(stage.log == [])
    scrollView.isScrollEnabled = false
    stage.finger(at: place).tap()
    #expect(stage.log == ["outer.began b", "outer.ended b"])
  }

  @Test("hit testing and conversion follow the offset [HIT-05]")
  func hits() {
    let low = UIView(frame: CGRect(x: 0, y: 1000, width: 200, height: 50))
    scrollView.addSubview(low)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 20), with: nil) !== low)
    scrollView.contentOffset.y = 990
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 20), with: nil) === low)
    #expect(low.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
    var place = CGPoint.zero
    let tap = stage.add(UITapGestureRecognizer(), to: low, named: "tap")
    tap.addAction { [unowned low] in place = $0.location(in: low) }
    stage.finger(at: CGPoint(x: 10, y: 20)).tap()
    #expect(place == CGPoint(x: 10, y: 10))
  }
}
