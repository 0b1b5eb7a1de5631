import Foundation
import GestureCore
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to a plain control")
struct ControlLogTests {
  let stage = Stage()
  let control = LoudControl(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let place = CGPoint(x: 150, y: 120)

  init() {
    control.stage = stage
    stage.hear(control)
    stage.view.addSubview(control)
  }

  @Test(
    "in order, with what holds of it [CTL-01, CTL-02, CTL-05, CTL-07, CTL-08, CTL-09, CTL-16, COR-18, COR-19]",
    arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: control, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  @Test("a lift elsewhere than the last move is outside [CTL-07]")
  func liftElsewhere() {
    for (phase, x) in [(Contact.Phase.began, 150.0), (.ended, 390)] {
      let contact = Contact(id: 1, phase: phase, at: CGPoint(x: x, y: 120), time: .zero)
      stage.scene.touchSystem.receive(InputFrame(time: .zero, contacts: [contact]))
    }
    #expect(stage.log == ["begin ? I", "touchDown TIH", "end ? T", "touchUpOutside"])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH"],
    .pressTwice: [
      "begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH", "begin a I", "touchDown TIH",
      "touchDownRepeat TIH", "end a TIH", "touchUpInside IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "continue a TIH", "touchDragInside TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "continue a T", "touchDragOutside T",
      "continue a TIH", "touchDragEnter TIH", "touchDragInside TIH", "end a TIH",
      "touchUpInside IH",
    ],
    .releaseOutside: [
      "begin a I", "touchDown TIH", "continue a T", "touchDragExit T", "touchDragOutside T",
      "end a T", "touchUpOutside",
    ],
    .pan: [
      "begin a I", "touchDown TIH", "cancel TIH", "touchCancel", "pan began", "pan changed",
      "pan ended",
    ],
    .scroll: ["begin a I", "touchDown TIH", "cancel TIH", "touchCancel"],
    .interruption: ["begin a I", "touchDown TIH", "cancel TIH", "touchCancel"],
    .disable: [
      "begin a I", "touchDown TIH", "continue a TIHD", "touchDragInside TIHD", "continue a TIH",
      "touchDragInside TIH", "end a TIH", "touchUpInside IH",
    ],
    .remove: ["begin a I", "touchDown TIH", "cancel without event TIH", "touchCancel"],
    .twoFingers: ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH"],
  ]
}
