#if !hasFeature(Embedded)
  import Foundation
#endif

// Arithmetic on points. The operators are `package`, so that they cannot conflict with a client's own.
// Each is a few instructions, so they are inlined into their callers.
extension CGPoint {
  @inlinable package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The displacement from `right` to `left`.
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
