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
  @inlinable
  public init(_ points: some Collection<CGPoint>) {
    // This runs for every touch event, so it must not allocate: no array is made, and it is
    // inlinable because walking a collection of unknown type allocates for each element.
    var tally = Tally()
    for point in points {
      tally.add(point)
    }
    self.init(tally)
  }

  @usableFromInline
  init(_ tally: Tally) {
    count = tally.count
    centroid = tally.count == 0 ? .zero : tally.sum / CGFloat(tally.count)
    span = tally.way.length
    angle = atan2(tally.way.y, tally.way.x)
  }

  /// What must be remembered of the points while they pass.
  @usableFromInline
  struct Tally {
    fileprivate var count = 0
    fileprivate var sum = CGPoint.zero
    fileprivate var first = CGPoint.zero
    /// From the first point to the second.
    fileprivate var way = CGPoint.zero

    @usableFromInline
    init() {}

    @usableFromInline
    mutating func add(_ point: CGPoint) {
      if count == 0 { first = point }
      if count == 1 { way = point - first }
      sum = sum + point
      count += 1
    }
  }
}
