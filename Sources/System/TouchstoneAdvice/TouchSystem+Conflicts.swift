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
    let working = recognizers.filter { $0.isEnabled }
    let types = working.map { Set($0.allowedTouchTypes.map(\.intValue)) }
    var count = 0
    for index in working.indices {
      for other in working.indices[(index + 1)...] {
        count += 1
        guard count <= PairLimit.looked else { return false }
        guard !types[index].isDisjoint(with: types[other]),
          working[index].mayMeet(working[other])
        else { continue }
        guard look(GesturePair(working[index], working[other], tuning)) else { return false }
      }
    }
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether one's view is in the other's.
  fileprivate func mayMeet(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return false }
    if view === otherView, let list = view as? UIScrollView, list.arranges(self, with: other) {
      return false
    }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }
}

/// Their number grows with the square of the recognizers'.
private enum PairLimit {
  static let looked = 100_000
  static let told = 1000
}
