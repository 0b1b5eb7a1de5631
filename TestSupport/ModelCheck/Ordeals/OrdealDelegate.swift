import Foundation
import Touchstone

/// Whom the recognizers of an ordeal ask.
final class OrdealDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var ordeal: Ordeal?

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.shouldBegin, recognizer)
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ordeal?.reach(.simultaneous, recognizer)
    return ordeal?.victimKind.goesTogether ?? true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    ordeal?.reach(.delegateRequires, recognizer)
    return false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    ordeal?.reach(.delegateRequired, recognizer)
    return false
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ordeal?.reach(.receivesTouch, recognizer, [touch])
    return true
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    ordeal?.reach(.receivesEvent, recognizer, [], event)
    return true
  }
}
