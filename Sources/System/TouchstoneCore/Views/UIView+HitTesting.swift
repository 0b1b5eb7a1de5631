import Foundation

extension UIView {
  /// Whether a view of that opacity can be hit. UIKit compares 32-bit numbers, so that 0.01 itself is below the limit (HIT-02,
  /// COR-20).
  static func isHittable(alpha: CGFloat) -> Bool { Double(Float(alpha)) >= 0.01 }

  /// Searches depth first, front to back; the first hit wins (HIT-01). Animating views are skipped unless their animation
  /// allows touches. Model values count, not presentation values (HIT-10).
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isHit(at: point, with: event) else { return nil }
    return hitSubview(at: point, with: event) ?? self
  }

  private func isHit(at point: CGPoint, with event: UIEvent?) -> Bool {
    // A plain `UIView` has no overrides to call.
    if Swift.type(of: self) == UIView.self, motion == nil {
      return visibility.isHittable && geometry.holds(point)
    }
    return !isHidden && isUserInteractionEnabled && Self.isHittable(alpha: alpha)
      && (motion == nil || !isBarredByAnimation) && self.point(inside: point, with: event)
  }

  /// Plain `UIView`s have no overrides to call, and most are missed. So the search descends from one list of subviews to the
  /// next without retaining views or lists, until it meets a view of another class, an animation or a transform. As long as no
  /// client code is called, nothing needs to be retained.
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

  /// Searches the first `count` subviews, starting at a view that needs the full test. Client code may run and change the tree,
  /// so views are retained.
  private func hit(among count: Int, at point: CGPoint, with event: UIEvent?) -> UIView? {
    for subview in children[..<count].reversed() {
      if let hit = subview.hit(fromAbove: point, with: event) { return hit }
    }
    return nil
  }

  /// Tests a view, with the point in its superview's coordinates. Calls the overrides of subclasses.
  func hit(fromAbove point: CGPoint, with event: UIEvent?) -> UIView? {
    let type = Swift.type(of: self)
    if type == UIView.self || type == UIWindow.self {
      return plainInside(point).map { hitSubview(at: $0, with: event) ?? self }
    }
    let inside = convertFromSuperview(point)
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    return hitTest(inside, with: event)
  }

  /// The point in the view's own coordinates, if bounds and flags are enough to say that the view is hit.
  @inline(__always)
  private func plainInside(_ point: CGPoint) -> CGPoint? {
    guard let inside = geometry.inside(point), visibility.isHittable,
      motion == nil || !isBarredByAnimation
    else { return nil }
    return inside
  }
}
