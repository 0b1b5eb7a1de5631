import Foundation

/// Two recognizers that may receive the same touch, and how each affects the other.
@MainActor package struct GesturePair {
  /// The first in rank comes first: on the deeper view, or added later (ARB-05).
  package let first: UIGestureRecognizer
  package let second: UIGestureRecognizer
  let tuning: GestureTuning

  init(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer, _ tuning: GestureTuning) {
    (first, second) = one.rankAmongMembers <= other.rankAmongMembers ? (one, other) : (other, one)
    self.tuning = tuning
  }

  var conflict: GestureConflict? {
    guard sharesFingers else { return nil }
    return tapsConflict ?? panAndSwipe ?? panAndEdge ?? sameGesture ?? transforms ?? pressAndPan
      ?? tapAndPan
  }

  /// Whether the same fingers may be enough for both.
  var sharesFingers: Bool { !fingers(first).isDisjoint(with: fingers(second)) }

  // MARK: - Permissions

  /// Whether one keeps the other out, by their classes and delegates (ARB-02).
  package func prevents(_ winner: UIGestureRecognizer, _ loser: UIGestureRecognizer) -> Bool {
    winner.canPrevent(loser) && loser.canBePrevented(by: winner) && !isSimultaneous
  }

  package var isSimultaneous: Bool { agrees(first, with: second) || agrees(second, with: first) }

  private func agrees(_ one: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  package var isOrdered: Bool { first.waits(for: second) || second.waits(for: first) }

  /// Both of one kind, in either order.
  func both<One, Other>(_: One.Type, _: Other.Type) -> (one: One, other: Other)? {
    if let one = first as? One, let other = second as? Other { return (one, other) }
    if let one = second as? One, let other = first as? Other { return (one, other) }
    return nil
  }

  func conflict(
    _ severity: GestureConflict.Severity, _ rule: GestureConflict.Rule,
    _ names: [UIGestureRecognizer], _ sentence: String, cure: String
  ) -> GestureConflict {
    GestureConflict(
      severity: severity, rule: rule, subjects: names.map(\.subject), sentence: sentence,
      cure: cure)
  }

  func simultaneousCure() -> String {
    "let one of the delegates answer true to shouldRecognizeSimultaneouslyWith"
  }

  /// How many fingers it takes; what is not UIKit's own may take any number.
  private func fingers(_ recognizer: UIGestureRecognizer) -> FingerCount {
    switch recognizer {
    case let tap as UITapGestureRecognizer: .exactly(tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer: .exactly(press.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer: .exactly(swipe.numberOfTouchesRequired)
    case is UIScreenEdgePanGestureRecognizer: .exactly(1)
    case let pan as UIPanGestureRecognizer:
      FingerCount(least: pan.minimumNumberOfTouches, most: pan.maximumNumberOfTouches)
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: .exactly(2)
    default: FingerCount(least: 1, most: .max)
    }
  }

  private struct FingerCount {
    var least: Int
    var most: Int

    static func exactly(_ count: Int) -> FingerCount {
      FingerCount(least: max(1, count), most: max(1, count))
    }

    func isDisjoint(with other: FingerCount) -> Bool { most < other.least || other.most < least }
  }
}

extension UIGestureRecognizer {
  /// Whether it waits for another one to fail, by any of the five rules.
  package func waits(for other: UIGestureRecognizer) -> Bool {
    requiresFailure(of: other) || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }
}
