import Foundation

extension UIView {
  /// Below this opacity a view cannot be hit (HIT-02, OPN-20).
  static let leastHittableAlpha: CGFloat = 0.01

  /// Depth first, front to back; the first answer wins (HIT-01). What is animated is passed by unless
  /// its animation allows touches, and the values that were set count, not how it looks (HIT-10).
  func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= Self.leastHittableAlpha,
      motion == nil || !isBarredByAnimation, self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      let inside = subview.convertFromSuperview(point)
      guard inside.x.isFinite, inside.y.isFinite else { continue }
      // Nearly all are missed, and a plain view has no opinion of its own on that.
      if Swift.type(of: subview) == UIView.self, !subview.bounds.contains(inside) { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}
