import Foundation

/// An element of a pattern: what fingers do until an event ends the element.
package struct PatternElement: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    case down(Landing)
    /// The last finger lifts.
    case up
    /// A finger lifts, and others stay down.
    case lift
    case move(Travel)
    /// Fingers stay down for a number of seconds.
    case hold(TimeInterval)
    /// No finger lands for a number of seconds.
    case still(TimeInterval)
    /// Simultaneous patterns with separate fingers.
    case together([PatternNode])
  }

  package var action: Action
  package var limits: [TimeLimit] = []
  package var drift: Drift?
  package var mark: PatternMark?
  package var captures: [String] = []
  package var name: String?

  package init(_ action: Action) { self.action = action }
}

/// How fingers land.
package struct Landing: Sendable, Hashable {
  package var count: Int
  /// Whether additional fingers may land at the same time.
  package var mayBeMore = false
  package var region: PatternRegion?
  package var near: Near?
  /// The maximum time in seconds from the first to the last landing.
  package var spread: TimeInterval?
  /// The time limit for the first landing.
  package var gap: TimeLimit?

  /// A captured location near which they must land.
  package struct Near: Sendable, Hashable {
    package var capture: String
    package var distance: CGFloat
    /// Whether the centre of all fingers is measured instead of each finger.
    package var isOfCentre: Bool
  }
}

/// The goal of a movement, measured from the element's beginning unless noted otherwise.
package struct Travel: Sendable, Hashable {
  package enum Measure: Sendable, Hashable {
    /// The fingers' centre moves farther than a distance; fails if it is outside an angle around
    /// the direction.
    case distance(CGFloat, towards: PatternDirection?, angle: CGFloat)
    /// Each finger moves a distance from its landing, which decreases with time.
    case each(PatternDirection, Fading)
    /// The distance of the first two fingers changes by more than this.
    case span(CGFloat, Change)
    /// The first two fingers rotate by more than this angle, with a minimum travel.
    case turn(CGFloat, travel: CGFloat)
    /// The fingers' centre moves into a region.
    case into(PatternRegion)
  }

  package enum Change: Sendable, Hashable { case any, apart, together }

  package var measure: Measure
  /// The numbers of fingers with which the movement counts; with others the element keeps waiting.
  package var fingers: ClosedRange<Int>
  /// Points per second, from the element's beginning to its goal.
  package var minimumSpeed: CGFloat = 0
}

/// Where the recognizer's state changes: at the end of the marked element.
public enum PatternMark: Sendable, Hashable {
  /// A continuous gesture begins. Alternatives that are still possible are dropped.
  case began
  /// The gesture changes. After `began`, every movement also changes it.
  case changed
  /// The gesture is complete, as always at the end of a pattern.
  case recognized
}

/// An element's time limit, measured from a clock's start. It is inclusive: an event exactly at the
/// limit still counts.
package struct TimeLimit: Sendable, Hashable {
  package var seconds: TimeInterval
  package var clock: PatternClock
}

/// The start of a time measurement. All clocks depend only on the input, so the active elements do
/// too.
public enum PatternClock: Sendable, Hashable {
  /// The end of the previous element.
  case previous
  /// The landing of the first of the fingers that are down.
  case firstDown
  /// The last landing.
  case lastDown
  /// The last lift.
  case lastLift
  /// The first landing of the whole pattern.
  case beginning
}
