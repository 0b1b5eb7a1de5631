#if !hasFeature(Embedded)
  import Foundation
#endif

// Points as two numbers, for gesture maths; `package`, so that they never meet a client's own.
extension CGPoint {
  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The way from `right` to `left`.
  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  package static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  package static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }

  /// The distance from the origin.
  package var length: CGFloat { hypot(x, y) }

  package func distance(to other: CGPoint) -> CGFloat { (other - self).length }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}
