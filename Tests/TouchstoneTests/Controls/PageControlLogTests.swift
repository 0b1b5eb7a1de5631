import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("The whole log of what fingers do to dots")
struct PageControlLogTests {
  let stage = Stage()
  let pages = LoudPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
  let place = CGPoint(x: 180, y: 113)

  init() {
    pages.numberOfPages = 5
    pages.stage = stage
    stage.hear(pages, value: { [unowned pages] in "\(pages.currentPage)" })
    stage.view.addSubview(pages)
  }

  @Test("in order, with what holds of it [CTL-15, CTL-16]", arguments: ControlScenario.allCases)
  func log(_ scenario: ControlScenario) {
    scenario.play(on: pages, of: stage, at: place)
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
      "valueChanged 2 IH", "primary 2 IH", "touchUpInside IH",
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
