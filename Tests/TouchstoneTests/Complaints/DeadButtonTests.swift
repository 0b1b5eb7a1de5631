import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// "My hand-made button hears touchesBegan and then nothing, since its parent has a tap."
@Suite struct DeadButtonTests {
  let stage = Stage()
  let tap: UITapGestureRecognizer
  let button: LoudView
  let place = CGPoint(x: 50, y: 60)

  init() {
    stage.remember()
    tap = stage.add(UITapGestureRecognizer(), named: "tap")
    button = stage.addLoudView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), named: "button")
  }

  @Test("the tap takes its finger away [DEL-30, DEL-50]")
  func why() {
    stage.finger(at: place).tap()
    #expect(stage.log == ["button.began a", "button.cancelled a", "tap ended"])
    #expect(
      stage.why(tap) == [
        "tap was recognized at 0.050: 1 finger tapped once",
        "it took touch 1 from button, which received touchesCancelled (cancelsTouchesInView)",
        "touch 1 came down at 0.000 on button and lifted at 0.050",
        "cure: set cancelsTouchesInView = false on tap, or let its delegate decline touches of "
          + "button (shouldReceive touch)",
      ])
  }

  @Test("a control of one's own loses its finger in the same way, a UIButton does not [CRC-01]")
  func controls() {
    let dial = UIControl(frame: button.frame)
    dial.accessibilityIdentifier = "dial"
    stage.view.addSubview(dial)
    stage.finger(at: place).tap()
    #expect(
      stage.why(tap)[1]
        == "it took touch 1 from dial, which received touchesCancelled (cancelsTouchesInView)")
    let real = UIButton(frame: button.frame)
    real.accessibilityIdentifier = "real"
    stage.view.addSubview(real)
    stage.wait(1)
    stage.finger(at: place).tap()
    #expect(
      stage.why(tap).prefix(2) == [
        "tap failed at 1.100 because real said no (gestureRecognizerShouldBegin, asked at 1.100)",
        "it wanted to begin: 1 finger tapped once",
      ])
  }

  @Test("without cancelsTouchesInView both act [DEL-30]")
  func cure() {
    tap.cancelsTouchesInView = false
    stage.finger(at: place).tap()
    #expect(stage.log == ["button.began a", "tap ended", "button.ended a"])
  }

  @Test("with a delegate that declines the button's touches the button alone acts [API-D05]")
  func otherCure() {
    let delegate = ScriptedDelegate()
    delegate.receives = { [button] _, touch in touch.view !== button }
    tap.delegate = delegate
    stage.finger(at: place).tap()
    #expect(stage.log == ["button.began a", "button.ended a"])
    #expect(
      stage.why(tap) == [
        "tap never received touch 1 at 0.000: its delegate said no (shouldReceive)",
        "touch 1 came down at 0.000 on button",
        "cure: let its delegate answer true to shouldReceive",
      ])
  }
}
