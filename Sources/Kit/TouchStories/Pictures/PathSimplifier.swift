import Foundation
import Touchstone

/// Removes the points of a path that can be interpolated.
///
/// The error is measured to the point where a finger would be if it moved at constant speed between
/// the remaining points. So rests and changes of speed are preserved.
struct PathSimplifier: Equatable {
  /// In points. It never decreases, so that the old end of a path is not simplified more than the
  /// rest.
  private(set) var tolerance: CGFloat = 0.25

  /// Above this tolerance, leaps may be removed.
  private static let coarse: CGFloat = 16

  /// At most `count` stops, including both ends.
  mutating func simplify(_ stops: [TouchPath.Stop], to count: Int) -> [TouchPath.Stop] {
    var kept = pass(over: stops)
    // Doubling terminates: with a large tolerance only the ends remain.
    while kept.count > max(count, 2), tolerance < 1e6 {
      tolerance *= 2
      kept = pass(over: kept)
    }
    return kept
  }

  private func pass(over stops: [TouchPath.Stop]) -> [TouchPath.Stop] {
    guard stops.count > 2 else { return stops }
    var isKept = Array(repeating: false, count: stops.count)
    isKept[0] = true
    isKept[stops.count - 1] = true
    for index in stops.indices where stops[index].isLeap && tolerance < Self.coarse {
      isKept[index] = true
      isKept[max(0, index - 1)] = true
    }
    let fixed = stops.indices.filter { isKept[$0] }
    var open = zip(fixed, fixed.dropFirst()).map { ($0, $1) }
    while let (first, last) = open.popLast() {
      var (worst, at) = (tolerance, -1)
      for index in (first + 1)..<max(last, first + 1) {
        let distance = distance(of: stops[index], from: stops[first], to: stops[last])
        if distance > worst { (worst, at) = (distance, index) }
      }
      guard at >= 0 else { continue }
      isKept[at] = true
      open.append((first, at))
      open.append((at, last))
    }
    return stops.indices.filter { isKept[$0] }.map { stops[$0] }
  }

  private func distance(
    of stop: TouchPath.Stop, from start: TouchPath.Stop, to end: TouchPath.Stop
  ) -> CGFloat {
    let time = end.time.seconds(since: start.time)
    let part = time > 0 ? stop.time.seconds(since: start.time) / time : 0
    return hypot(
      start.location.x + (end.location.x - start.location.x) * part - stop.location.x,
      start.location.y + (end.location.y - start.location.y) * part - stop.location.y)
  }
}
