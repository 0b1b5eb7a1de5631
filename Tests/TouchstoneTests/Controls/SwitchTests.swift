import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Switches") struct SwitchTests {
  let stage = Stage()
  let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 110, y: 115))
    stage.view.addSubview(control)
    stage.hear(control, value: { [unowned control] in "\(control.isOn)" })
  }

  private var values: [String] { stage.log.filter { $0.hasPrefix("valueChanged") } }

  @Test("code that turns it on or off hears of it from nobody [CTL-15, API-C15]")
  func byCode() {
    control.isOn = true
    control.setOn(false, animated: true)
    control.setOn(true, animated: false)
    #expect(control.isOn && stage.log == [])
  }

  @Test("the knob goes with the finger, and where it lies at the end counts [CTL-15]")
  func drag() {
    let knob = { [control] in
      control.layoutIfNeeded()
      return control.subviews.map(\.frame.minX)
    }
    #expect(knob() == [0, 2])
    finger.down().move(by: 12, 0)
    #expect(knob() == [0, 14] && !control.isOn)
    finger.move(by: 100, 0)
    #expect(knob() == [0, 22] && !control.isOn)
    finger.up()
    #expect(control.isOn && knob() == [0, 22])
    #expect(
      stage.log == [
        "touchDown TIH", "touchDragInside TIH", "touchDragExit T", "touchDragOutside T",
        "valueChanged true", "primary true", "touchUpOutside",
      ])
  }

  @Test("a knob that is dragged to and fro, or not far enough, leaves it as it was [CTL-15]")
  func dragBack() {
    finger.down().move(by: 20, 0).move(by: -20, 0).up()
    #expect(!control.isOn && values == [])
    stage.wait(1)
    finger.down().move(by: 10, 0).up()
    #expect(!control.isOn && values == [])
    stage.finger(at: CGPoint(x: 110, y: 115)).down().move(by: 10.5, 0).up()
    #expect(control.isOn && values == ["valueChanged true IH"])
  }

  @Test("a finger that trembles taps [CTL-12, CTL-15]")
  func tremble() {
    finger.down().move(by: -9, 5).up()
    #expect(control.isOn && values == ["valueChanged true IH"])
  }

  @Test("a drag that is taken away puts the knob back [CTL-08]")
  func cancelled() {
    finger.down().move(by: 20, 0)
    stage.interrupt()
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.minX) == [0, 2])
    #expect(!control.isOn && values == [])
  }

  @Test("an action of the lift that disables the switch breaks nothing off [CTL-07, COR-19]")
  func disabledByAction() {
    control.addAction(
      UIAction { action in (action.sender as? UIControl)?.isEnabled = false }, for: .valueChanged)
    finger.tap()
    #expect(control.isOn)
    #expect(
      stage.log == [
        "touchDown TIH", "valueChanged true IH", "primary true IHD", "touchUpInside IHD",
      ])
  }
}
