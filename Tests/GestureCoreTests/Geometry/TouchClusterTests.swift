import Foundation
import GestureCore
import Testing

@Suite("TouchCluster")
struct TouchClusterTests {
  @Test("no fingers: all zeros")
  func empty() {
    #expect(Measure(TouchCluster([])) == Measure(count: 0, centroid: .zero, span: 0, angle: 0))
  }

  @Test("one finger is its own centroid, without span or angle")
  func one() {
    let point = CGPoint(x: 3, y: -4)
    #expect(
      Measure(TouchCluster([point])) == Measure(count: 1, centroid: point, span: 0, angle: 0))
  }

  @Test("two fingers have the middle, their distance and the way from first to second")
  func two() {
    let points = [CGPoint(x: 1, y: 1), CGPoint(x: 4, y: 5)]
    #expect(
      Measure(TouchCluster(points))
        == Measure(
          count: 2, centroid: CGPoint(x: 2.5, y: 3), span: 5, angle: atan2(CGFloat(4), 3)))
    #expect(
      Measure(TouchCluster(points.reversed()))
        == Measure(
          count: 2, centroid: CGPoint(x: 2.5, y: 3), span: 5, angle: atan2(CGFloat(-4), -3)))
  }

  @Test("the third finger moves the centroid alone")
  func three() {
    let points = [CGPoint.zero, CGPoint(x: 0, y: 6), CGPoint(x: 9, y: 9)]
    #expect(
      Measure(TouchCluster(points))
        == Measure(count: 3, centroid: CGPoint(x: 3, y: 5), span: 6, angle: .pi / 2))
  }

  @Test("a movement of whole points is exact, of three fingers too")
  func movement() {
    let resting = [CGPoint(x: 187, y: 367), CGPoint(x: 322, y: 413)]
    let start = TouchCluster(resting + [CGPoint(x: 270, y: 543)])
    let end = TouchCluster(resting + [CGPoint(x: 252, y: 519)])
    #expect(end.movement(from: start) == CGPoint(x: -6, y: -8))
    #expect(end.centroid.x - start.centroid.x != -6, "a difference of centroids is rounded")
    #expect(TouchCluster().movement(from: TouchCluster()) == .zero)
  }

  @Test("with y down, angles grow clockwise, and straight left is π rather than -π")
  func directions() {
    let ways: [(CGFloat, CGFloat)] = [(1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1)]
    let angles = ways.map { x, y in
      TouchCluster([CGPoint(x: 5, y: 5), CGPoint(x: 5 + x, y: 5 + y)]).angle
    }
    let expected: [CGFloat] = [0, .pi / 4, .pi / 2, .pi, -.pi / 2, -.pi / 4]
    #expect(angles == expected)
  }

  @Test("two fingers in one place have neither span nor angle")
  func coincident() {
    let point = CGPoint(x: -7, y: -8)
    #expect(
      Measure(TouchCluster([point, point]))
        == Measure(count: 2, centroid: point, span: 0, angle: 0))
  }

  @Test("any collection will do, in its own order")
  func collections() {
    let points = [CGPoint(x: 9, y: 9), CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 0)]
    let slice = TouchCluster(points.dropFirst())
    let lazy = TouchCluster(points.lazy.filter { $0.x == 0 })
    let set = TouchCluster(CollectionOfOne(points[0]))
    #expect(slice == TouchCluster([points[1], points[2]]))
    #expect(lazy == slice)
    #expect(set == TouchCluster([points[0]]))
    #expect(Set([slice, lazy, set]).count == 2)
  }

  @Test("moving all fingers moves the centroid alone")
  func translation() {
    let points = [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: -3), CGPoint(x: 0, y: 7)]
    let before = TouchCluster(points)
    let after = TouchCluster(points.map { CGPoint(x: $0.x + 3, y: $0.y - 6) })
    #expect(
      Measure(after)
        == Measure(
          count: 3, centroid: CGPoint(x: before.centroid.x + 3, y: before.centroid.y - 6),
          span: before.span, angle: before.angle))
  }

  @Test("coordinates that are not finite or too large spread, and never trap")
  func extremes() {
    let huge = CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0)
    #expect(TouchCluster([huge, huge]).centroid.x == .infinity)
    #expect(TouchCluster([huge, CGPoint(x: -huge.x, y: 0)]).span == .infinity)
    #expect(TouchCluster([huge, CGPoint(x: CGFloat.nan, y: 0)]).span.isNaN)
    #expect(TouchCluster([.zero, CGPoint(x: 0, y: CGFloat.infinity)]).angle == .pi / 2)
  }

  /// A cluster's four properties as one value, so that a test asserts all of them.
  private struct Measure: Equatable {
    var count: Int
    var centroid: CGPoint
    var span: CGFloat
    var angle: CGFloat

    init(count: Int, centroid: CGPoint, span: CGFloat, angle: CGFloat) {
      self.count = count
      self.centroid = centroid
      self.span = span
      self.angle = angle
    }

    init(_ cluster: TouchCluster) {
      self.init(
        count: cluster.count, centroid: cluster.centroid, span: cluster.span, angle: cluster.angle)
    }
  }
}
