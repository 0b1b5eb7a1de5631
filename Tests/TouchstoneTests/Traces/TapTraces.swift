import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("What one finger's tap sends to recognizers and views")
struct TapTraces {
  let stage = Stage()
  let finger: Finger

  init() {
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  private func loudTap(on view: UIView) -> LoudTap {
    stage.add(LoudTap(stage), to: view, named: "tap")
  }

  @Test("a tap takes the lift away from its view, and then acts [TRC-01, DEL-55, DEL-34, TAP-02]")
  func single() {
    let tap = loudTap(on: stage.addLoudView(named: "view"))
    finger.tap()
    #expect(
      stage.log == ["tap.began a", "view.began a", "tap.ended a", "view.cancelled a", "tap ended"])
    #expect(stage.story(of: "tap") == ["ended: 1 finger tapped once", "possible: reset"])
    #expect(tap.state == .possible)
  }

  @Test("a double tap takes both taps away from its view [TRC-04, DEL-54, DEL-51]")
  func double() {
    loudTap(on: stage.addLoudView(named: "view")).numberOfTapsRequired = 2
    finger.doubleTap()
    #expect(
      stage.log == [
        "tap.began a", "view.began a", "tap.ended a", "tap.began a", "view.began a", "tap.ended a",
        "view.cancelled a a", "tap ended",
      ])
  }

  @Test("a double tap that delays no end takes away only the second tap [TRC-04, DEL-54]")
  func doubleWithoutDelay() {
    let tap = loudTap(on: stage.addLoudView(named: "view"))
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesEnded = false
    finger.doubleTap()
    #expect(
      stage.log == [
        "tap.began a", "view.began a", "tap.ended a", "view.ended a", "tap.began a",
        "view.began a", "tap.ended a", "view.cancelled a", "tap ended",
      ])
  }

  @Test("the view hears the lift when the second tap does not come [TRC-05, DEL-52, TAP-06]")
  func doubleGivesUp() {
    let tap = loudTap(on: stage.addLoudView(named: "view"))
    tap.numberOfTapsRequired = 2
    finger.tap()
    stage.wait(0.35)
    #expect(stage.log == ["tap.began a", "view.began a", "tap.ended a"])
    stage.wait(0.01)
    #expect(stage.log == ["tap.began a", "view.began a", "tap.ended a", "view.ended a"])
    #expect(
      stage.story(of: "tap") == [
        "failed: waited 0.35 s for the next tap, the whole of tapInterval 0.35", "possible: reset",
      ])
  }

  @Test("a view hears late, in one turn, of a touch that was delayed [TRC-06, DEL-40, DEL-41]")
  func delayedDrag() {
    loudTap(on: ExactView(stage)).delaysTouchesBegan = true
    finger.down().move(by: 30, 0)
    #expect(stage.log == ["tap.began a", "tap.moved a"])
    finger.move(by: 30, 0)
    #expect(
      stage.log.dropFirst(2) == [
        "tap.moved a", "view.began a began 50,50 0", "view.moved a moved 110,50 33",
      ])
    finger.move(by: 10, 0).up()
    #expect(
      stage.log.dropFirst(5) == ["view.moved a moved 120,50 50", "view.ended a ended 120,50 50"])
    #expect(
      stage.story(of: "tap") == [
        "failed: moved 60 pt, more than tapMovement 45", "possible: reset",
      ])
  }

  @Test("a view hears nothing of a delayed touch that becomes a tap [TRC-07, DEL-42, DEL-36]")
  func delayedTap() {
    loudTap(on: stage.addLoudView(named: "view")).delaysTouchesBegan = true
    finger.tap()
    #expect(stage.log == ["tap.began a", "tap.ended a", "tap ended"])
  }
}
