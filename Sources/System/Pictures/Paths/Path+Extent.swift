import Foundation
import GestureCore

/// Where a path is.
extension Path {
  /// The smallest rectangle around all its points, the controls included; `null` for an empty path.
  package var controlBounds: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .quad(let control, _): points.append(control)
      case .cubic(let first, let second, _): points += [first, second]
      default: break
      }
      if let end = element.end { points.append(end) }
    }
    return Self.box(points)
  }

  /// The smallest rectangle around what is drawn; `null` for an empty path.
  package var bounds: CGRect {
    var points: [CGPoint] = []
    for subpath in subpaths {
      var from = CGPoint.zero
      for element in subpath.elements {
        switch element {
        case .quad(let control, let end):
          let turns = [
            Self.turn(from.x, control.x, end.x), Self.turn(from.y, control.y, end.y),
          ]
          points += turns.compactMap { $0 }.map { Self.point(from, control, end, at: $0) }
        case .cubic(let first, let second, let end):
          let turns =
            Self.turns(from.x, first.x, second.x, end.x)
            + Self.turns(from.y, first.y, second.y, end.y)
          points += turns.map { Self.point(from, first, second, end, at: $0) }
        default: break
        }
        if let end = element.end {
          points.append(end)
          from = end
        }
      }
    }
    return Self.box(points)
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(),
      let top = points.map(\.y).min(), let bottom = points.map(\.y).max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Where one coordinate of a quadratic curve turns back, between its ends.
  private static func turn(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
    let bend = a - 2 * b + c
    guard bend != 0 else { return nil }
    let t = (a - b) / bend
    return t > 0 && t < 1 ? t : nil
  }

  /// Likewise of a cubic one.
  private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (square, linear, constant) = (d - a + 3 * (b - c), 2 * (a - 2 * b + c), b - a)
    let roots: [CGFloat]
    if abs(square) < 1e-12 {
      roots = linear == 0 ? [] : [-constant / linear]
    } else {
      let discriminant = linear * linear - 4 * square * constant
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  // MARK: - The inside

  /// Whether the path, each subpath closed, encloses a point.
  package func contains(_ point: CGPoint, rule: FillRule = .winding) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var turns = 0
    for line in flattened(tolerance: 0.02) {
      let closed = Polyline(line.points, isClosed: true)
      for (from, to) in closed.segments where (from.y <= point.y) != (to.y <= point.y) {
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { turns += from.y < to.y ? 1 : -1 }
      }
    }
    return rule == .winding ? turns != 0 : turns & 1 == 1
  }
}
