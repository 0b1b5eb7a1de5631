import Foundation
import GestureCore
import Touchstone

/// Reduces many reports to few straight steps of constant speed.
enum Straightening {
  struct Step {
    var place: CGPoint
    var seconds: TimeInterval
    var isMove: Bool
  }

  typealias Report = (time: Timestamp, place: CGPoint)

  /// The steps, found by splitting at the report with the largest error, such that no report
  /// deviates by more than the tolerance from a finger with constant speed.
  static func steps(_ way: [Report], tolerance: CGFloat) -> [Step] {
    guard way.count > 1 else { return [] }
    var corners = [0, way.count - 1]
    var open = [(0, way.count - 1)]
    while let (from, to) = open.popLast() {
      guard let worst = worst(way, from, to, tolerance) else { continue }
      corners.append(worst)
      open += [(from, worst), (worst, to)]
    }
    corners.sort()
    return zip(corners, corners.dropFirst()).map { from, to in
      let (start, end) = (way[from], way[to])
      return Step(
        place: end.place, seconds: StageCode.seconds(from: start.time, to: end.time),
        isMove: start.place != end.place)
    }
  }

  private static func worst(
    _ way: [Report], _ from: Int, _ to: Int, _ tolerance: CGFloat
  ) -> Int? {
    let (start, end) = (way[from], way[to])
    let time = end.time.seconds(since: start.time)
    var found: (index: Int, distance: CGFloat)?
    for index in (from + 1)..<max(to, from + 1) {
      let part = time > 0 ? way[index].time.seconds(since: start.time) / time : 1
      let x = start.place.x + (end.place.x - start.place.x) * part
      let y = start.place.y + (end.place.y - start.place.y) * part
      let distance: CGFloat = hypot(way[index].place.x - x, way[index].place.y - y)
      if distance > max(tolerance, found?.distance ?? 0) { found = (index, distance) }
    }
    return found?.index
  }
}
