import Foundation
import Testing
import Touchstone
import TouchstoneTesting

@Suite("Assignments to state that the machine has no arrow for")
struct OddAssignmentTests {
  let stage = Stage()
  let recognizer: LoudRecognizer
  let finger: Finger

  init() {
    recognizer = stage.add(LoudRecognizer(stage: stage), named: "r")
    finger = stage.finger(at: CGPoint(x: 50, y: 50))
  }

  @Test("began := failed is taken as cancelled [STM-11]")
  func failedAfterBegan() {
    recognizer.on(.began, become: .began).on(.moved, become: .failed)
    finger.down().move(by: 5, 0).up()
    #expect(stage.log == ["r.began a", "r began", "r.moved a", "r cancelled"])
    #expect(stage.diagnostics == ["r: state = failed while began: taken as cancelled"])
  }

  @Test("changed := failed is taken as cancelled [STM-11]")
  func failedAfterChanged() {
    recognizer.on(.began, become: .began).on(.moved, become: .changed, .failed)
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r began", "r.moved a", "r changed", "r.moved a", "r cancelled",
      ])
    #expect(stage.diagnostics == ["r: state = failed while changed: taken as cancelled"])
  }

  @Test("possible := cancelled is taken as failed [STM-12]")
  func cancelledWhilePossible() {
    recognizer.on(.moved, become: .cancelled)
    finger.down().move(by: 5, 0).up()
    #expect(stage.log == ["r.began a", "r.moved a"])
    #expect(
      stage.story(of: "r") == ["failed: assigned by its own code", "possible: reset"])
    #expect(stage.diagnostics == ["r: state = cancelled while possible: taken as failed"])
  }

  @Test("possible := changed is taken as began [STM-13]")
  func changedWhilePossible() {
    recognizer.on(.moved, become: .changed).on(.ended, become: .ended)
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r began", "r.moved a", "r changed", "r.ended a", "r ended",
      ])
    #expect(stage.diagnostics == ["r: state = changed while possible: taken as began"])
  }

  @Test(
    "a terminal state stays until the reset, whatever is assigned [STM-14]",
    arguments: [UIGestureRecognizer.State.failed, .ended, .cancelled],
    [UIGestureRecognizer.State.began, .changed, .ended, .cancelled, .failed])
  func terminal(_ terminal: UIGestureRecognizer.State, _ next: UIGestureRecognizer.State) {
    let isCancelled = terminal == .cancelled
    recognizer.on(.began, become: isCancelled ? .began : nil)
    recognizer.on(.moved) { recognizer, _, _ in
      recognizer.state = terminal
      recognizer.state = next
    }
    finger.down().move(by: 5, 0)
    let actions =
      switch terminal {
      case .ended: ["r ended"]
      case .cancelled: ["r cancelled"]
      default: [String]()
      }
    #expect(
      stage.log == ["r.began a"] + (isCancelled ? ["r began"] : []) + ["r.moved a"] + actions)
    #expect(recognizer.state == terminal)
    #expect(
      stage.diagnostics
        == (terminal == next ? [] : ["r: state = \(next) while \(terminal): ignored"]))
  }

  @Test("a pan that a subclass failed stays failed when super goes on [STM-14, REC-11]")
  func failedPanStaysFailed() {
    final class SidewaysPan: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first,
          touch.location(in: nil).y != touch.previousLocation(in: nil).y
        {
          state = .failed
        }
        super.touchesMoved(touches, with: event)
      }
    }
    stage.add(SidewaysPan(), named: "sideways")
    finger.drag(by: 0, 30, in: 0.05)
    #expect(stage.log == ["r.began a", "r.moved a", "r.moved a", "r.moved a", "r.ended a"])
    stage.log = []
    finger.drag(by: 30, 0, in: 0.05)
    #expect(
      stage.log == [
        "r.began a", "r.moved a", "r.moved a", "sideways began", "sideways changed",
        "sideways ended",
      ])
  }

  @Test("nobody but the system goes back to possible [STM-06, STM-15]")
  func backToPossible() {
    recognizer.on(.began, become: .began).on(.moved, become: .possible).on(.ended, become: .ended)
    finger.down().move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r began", "r.moved a", "r changed", "r.ended a", "r ended",
      ])
    #expect(stage.diagnostics == ["r: state = possible while began: ignored"])
  }

  @Test("a reset that assigns possible is let be [STM-06]")
  func possibleInReset() {
    recognizer.on(.ended, become: .ended).onReset { $0.state = .possible }
    finger.tap()
    finger.hold(1).tap()
    #expect(
      stage.log == ["r.began a", "r.ended a", "r ended", "r.began a", "r.ended a", "r ended"])
    #expect(stage.diagnostics == [])
  }

  @Test("a state assigned twice changes nothing, but changed means new data [STM-16]")
  func twice() {
    recognizer
      .on(.began) { recognizer, _, _ in
        recognizer.state = .began
        recognizer.state = .began
      }
      .on(.moved, become: .changed)
      .on(.ended) { recognizer, _, _ in
        recognizer.state = .ended
        recognizer.state = .ended
      }
    finger.down().move(by: 5, 0).move(by: 5, 0).up()
    #expect(
      stage.log == [
        "r.began a", "r began", "r.moved a", "r changed", "r.moved a", "r changed",
        "r.ended a", "r ended",
      ])
    #expect(stage.diagnostics == [])
  }

  @Test("a disabled recognizer does not change [STM-17]")
  func disabled() {
    recognizer.isEnabled = false
    recognizer.state = .began
    #expect(recognizer.state == .possible)
    #expect(stage.log == [])
    #expect(stage.diagnostics == ["r: state = began while possible: it is disabled"])
  }

  @Test("without a view the state is kept and nobody is told; a view starts it anew [STM-18]")
  func withoutView() {
    let loose = LoudRecognizer(stage: stage)
    loose.addAction { [stage] recognizer in stage.log.append("loose \(recognizer.state)") }
    loose.name = "loose"
    loose.state = .began
    #expect(loose.state == .began)
    loose.state = .ended
    #expect(loose.state == .ended)
    #expect(stage.log == [])
    loose.on(.ended, become: .ended)
    stage.view.addGestureRecognizer(loose)
    #expect(loose.state == .possible)
    finger.tap()
    #expect(
      stage.log == ["loose.began a", "r.began a", "loose.ended a", "r.ended a", "loose ended"])
  }
}
