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
    return hitSubview(at: point, with: event) ?? self
  }

  /// A view of this very class has no opinion of its own: nobody is asked what it would answer, and
  /// nearly all are missed.
  private func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let subviews = children
    var next = subviews.count
    while next > 0 {
      next -= 1
      if Swift.type(of: subviews[next]) == UIView.self {
        guard let inside = subviews[next].geometry.inside(point) else { continue }
        let subview = subviews[next]
        guard subview.visibility.isHittable, subview.motion == nil || !subview.isBarredByAnimation
        else { continue }
        return subview.hitSubview(at: inside, with: event) ?? subview
      }
      let subview = subviews[next]
      let inside = subview.convertFromSuperview(point)
      guard inside.x.isFinite, inside.y.isFinite else { continue }
      if let hit = subview.hitTest(inside, with: event) { return hit }
    }
    return nil
  }
}
