import Foundation
import GestureCore
import Touchstone

/// One touch from its beginning to its end, and the way between.
package struct TouchPath: Equatable {
  /// A place on the way; points, scene space.
  package struct Stop: Equatable {
    package var time: Timestamp
    package var location: CGPoint
    /// How hard or broad the finger was, in the recording's own measure; `nil` if it does not say.
    package var weight: CGFloat?
    /// Whether the finger got here faster than it was watched.
    package var isLeap = false
  }

  package enum Ending: Equatable {
    case lifted, cancelled
    /// It was down when the picture ended.
    case none
  }

  /// The trace's number for it.
  package var id: Int
  /// Which of the fingers it is, counted from 0: the lowest that was free when it came down.
  package var lane: Int
  /// The hit view.
  package var view: String?
  package var stops: [Stop]
  package var ending = Ending.none

  /// From one report to the next, in points, a watched finger does not go further.
  private static let longestStride: CGFloat = 60
  /// With this many stops a path is simplified while it still grows.
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

  /// Adds the next place. However long the touch goes on, it keeps a limited number of them.
  mutating func go(to stop: Stop) {
    let last = stops[stops.count - 1].location
    var stop = stop
    stop.isLeap =
      hypot(stop.location.x - last.x, stop.location.y - last.y) > Self.longestStride
    if stop.weight == nil { stop.weight = stops[stops.count - 1].weight }
    stops.append(stop)
    if stops.count >= Self.many { simplify(to: Self.many / 2) }
  }

  /// Leaves out stops that are near the way between others, the nearest first, until there are few
  /// enough.
  mutating func simplify(to count: Int) {
    stops = simplifier.simplify(stops, to: count)
  }
}
