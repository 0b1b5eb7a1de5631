import Foundation
import Touchstone

/// A delegate that makes recognizers simultaneous if a scene file pairs them.
package final class Companions: NSObject, UIGestureRecognizerDelegate {
  private struct Pair: Hashable {
    var one: ObjectIdentifier
    var other: ObjectIdentifier
  }

  private var pairs: Set<Pair> = []

  package override init() {}

  package var count: Int { pairs.count / 2 }

  package func pair(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) {
    pairs.insert(Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other)))
    pairs.insert(Pair(one: ObjectIdentifier(other), other: ObjectIdentifier(one)))
    // Only a recognizer with companions needs the delegate. A scroll view's own recognizer keeps the scroll view as its
    // delegate.
    for each in [one, other] where each.delegate == nil { each.delegate = self }
  }

  func arePaired(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    pairs.contains(Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other)))
  }

  /// Removes a pair.
  package func part(_ one: UIGestureRecognizer, from other: UIGestureRecognizer) {
    pairs.remove(Pair(one: ObjectIdentifier(one), other: ObjectIdentifier(other)))
    pairs.remove(Pair(one: ObjectIdentifier(other), other: ObjectIdentifier(one)))
  }

  /// Removes all pairs of a recognizer, because a later one may have the same object identifier.
  package func forget(_ recognizer: UIGestureRecognizer) {
    let gone = ObjectIdentifier(recognizer)
    pairs = pairs.filter { $0.one != gone && $0.other != gone }
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    pairs.contains(
      Pair(
        one: ObjectIdentifier(gestureRecognizer), other: ObjectIdentifier(otherGestureRecognizer)))
  }
}
