import GestureCore

/// How two recognizers that may receive the same touch relate to each other, by the answers of their
/// delegates and classes; that the one that recognizes first keeps the other out needs no words.
package struct GestureStanding: Hashable {
  package var subject: Subject
  package var other: Subject
  /// Whether they may recognize together; otherwise the first keeps the second out, but not the
  /// other way round.
  package var isSimultaneous: Bool
}

extension TouchSystem {
  /// How the scene's recognizers stand to each other. Delegates and subclass hooks are asked as they
  /// would be with a finger down.
  package func standings() -> [GestureStanding] {
    pairsThatMeet().compactMap(\.standing)
  }
}

extension GesturePair {
  fileprivate var standing: GestureStanding? {
    guard sharesFingers else { return nil }
    if isSimultaneous {
      return GestureStanding(subject: first.subject, other: second.subject, isSimultaneous: true)
    }
    switch (prevents(first, second), prevents(second, first)) {
    case (true, false):
      return GestureStanding(subject: first.subject, other: second.subject, isSimultaneous: false)
    case (false, true):
      return GestureStanding(subject: second.subject, other: first.subject, isSimultaneous: false)
    default: return nil
    }
  }
}
