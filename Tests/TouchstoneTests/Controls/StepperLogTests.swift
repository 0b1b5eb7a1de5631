import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to a stepper")
struct StepperLogTests {
  let stage = Stage()
  let stepper = LoudStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
  let place = CGPoint(x: 170, y: 116)

  init() {
    stepper.stage = stage
    stage.hear(stepper, value: { [unowned stepper] in "\(stepper.value)" })
    stage.view.addSubview(stepper)
  }

  @Test("in order, with what holds of it [CTL-15, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: stepper, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "end a TIH",
      "touchUpInside IH",
    ],
    .pressTwice: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "end a TIH",
      "touchUpInside IH", "begin a I", "touchDown TIH", "touchDownRepeat TIH",
      "valueChanged 2.0 TIH", "primary 2.0 TIH", "end a TIH", "touchUpInside IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "continue a TIH",
      "touchDragInside TIH", "continue a T", "touchDragExit T", "touchDragOutside T",
      "continue a T", "touchDragOutside T", "continue a TIH", "touchDragEnter TIH",
      "touchDragInside TIH", "end a TIH", "touchUpInside IH",
    ],
    .releaseOutside: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "end a T", "touchUpOutside",
    ],
    .pan: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "cancel TIH",
      "touchCancel", "pan began", "pan changed", "pan ended",
    ],
    .scroll: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "cancel TIH",
      "touchCancel",
    ],
    .interruption: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "cancel TIH",
      "touchCancel",
    ],
    .disable: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "continue a TIHD",
      "touchDragInside TIHD", "continue a TIH", "touchDragInside TIH", "end a TIH",
      "touchUpInside IH",
    ],
    .remove: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH",
      "cancel without event TIH", "touchCancel",
    ],
    .twoFingers: [
      "begin a I", "touchDown TIH", "valueChanged 1.0 TIH", "primary 1.0 TIH", "end a TIH",
      "touchUpInside IH",
    ],
  ]
}
