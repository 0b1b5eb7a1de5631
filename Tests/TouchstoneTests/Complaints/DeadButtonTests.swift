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
        "it took touch 1 from button, which heard that it was cancelled (cancelsTouchesInView)",
        "touch 1 came down at 0.000 on button and lifted at 0.050",
        "cure: set cancelsTouchesInView = false on tap, or let its delegate decline touches of "
          + "button (shouldReceive touch)",
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
