import Foundation
import GestureCore

extension Path {
  /// The part between two places of its length, given from 0 to 1; the whole path is left as it is.
  package func part(from start: CGFloat, to end: CGFloat) -> Path {
    let (start, end) = (max(0, min(start, 1)), max(0, min(end, 1)))
    if start == 0, end == 1 { return self }
    let lines = flattened(tolerance: 0.05)
    let whole = lines.reduce(0) { $0 + $1.length }
    let (first, last) = (whole * start, whole * end)
    guard last > first else { return Path() }
    var done: CGFloat = 0
    var parts: [Polyline] = []
    for line in lines {
      var points: [CGPoint] = []
      for (from, to) in line.segments where from != to {
        let length = from.distance(to: to)
        let (a, b) = (max(first - done, 0) / length, min(last - done, length) / length)
        if a < b, a <= 1, b >= 0 {
          if points.isEmpty { points.append(from + (to - from) * a) }
          points.append(from + (to - from) * b)
        }
        done += length
      }
      if points.count > 1 { parts.append(Polyline(points, isClosed: false)) }
    }
    return Path(polylines: parts)
  }
}

extension Polyline {
  var length: CGFloat { segments.reduce(0) { $0 + $1.from.distance(to: $1.to) } }
}
