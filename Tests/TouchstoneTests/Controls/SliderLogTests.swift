import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to a slider")
struct SliderLogTests {
  let stage = Stage()
  let slider = LoudSlider(frame: CGRect(x: 100, y: 100, width: 204, height: 34))
  let place = CGPoint(x: 115, y: 117)

  init() {
    slider.stage = stage
    stage.hear(slider, value: { [unowned slider] in "\(slider.value)" })
    stage.view.addSubview(slider)
  }

  @Test("in order, with what holds of it [CTL-15, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: slider, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "end a TIH",
      "valueChanged 0.0 IH", "primary 0.0 IH", "touchUpInside IH",
    ],
    .pressTwice: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "end a TIH",
      "valueChanged 0.0 IH", "primary 0.0 IH", "touchUpInside IH", "begin a I", "touchDown TIH",
      "touchDownRepeat TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "end a TIH",
      "valueChanged 0.0 IH", "primary 0.0 IH", "touchUpInside IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "continue a TIH",
      "touchDragInside TIH", "continue a T", "touchDragExit T", "touchDragOutside T",
      "continue a T", "touchDragOutside T", "continue a TIH", "touchDragEnter TIH",
      "touchDragInside TIH", "end a TIH", "valueChanged 0.0 IH", "primary 0.0 IH",
      "touchUpInside IH",
    ],
    .releaseOutside: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "end a T", "valueChanged 0.0", "primary 0.0",
      "touchUpOutside",
    ],
    .pan: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "cancel TIH",
      "touchCancel", "pan began", "pan changed", "pan ended",
    ],
    .scroll: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "cancel TIH",
      "touchCancel",
    ],
    .interruption: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "cancel TIH",
      "touchCancel",
    ],
    .disable: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "continue a TIHD",
      "touchDragInside TIHD", "continue a TIH", "touchDragInside TIH", "end a TIH",
      "valueChanged 0.0 IH", "primary 0.0 IH", "touchUpInside IH",
    ],
    .remove: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH",
      "cancel without event TIH", "touchCancel",
    ],
    .twoFingers: [
      "begin a I", "touchDown TIH", "valueChanged 0.0 TIH", "primary 0.0 TIH", "end a TIH",
      "valueChanged 0.0 IH", "primary 0.0 IH", "touchUpInside IH",
    ],
  ]
}
