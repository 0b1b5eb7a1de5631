import Foundation

/// The geometry of a set of fingers at one moment, in the coordinate space of the points given.
///
/// The recognizer decides *when*; this says *how much*: pan follows `centroid`, pinch compares
/// `span`, rotation follows `angle`. It is made anew for every touch event, so it keeps sums instead
/// of points, and works out only what is asked for.
public struct TouchCluster: Sendable, Hashable {
  public private(set) var count = 0
  private var sum = CGPoint.zero
  private var first = CGPoint.zero
  /// From the first point to the second.
  private var way = CGPoint.zero

  public init() {}

  /// Measures the points, in order: the first two are those that pinch and rotate.
  public init(_ points: some Sequence<CGPoint>) {
    for point in points { add(point) }
  }

  public mutating func add(_ point: CGPoint) {
    if count == 0 { first = point }
    if count == 1 { way = point - first }
    sum = sum + point
    count += 1
  }

  /// The arithmetic mean of the points, or zero when there are none (REC-03).
  public var centroid: CGPoint { count == 0 ? .zero : sum / CGFloat(count) }

  /// The distance between the first two points, or 0 with fewer than two.
  public var span: CGFloat { way.length }

  /// The direction from the first point to the second in radians, in (-π, π], clockwise from the
  /// x axis where y points down (ROT-02); 0 with fewer than two points.
  public var angle: CGFloat { atan2(way.y, way.x) }
}
