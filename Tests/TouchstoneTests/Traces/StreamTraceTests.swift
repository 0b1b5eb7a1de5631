import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// The lines of presses and of pointers without touches.
@Suite struct StreamTraceTests {
  let stage = Stage()

  @Test("a press from down to up, with the delegate's answer [API-D06, API-G12]")
  func press() {
    let delegate = PressDelegate()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.allowedPressTypes = [4]
    tap.delegate = delegate
    let menu = stage.add(UITapGestureRecognizer(), named: "menu")
    menu.allowedPressTypes = [5]
    stage.add(UITapGestureRecognizer(), named: "fingers")
    stage.button(.select).tap()
    #expect(
      stage.lines == [
        "0.000 press 1 began, type 4, to UIView",
        "0.000 menu does not receive press 1: its allowedPressTypes have not 4",
        "0.000 tap receives press 1? its delegate says yes",
        "0.000 tap receives press 1",
        "0.000 tap asks to be woken at 0.750",
        "0.000 UIView receives began of press 1",
        "0.050 press 1 ended, type 4, to UIView",
        "0.050 tap wants ended: 1 finger tapped once",
        "0.050 tap ended: 1 finger tapped once",
        "0.050 UIView press 1: cancelled by tap",
        "0.050 UIView receives cancelled of press 1",
        "0.050 tap action ended",
        "0.050 tap possible: reset",
      ])
  }

  @Test("a scroll, who follows it and who does not [PAN-15]")
  func scroll() {
    stage.add(UIPanGestureRecognizer(), named: "pan").allowedScrollTypesMask = .continuous
    stage.add(UIPanGestureRecognizer(), named: "fingers")
    stage.pointer(at: CGPoint(x: 50, y: 60)).scroll(by: 8, -40, steps: 1)
    #expect(
      stage.lines.map { String($0.dropFirst(6)) } == [
        "pointer the scroll began at 50, 60 on UIView",
        "fingers does not receive the scroll: its allowedScrollTypesMask has not this kind",
        "pan receives the scroll",
        "pan wants began: scrolled",
        "pan began: scrolled",
        "pan action began",
        "pointer the scroll ended at 50, 60 on UIView",
        "pan ended: the scroll ended",
        "pan action ended",
        "pan possible: reset",
      ])
  }

  @Test("a pointer that hovers leaves a line for each change, and asks nobody aloud [HOV-01]")
  func hover() {
    stage.add(UIHoverGestureRecognizer(), named: "hover")
    stage.add(UITapGestureRecognizer(), named: "tap")
    stage.pointer(at: CGPoint(x: 50, y: 60)).enter().move(to: CGPoint(x: 60, y: 60)).leave()
    #expect(
      stage.lines.filter { !$0.contains("tap") }.map { String($0.dropFirst(6)) } == [
        "pointer the hovering pointer began at 50, 60 on UIView",
        "hover receives the hovering pointer",
        "hover wants began: the pointer came inside",
        "hover began: the pointer came inside",
        "hover action began",
        "pointer the hovering pointer changed at 60, 60 on UIView",
        "hover action changed",
        "pointer the hovering pointer ended at 60, 60",
        "hover ended: the pointer left",
        "hover action ended",
        "hover possible: reset",
      ])
  }

  @Test("why a recognizer that takes presses did what it did")
  func why() {
    stage.remember()
    let tap = stage.add(UITapGestureRecognizer(), named: "tap")
    tap.allowedPressTypes = [4]
    stage.button(.select).tap(holding: 1)
    #expect(
      stage.why(tap) == [
        "tap failed at 0.750: held 0.75 s, the whole of tapDuration 0.75",
        "press 1 came down at 0.000 on UIView and lifted at 1.000",
      ])
    stage.button(.menu).tap()
    #expect(
      stage.why(tap).first
        == "tap never received press 2 at 1.000: its allowedPressTypes have not 5")
  }

  private final class PressDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { true }
  }
}
