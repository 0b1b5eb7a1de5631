import Foundation
import Touchstone

/// A delegate whose answers are closures; what is not set is answered by the protocol's defaults.
final class ScriptedDelegate: NSObject, UIGestureRecognizerDelegate {
  typealias Pair = (UIGestureRecognizer, UIGestureRecognizer) -> Bool

  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  var both: Pair = { _, _ in false }
  var waitsFor: Pair = { _, _ in false }
  var isAwaitedBy: Pair = { _, _ in false }
  var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    begins(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { both(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsFor(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isAwaitedBy(gestureRecognizer, otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives(gestureRecognizer, touch) }
}
