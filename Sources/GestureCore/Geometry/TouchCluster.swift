import Foundation

/// The geometry of a set of fingers at one moment, in the coordinate space of the points given.
///
/// The recognizer decides *when*; this says *how much*: pan follows `centroid`, pinch compares
/// `span`, rotation follows `angle`.
public struct TouchCluster: Sendable, Hashable {
  public let count: Int
  /// The arithmetic mean of the points, or zero when there are none (REC-03).
  public let centroid: CGPoint
  /// The distance between the first two points, or 0 with fewer than two.
  public let span: CGFloat
  /// The direction from the first point to the second in radians, in (-π, π], clockwise from the
  /// x axis where y points down (ROT-02); 0 with fewer than two points.
  public let angle: CGFloat

  /// Measures the points, in order: the first two are those that pinch and rotate.
  public init(_ points: some Collection<CGPoint>) {
    // This runs once per touch event, so one pass and nothing kept: no array is made.
    var count = 0
    var sum = CGPoint.zero
    var first = CGPoint.zero
    var way = CGPoint.zero
    for point in points {
      if count == 0 { first = point }
      if count == 1 { way = point - first }
      sum = sum + point
      count += 1
    }
    self.count = count
    centroid = count == 0 ? .zero : sum / CGFloat(count)
    span = way.length
    angle = atan2(way.y, way.x)
  }
}
