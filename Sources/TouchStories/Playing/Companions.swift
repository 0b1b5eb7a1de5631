import Foundation
import Touchstone

/// Lets the recognizers recognize together that a scene file pairs.
final class Companions: NSObject, UIGestureRecognizerDelegate {
  private struct Pair: Hashable {
    var one: ObjectIdentifier
    var other: ObjectIdentifier
  }

  private var pairs: Set<Pair> = []

  func pair(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) {
    pairs.insert(Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other)))
    pairs.insert(Pair(one: ObjectIdentifier(other), other: ObjectIdentifier(one)))
    // Only who has companions needs to be asked.
    one.delegate = self
    other.delegate = self
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains(
      Pair(
        one: ObjectIdentifier(gestureRecognizer), other: ObjectIdentifier(otherGestureRecognizer)))
  }
}
