#if !hasFeature(Embedded)
  import Foundation
#endif

// Points as two numbers, for gesture maths; `package`, so that they never meet a client's own. They are
// a few instructions each, and belong into the code of those who calculate.
extension CGPoint {
  @inlinable package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The way from `right` to `left`.
  @inlinable package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  @inlinable package static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  @inlinable package static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }

  /// The distance from the origin.
  @inlinable package var length: CGFloat { hypot(x, y) }

  @inlinable package func distance(to other: CGPoint) -> CGFloat { (other - self).length }

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
}
