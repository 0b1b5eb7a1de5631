import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to a button")
struct ButtonLogTests {
  let stage = Stage()
  let button = LoudButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
  let place = CGPoint(x: 150, y: 120)

  init() {
    button.stage = stage
    stage.hear(button)
    stage.view.addSubview(button)
  }

  @Test(
    "in order, with what holds of it [CTL-12, CTL-13, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: button, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH", "primary IH"],
    .pressTwice: [
      "begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH", "primary IH", "begin a I",
      "touchDown TIH", "touchDownRepeat TIH", "end a TIH", "touchUpInside IH", "primary IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "continue a TIH", "touchDragInside TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "continue a T", "touchDragOutside T",
      "continue a TIH", "touchDragEnter TIH", "touchDragInside TIH", "end a TIH",
      "touchUpInside IH",
      "primary IH",
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
      "touchDragInside TIH", "end a TIH", "touchUpInside IH", "primary IH",
    ],
    .remove: ["begin a I", "touchDown TIH", "cancel without event TIH", "touchCancel"],
    .twoFingers: ["begin a I", "touchDown TIH", "end a TIH", "touchUpInside IH", "primary IH"],
  ]
}
