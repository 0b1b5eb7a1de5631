import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to segments")
struct SegmentsLogTests {
  let stage = Stage()
  let segments = LoudSegments(items: ["a", "b", "c"])
  let place = CGPoint(x: 175, y: 116)

  init() {
    segments.frame = CGRect(x: 100, y: 100, width: 150, height: 32)
    segments.stage = stage
    stage.hear(segments, value: { [unowned segments] in "\(segments.selectedSegmentIndex)" })
    stage.view.addSubview(segments)
  }

  @Test("in order, with what holds of it [CTL-15, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: segments, of: stage, at: place)
    #expect(stage.log.lines == Self.logs[scenario])
  }

  private static let logs: [ControlScenario: [String]] = [
    .press: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged 1 IH", "primary 1 IH",
      "touchUpInside IH",
    ],
    .pressTwice: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged 1 IH", "primary 1 IH",
      "touchUpInside IH", "begin a I", "touchDown TIH", "touchDownRepeat TIH", "end a TIH",
      "touchUpInside IH",
    ],
    .dragOutAndIn: [
      "begin a I", "touchDown TIH", "continue a TIH", "touchDragInside TIH", "continue a T",
      "touchDragExit T", "touchDragOutside T", "continue a T", "touchDragOutside T",
      "continue a TIH", "touchDragEnter TIH", "touchDragInside TIH", "end a TIH",
      "valueChanged 1 IH", "primary 1 IH", "touchUpInside IH",
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
      "touchDragInside TIH", "end a TIH", "valueChanged 1 IH", "primary 1 IH", "touchUpInside IH",
    ],
    .remove: ["begin a I", "touchDown TIH", "cancel without event TIH", "touchCancel"],
    .twoFingers: [
      "begin a I", "touchDown TIH", "end a TIH", "valueChanged 1 IH", "primary 1 IH",
      "touchUpInside IH",
    ],
  ]
}
