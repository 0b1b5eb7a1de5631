import Foundation
import Testing
import Touchstone
import TouchstoneTesting

/// Nobody but the client keeps a recognizer whose gesture is over.
@Suite("How long recognizers live")
struct LifetimeTests {
  private let stage = Stage()

  /// A recognizer that taps once and is let go of.
  private func tap(keeping keep: @escaping (UITouch) -> Void = { _ in }) -> Faint {
    let recognizer = LoudRecognizer()
    let faint = Faint(recognizer: recognizer)
    recognizer.addAction { [stage] _ in stage.log.append("tapped") }
    recognizer.on(.began) { _, touches, _ in touches.forEach(keep) }
    recognizer.on(.ended, become: .ended)
    stage.view.addGestureRecognizer(recognizer)
    stage.finger(at: CGPoint(x: 50, y: 50)).tap()
    stage.view.removeGestureRecognizer(recognizer)
    return faint
  }

  private struct Faint {
    weak var recognizer: UIGestureRecognizer?
  }

  @Test("the last who sent an action is kept by nobody [STM-40]")
  func afterItsAction() {
    let faint = tap()
    #expect(stage.log == ["tapped"])
    #expect(faint.recognizer == nil)
  }

  @Test("a touch that a client keeps against the rules keeps no recognizer [API-V11]")
  func keptTouch() {
    var kept: [UITouch] = []
    let faint = tap { kept.append($0) }
    #expect(kept.count == 1)
    #expect(faint.recognizer == nil)
  }

  @Test("who is let go of in its own action stays until the pass is over [STM-40]")
  func inItsAction() {
    weak var faint: UIGestureRecognizer?
    do {
      let recognizer = LoudRecognizer()
      recognizer.addAction { [stage] recognizer in
        recognizer.view?.removeGestureRecognizer(recognizer)
        stage.log.append("removed")
      }
      recognizer.on(.began, become: .began)
      faint = recognizer
      stage.view.addGestureRecognizer(recognizer)
    }
    let finger = stage.finger(at: CGPoint(x: 50, y: 50)).down()
    #expect(stage.log == ["removed", "removed"])
    #expect(faint == nil)
    finger.up()
  }
}
