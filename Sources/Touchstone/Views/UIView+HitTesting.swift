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
  /// nearly all are missed. So the search goes down from list to list, and holds no view until it has
  /// found the last.
  private func hitSubview(at point: CGPoint, with event: UIEvent?) -> UIView? {
    var point = point
    var level = children
    var hit: (level: [UIView], place: Int)?
    var next = level.count
    while next > 0 {
      next -= 1
      guard Swift.type(of: level[next]) == UIView.self else {
        if let hit = level[next].hit(fromAbove: point, with: event) { return hit }
        continue
      }
      guard let inside = level[next].geometry.inside(point), level[next].visibility.isHittable,
        level[next].motion == nil || !level[next].isBarredByAnimation
      else { continue }
      point = inside
      hit = (level, next)
      level = level[next].children
      next = level.count
    }
    return hit.map { $0.level[$0.place] }
  }

  /// Asks a view that may have an opinion of its own.
  private func hit(fromAbove point: CGPoint, with event: UIEvent?) -> UIView? {
    let inside = convertFromSuperview(point)
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    return hitTest(inside, with: event)
  }
}
