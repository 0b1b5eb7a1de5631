import GestureCore
@_spi(Kit) import TouchstoneScrolling

extension TouchSystem {
  /// What is known of the scene's recognizers before any finger comes down: which can prevent which others without
  /// intent, and which cannot work at all. The worst comes first.
  ///
  /// Delegates and subclass hooks are asked as they would be with a finger down; a pair for which they
  /// provide is left alone.
  ///
  /// Where the trace buffer is on, attempts in it count, too.
  public func conflicts() -> [GestureConflict] { conflicts(after: traceBuffer?.events ?? []) }

  package func conflicts(after events: [TraceEvent]) -> [GestureConflict] {
    var found: [GestureConflict] = []
    let all = recognizers
    for recognizer in all { found += recognizer.ownConflicts }
    found += reachConflicts(of: all)
    found += GestureRequirements(all, after: events).conflicts
    found += pairConflicts
    // Those of equal weight stay in the order of the tree.
    return found.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  /// The pairs of enabled recognizers that may receive the same touch, as far as pairs are looked at.
  package func pairsThatMeet() -> [GesturePair] {
    var pairs: [GesturePair] = []
    _ = forEachPair {
      pairs.append($0)
      return true
    }
    return pairs
  }

  /// Conflicts of pairs, and a note if there are more than anybody reads.
  private var pairConflicts: [GestureConflict] {
    var found: [GestureConflict] = []
    let isWhole = forEachPair { pair in
      if let conflict = pair.conflict { found.append(conflict) }
      return found.count < PairLimit.told
    }
    guard !isWhole else { return found }
    found.append(
      GestureConflict(
        severity: .note, rule: .tooManyPairs, subjects: [],
        sentence:
          "there are more pairs of recognizers to whom the same touch comes than are looked at",
        cure: "look at a part of the scene, or give recognizers to fewer views"))
    return found
  }

  /// Looks at pairs until there are too many, or the caller wants no more; returns whether it was all of them.
  private func forEachPair(_ look: (GesturePair) -> Bool) -> Bool {
    let candidates = recognizers.filter(\.isEnabled).map { PairCandidate($0) }
    var count = 0
    for index in candidates.indices {
      for other in candidates[(index + 1)...] {
        count += 1
        guard count <= PairLimit.looked else { return false }
        guard candidates[index].mayMeet(other) else { continue }
        let pair = GesturePair(candidates[index].recognizer, other.recognizer, tuning)
        guard look(pair) else { return false }
      }
    }
    return true
  }
}

/// A recognizer with what is compared in each of its pairs.
private struct PairCandidate {
  let recognizer: UIGestureRecognizer
  private let view: UIView?
  /// The view and its superviews.
  private let path: Set<ObjectIdentifier>
  private let touchTypes: Set<Int>

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    view = recognizer.view
    path = Set(sequence(first: view) { $0?.superview }.compactMap { $0.map(ObjectIdentifier.init) })
    touchTypes = Set(recognizer.allowedTouchTypes.map(\.intValue))
  }

  /// Whether one touch may come to both: one's view is in the other's.
  func mayMeet(_ other: PairCandidate) -> Bool {
    guard let view, let otherView = other.view,
      path.contains(ObjectIdentifier(otherView)) || other.path.contains(ObjectIdentifier(view)),
      !touchTypes.isDisjoint(with: other.touchTypes)
    else { return false }
    return ![view, otherView].contains {
      ($0 as? UIScrollView)?.arranges(recognizer, with: other.recognizer) == true
    }
  }
}

/// Their number grows with the square of the recognizers'.
private enum PairLimit {
  static let looked = 100_000
  static let told = 1000
}
