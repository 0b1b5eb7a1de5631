#if !hasFeature(Embedded)
  import Foundation
#endif

/// The geometry of a set of fingers at one moment, in the coordinate space of the points given.
///
/// The recognizer decides *when*; this says *how much*: pan follows `centroid`, pinch compares
/// `span`, rotation follows `angle`. It is made anew for every touch event, so it keeps sums instead
/// of points, and works out only what is asked for.
public struct TouchCluster: Sendable, Hashable {
  // What recognizers ask at every move is put together where they do.
  @usableFromInline var points = 0
  @usableFromInline var sum = CGPoint.zero
  @usableFromInline var first = CGPoint.zero
  /// From the first point to the second.
  @usableFromInline var way = CGPoint.zero

  /// How many places it has.
  @inlinable
  public var count: Int { points }

  /// No places.
  @inlinable
  public init() {}

  /// Measures the points, in order: the first two are those that pinch and rotate.
  public init(_ points: some Sequence<CGPoint>) {
    for point in points { add(point) }
  }

  /// Takes a place in.
  @inlinable
  public mutating func add(_ point: CGPoint) {
    if points == 0 { first = point }
    if points == 1 { way = CGPoint(x: point.x - first.x, y: point.y - first.y) }
    sum.x += point.x
    sum.y += point.y
    points += 1
  }

  /// The arithmetic mean of the points, or zero when there are none (REC-03).
  public var centroid: CGPoint { count == 0 ? .zero : sum / CGFloat(count) }

  /// The distance between the first two points, or 0 with fewer than two.
  public var span: CGFloat { way.length }

  /// The direction from the first point to the second in radians, in (-π, π], clockwise from the
  /// x axis where y points down (ROT-02); 0 with fewer than two points.
  public var angle: CGFloat { atan2(way.y, way.x) }
}
