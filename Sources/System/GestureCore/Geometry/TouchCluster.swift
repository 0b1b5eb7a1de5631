#if !hasFeature(Embedded)
  import Foundation
#endif

/// The geometry of a set of fingers at one moment, in the coordinate space of the points given.
///
/// The recognizer decides *when*; the cluster says *how much*: a pan follows `centroid`, a pinch
/// compares `span`, a rotation follows `angle`. A cluster is made for every touch event, so it stores
/// sums instead of points, and computes a value only when it is read.
public struct TouchCluster: Sendable, Hashable {
  // Inlinable, because recognizers build a cluster at every move.
  @usableFromInline var points = 0
  @usableFromInline var sum = CGPoint.zero
  @usableFromInline var first = CGPoint.zero
  /// From the first point to the second.
  @usableFromInline var axis = CGPoint.zero

  /// The number of points.
  @inlinable
  public var count: Int { points }

  /// Makes a cluster without points.
  @inlinable
  public init() {}

  /// Makes a cluster of the points, in order: the first two define `span` and `angle`.
  public init(_ points: some Sequence<CGPoint>) {
    for point in points { add(point) }
  }

  /// Adds a point.
  @inlinable
  public mutating func add(_ point: CGPoint) {
    if points == 0 { first = point }
    if points == 1 { axis = CGPoint(x: point.x - first.x, y: point.y - first.y) }
    sum.x += point.x
    sum.y += point.y
    points += 1
  }

  /// The arithmetic mean of the points, or zero when there are none (REC-03).
  public var centroid: CGPoint { count == 0 ? .zero : sum / CGFloat(count) }

  /// The movement of the centroid from a cluster of as many points. The sums are compared, because whole numbers stay exact
  /// in them: a movement of exactly a limit is not more than the limit.
  public func movement(from start: TouchCluster) -> CGPoint {
    count == 0 ? .zero : (sum - start.sum) / CGFloat(count)
  }

  /// The distance between the first two points, or 0 with fewer than two.
  public var span: CGFloat { axis.length }

  /// The direction from the first point to the second in radians, in (-π, π], clockwise from the
  /// x axis where y points down (ROT-02); 0 with fewer than two points.
  public var angle: CGFloat { atan2(axis.y, axis.x) }
}
