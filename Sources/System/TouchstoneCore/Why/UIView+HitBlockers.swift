import GestureCore

extension UIView {
  /// All reasons why the view and all that is in it cannot be hit, except for its transform.
  var hitMisses: [HitMiss] {
    var misses: [HitMiss] = []
    if isHidden { misses.append(.hidden) }
    if !isUserInteractionEnabled { misses.append(.userInteractionDisabled) }
    if !Self.isHittable(alpha: alpha) { misses.append(.transparent(alpha: alpha)) }
    if motion != nil, isBarredByAnimation { misses.append(.animated) }
    return misses
  }

  /// The view, this one or an ancestor, because of which nothing here can be hit; `nil` if there is none.
  package var hitBlocker: (view: UIView, miss: HitMiss)? { hitBlockers.first }

  /// Each reason why nothing here can be hit, from the view up.
  package var hitBlockers: [(view: UIView, miss: HitMiss)] {
    var blockers: [(UIView, HitMiss)] = []
    var current: UIView? = self
    while let view = current {
      blockers += view.hitMisses.map { (view, $0) }
      if view.isFlattened { blockers.append((view, .flattened)) }
      current = view.superview
    }
    return blockers
  }
}
