import Foundation
import Touchstone
import TouchstoneTesting

/// Writes what it is asked into a stage's log, and answers what a test tells it to.
final class ChattyDelegate: NSObject, UIGestureRecognizerDelegate {
  var receivesEvent: (UIEvent) -> Bool = { _ in true }
  var receivesTouch: (UITouch) -> Bool = { _ in true }
  private unowned let stage: Stage

  init(stage: Stage) {
    self.stage = stage
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    answer(receivesEvent(event), "\(gestureRecognizer.name ?? "") receives event?")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    answer(
      receivesTouch(touch), "\(gestureRecognizer.name ?? "") receives \(stage.names(of: [touch]))?")
  }

  private func answer(_ answer: Bool, _ question: String) -> Bool {
    stage.log.append("\(question) \(answer)")
    return answer
  }
}
