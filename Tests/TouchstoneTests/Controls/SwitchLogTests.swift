import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to a switch")
struct SwitchLogTests {
  let stage = Stage()
  let control = LoudSwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let place = CGPoint(x: 120, y: 115)

  init() {
    control.stage = stage
    stage.hear(control, value: { [unowned control] in "\(control.isOn)" })
    stage.view.addSubview(control)
  }

  @Test("in order, with what holds of it [CTL-15, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: control, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged true IH", "primary true IH",
      "touchUpInside IH",
    ],
    .pressTwice: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged true IH", "primary true IH",
      "touchUpInside IH", "begin a I", "touchDown TIH", "touchDownRepeat TIH", "end a TIH",
      "valueChanged false IH", "primary false IH", "touchUpInside IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "continue a TIH", "touchDragInside TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "continue a T", "touchDragOutside T",
      "continue a TIH", "touchDragEnter TIH", "touchDragInside TIH", "end a TIH",
      "valueChanged true IH", "primary true IH", "touchUpInside IH",
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
      "touchDragInside TIH", "end a TIH", "valueChanged true IH", "primary true IH",
      "touchUpInside IH",
    ],
    .remove: ["begin a I", "touchDown TIH", "cancel without event TIH", "touchCancel"],
    .twoFingers: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged true IH", "primary true IH",
      "touchUpInside IH",
    ],
  ]
}
