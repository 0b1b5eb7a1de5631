extension TouchSystem {
  /// What can be said of the scene's recognizers before any finger comes: who can keep whom out without
  /// meaning to, and who cannot work at all. The worst comes first.
  ///
  /// Delegates and subclass hooks are asked as they would be with a finger down; a pair for which they
  /// provide is left alone.
  public func conflicts() -> [GestureConflict] {
    var found: [GestureConflict] = []
    let all = recognizers
    for recognizer in all { found += recognizer.ownConflicts }
    found += GestureRequirements(all).conflicts
    found += pairsThatMeet().compactMap(\.conflict)
    // Those of equal weight stay in the order of the tree.
    return found.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  /// The enabled recognizers, two by two, to whom the same touch may come.
  func pairsThatMeet() -> [GesturePair] {
    let working = recognizers.filter { $0.isEnabled }
    return working.indices.flatMap { index in
      working[(index + 1)...].filter(working[index].mayMeet).map {
        GesturePair(working[index], $0, tuning)
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether a touch may come to both.
  fileprivate func mayMeet(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view,
      view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
    else { return false }
    let types = Set(allowedTouchTypes.map(\.intValue))
    return !types.isDisjoint(with: other.allowedTouchTypes.map(\.intValue))
  }
}
