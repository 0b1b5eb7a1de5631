import Foundation
import GestureCore
import Touchstone

/// A touch from its beginning to its end, with its path.
package struct TouchPath: Equatable {
  /// A point of the path, in points in scene space.
  package struct Stop: Equatable {
    package var time: Timestamp
    package var location: CGPoint
    /// The finger's pressure or width, in the recording's unit; `nil` if it was not recorded.
    package var weight: CGFloat?
    /// Whether the finger moved here between two reports that are far apart.
    package var isLeap = false
  }

  package enum Ending: Equatable {
    case lifted, cancelled
    /// The touch was down at the picture's end.
    case none
  }

  /// The trace's number.
  package var id: Int
  /// Index of the finger: the lowest that was free at the landing, from 0.
  package var lane: Int
  /// The hit view.
  package var view: String?
  package var stops: [Stop]
  package var ending = Ending.none

  /// The largest distance in points between two reports that is not a leap.
  private static let longestStride: CGFloat = 60
  /// The number of stops at which a growing path is simplified.
  private static let many = 256

  private var simplifier = PathSimplifier()

  init(id: Int, lane: Int, view: String?, start: Stop) {
    self.id = id
    self.lane = lane
    self.view = view
    stops = [start]
  }

  package var began: Timestamp { stops[0].time }
  package var ended: Timestamp { stops[stops.count - 1].time }

  /// Appends a stop. The number of stored stops is limited.
  mutating func go(to stop: Stop) {
    let last = stops[stops.count - 1].location
    var stop = stop
    stop.isLeap =
      hypot(stop.location.x - last.x, stop.location.y - last.y) > Self.longestStride
    if stop.weight == nil { stop.weight = stops[stops.count - 1].weight }
    stops.append(stop)
    if stops.count >= Self.many { simplify(to: Self.many / 2) }
  }

  /// Removes stops near the path, the nearest first, until there are at most `count`.
  mutating func simplify(to count: Int) {
    stops = simplifier.simplify(stops, to: count)
  }
}
