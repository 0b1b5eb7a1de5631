import Foundation
import GestureCore

/// A subpath as straight lines from point to point.
package struct Polyline: Sendable, Hashable {
  package var points: [CGPoint]
  /// Whether the last point is joined to the first.
  package var isClosed: Bool

  package init(_ points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }

  /// The lines, the closing one included.
  var segments: [(from: CGPoint, to: CGPoint)] {
    var segments = zip(points, points.dropFirst()).map { (from: $0, to: $1) }
    if isClosed, let first = points.first, let last = points.last, first != last {
      segments.append((last, first))
    }
    return segments
  }

  /// Twice the area; positive where the points go from the x axis towards the y axis.
  var signedArea: CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}

extension Path {
  /// The path with its curves broken into straight lines.
  /// - Parameter tolerance: how far from the curve, in points, a line may be.
  package func flattened(tolerance: CGFloat = 0.1) -> [Polyline] {
    var lines: [Polyline] = []
    for subpath in subpaths {
      var line = Polyline([], isClosed: subpath.elements.last == .close)
      for element in subpath.elements {
        let from = line.points.last ?? .zero
        switch element {
        case .move(let point), .line(let point): line.points.append(point)
        case .quad(let control, let end):
          let bend = (from - control).length + (end - control).length
          for t in Self.steps(bend, tolerance) {
            line.points.append(Self.point(from, control, end, at: t))
          }
        case .cubic(let first, let second, let end):
          let bend = (from - first).length + (second - first).length + (end - second).length
          for t in Self.steps(bend, tolerance) {
            line.points.append(Self.point(from, first, second, end, at: t))
          }
        case .close: break
        }
      }
      lines.append(line)
    }
    return lines
  }

  /// A curve that is no longer than that needs about so many lines: the error falls with their square.
  private static func steps(_ length: CGFloat, _ tolerance: CGFloat) -> [CGFloat] {
    guard length.isFinite, length > 0 else { return [1] }
    let count = Int(
      bounding: max(1, min((length / max(tolerance, 1e-4) / 4).squareRoot().rounded(.up), 200)))
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }

  static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
      y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
  }

  static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat)
    -> CGPoint
  {
    let s = 1 - t
    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
  }
}
