import Foundation
import GestureCore

extension Path {
  /// The parts of the path that a pattern of lengths draws, as straight lines.
  package func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
    guard let pattern = StrokeStyle(dash: lengths).usableDash, phase.isFinite else { return self }
    return Path(polylines: flattened().flatMap { $0.dashed(pattern, phase: phase) })
  }

  package init(polylines: [Polyline]) {
    for polyline in polylines {
      guard let first = polyline.points.first else { continue }
      move(to: first)
      for point in polyline.points.dropFirst() { line(to: point) }
      if polyline.isClosed { close() }
    }
  }
}

extension Polyline {
  /// More dashes than these cannot be distinguished any more.
  private static let mostDashes = 100_000

  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let whole = pattern.reduce(0, +)
    var left = phase.truncatingRemainder(dividingBy: whole)
    if left < 0 { left += whole }
    var index = 0
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left

    var dashes: [Polyline] = []
    var dash: [CGPoint] = []
    for (from, to) in segments {
      let length = (to - from).length
      var done: CGFloat = 0
      if index.isMultiple(of: 2), dash.isEmpty { dash = [from] }
      while length - done > left, dashes.count < Self.mostDashes {
        done += left
        let point = from + (to - from) * (done / length)
        if index.isMultiple(of: 2) {
          dashes.append(Polyline(dash + [point], isClosed: false))
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if !dash.isEmpty { dash.append(to) }
    }
    if dash.count > 1 { dashes.append(Polyline(dash, isClosed: false)) }
    return dashes
  }
}
