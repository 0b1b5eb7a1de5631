import Foundation

extension UIView {
  /// Whether a view of that opacity can be hit. UIKit compares 32-bit numbers, so that 0.01 itself is below the limit
  /// (HIT-02, COR-20).
  static func isHittable(alpha: CGFloat) -> Bool { Double(Float(alpha)) >= 0.01 }

  /// Depth first, front to back; the first answer wins (HIT-01). What is animated is passed by unless
  /// its animation allows touches, and the values that were set count, not how it looks (HIT-10).
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHit(at: point, with: event) else { return nil }
    return hitSubview(at: point, with: event) ?? self
  }

  private func isHit(at point: CGPoint, with event: UIEvent?) -> Bool {
    // No subclass can have overridden what a view of this very class answers.
    if Swift.type(of: self) == UIView.self, motion == nil {
      return visibility.isHittable && geometry.holds(point)
    }
    return !isHidden && isUserInteractionEnabled && Self.isHittable(alpha: alpha)
      && (motion == nil || !isBarredByAnimation) && self.point(inside: point, with: event)
  }

  /// A view of this very class has no override: it is not asked what it would answer, and
  /// nearly all are missed. So the search goes down from list to list, and counts no view and no list as long as
  /// it meets none that is of another class, moves or is turned: where nothing is called, nothing has to be kept.
  private func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var point = point
    var view = Unretained(self)
    var rest = children.count
    while true {
      var inside: CGPoint?
      rest = view.with {
        $0.children.lastIndex(among: rest) { child in
          guard Swift.type(of: child) == UIView.self, child.geometry.isPlain else { return true }
          guard let place = child.geometry.insideOfPlain(point), child.visibility.isHittable
          else { return false }
          if child.motion == nil { inside = place }
          return true
        }
      }
      if rest < 0 { return view.isSame(as: self) ? nil : view.object }
      guard let below = inside else {
        let kept = view.object
        return kept.hit(among: rest + 1, at: point, with: event) ?? (kept === self ? nil : kept)
      }
      point = below
      view = view.with { $0.children.unretained(at: rest) }
      rest = view.with { $0.children.count }
    }
  }

  /// The search among the first of its subviews, once it has come to one that has to be looked at more closely.
  /// Code of clients may run, and change the tree: views are kept.
  private func hit(among count: Int, at point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in children[..<count].reversed() {
      if let hit = subview.hit(fromAbove: point, with: event) { return hit }
    }
    return nil
  }

  /// Asks a view, in the coordinates of what it is in. One that may have an opinion of its own is asked for it.
  func hit(fromAbove point: CGPoint, with event: UIEvent?) -> UIView? {
    let type = Swift.type(of: self)
    if type == UIView.self || type == UIWindow.self {
      return plainInside(point).map { hitSubview(at: $0, with: event) ?? self }
    }
    let inside = convertFromSuperview(point)
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    return hitTest(inside, with: event)
  }

  /// The point in a view's own coordinates, if the view is hit there by bounds and flags alone.
  @inline(__always)
  private func plainInside(_ point: CGPoint) -> CGPoint? {
    guard let inside = geometry.inside(point), visibility.isHittable,
      motion == nil || !isBarredByAnimation
    else { return nil }
    return inside
  }
}
