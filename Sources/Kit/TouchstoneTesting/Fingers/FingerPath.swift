import Foundation

/// A path along which speed does not depend on its bends. In points in window space.
public struct FingerPath: Sendable, Hashable {
  /// The corners; a curve consists of many short lines.
  public private(set) var points: [CGPoint]
  /// The distance along the path to each corner.
  private var distances: [CGFloat] = []

  /// Straight lines between points. Points that are not finite are ignored.
  public init(through points: [CGPoint]) {
    self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
    var sum: CGFloat = 0
    for (index, point) in self.points.enumerated() {
      if index > 0 {
        let last = self.points[index - 1]
        sum += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y))
          .squareRoot()
      }
      distances.append(sum)
    }
  }

  /// Straight lines between points.
  public static func through(_ points: CGPoint...) -> FingerPath { FingerPath(through: points) }

  /// An arc around a centre, beginning at a point; the angle is in radians, positive clockwise on
  /// the screen.
  public static func arc(
    around center: CGPoint, from start: CGPoint, by radians: CGFloat
  ) -> FingerPath {
    let (dx, dy) = (start.x - center.x, start.y - center.y)
    return FingerPath(
      through: (0...steps).map { step in
        let angle = radians * CGFloat(step) / CGFloat(steps)
        return CGPoint(
          x: center.x + dx * cos(angle) - dy * sin(angle),
          y: center.y + dx * sin(angle) + dy * cos(angle))
      })
  }

  /// A cubic Bézier curve.
  public static func curve(
    from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) -> FingerPath {
    FingerPath(
      through: (0...steps).map { step in
        let after = CGFloat(step) / CGFloat(steps)
        let before = 1 - after
        let weights = [
          before * before * before, 3 * before * before * after, 3 * before * after * after,
          after * after * after,
        ]
        return zip(weights, [start, control1, control2, end]).reduce(CGPoint.zero) { sum, next in
          CGPoint(x: sum.x + next.0 * next.1.x, y: sum.y + next.0 * next.1.y)
        }
      })
  }

  /// The total length in points.
  public var length: CGFloat { distances.last ?? 0 }

  /// The point at a fraction of the length, from 0 to 1; `nil` for a path without points.
  public func point(at part: CGFloat) -> CGPoint? {
    guard let first = points.first, let last = points.last else { return nil }
    let distance = part * length
    guard part > 0, length > 0 else { return first }
    guard let next = distances.firstIndex(where: { $0 >= distance }), next > 0 else {
      return part >= 1 ? last : first
    }
    let way = distances[next] - distances[next - 1]
    let inside = way > 0 ? (distance - distances[next - 1]) / way : 1
    let (from, to) = (points[next - 1], points[next])
    return CGPoint(x: from.x + (to.x - from.x) * inside, y: from.y + (to.y - from.y) * inside)
  }

  private static let steps = 64
}
