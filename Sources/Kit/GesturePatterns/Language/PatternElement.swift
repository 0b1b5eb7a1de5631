import Foundation

/// What fingers do until something happens: the letters of a pattern.
package struct PatternElement: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    case down(Landing)
    /// The last finger lifts.
    case up
    /// A finger lifts, and others stay.
    case lift
    case move(Travel)
    /// Fingers stay for that many seconds.
    case hold(TimeInterval)
    /// No finger comes for that many seconds.
    case still(TimeInterval)
    /// Several patterns beside each other, each with fingers of its own.
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

/// How fingers come down.
package struct Landing: Sendable, Hashable {
  package var count: Int
  /// Whether any more that come at the same moment are welcome.
  package var mayBeMore = false
  package var region: PatternRegion?
  package var near: Near?
  /// How long after the first of them the last may come, in seconds.
  package var spread: TimeInterval?
  /// How long the first of them may take to come.
  package var gap: TimeLimit?

  /// A place captured before, near to which they come down.
  package struct Near: Sendable, Hashable {
    package var capture: String
    package var distance: CGFloat
    /// Whether the centre of all fingers is measured and not each finger.
    package var isOfCentre: Bool
  }
}

/// What must be reached by moving. Each measure counts from the beginning of the element unless it
/// says otherwise.
package struct Travel: Sendable, Hashable {
  package enum Measure: Sendable, Hashable {
    /// The fingers' centre goes further than that; within an angle of one way, or it fails.
    case distance(CGFloat, towards: PatternDirection?, angle: CGFloat)
    /// Each finger goes so far from where it landed, by a measure that shrinks with time.
    case each(PatternDirection, Fading)
    /// The distance of the first two fingers changes by more than that.
    case span(CGFloat, Change)
    /// The first two fingers turn by more than that, and travel so far in doing so.
    case turn(CGFloat, travel: CGFloat)
    /// The fingers' centre comes into a region.
    case into(PatternRegion)
  }

  package enum Change: Sendable, Hashable { case any, apart, together }

  package var measure: Measure
  /// With how many fingers it counts; with others it goes on waiting.
  package var fingers: ClosedRange<Int>
  /// Points a second, from the beginning of the element to where it is complete.
  package var minimumSpeed: CGFloat = 0
}

/// Where the state of the recognizer changes: at the end of the element that bears the mark.
public enum PatternMark: Sendable, Hashable {
  /// A continuous gesture begins. What else was possible until then is given up.
  case began
  /// It says that it changed. Once begun, it does so with every movement too.
  case changed
  /// The gesture is complete, as it is at the end of a pattern in any case.
  case recognized
}

/// How long an element may take, counted from a clock. A limit is inclusive: what happens exactly
/// then still counts.
package struct TimeLimit: Sendable, Hashable {
  package var seconds: TimeInterval
  package var clock: PatternClock
}

/// What a time is counted from. Nothing else starts a clock, so that what is under way always
/// follows from the input.
public enum PatternClock: Sendable, Hashable {
  /// The end of the element before, which may be one that bears a mark.
  case previous
  /// When the first of the fingers that are down came.
  case firstDown
  /// When the last finger came down.
  case lastDown
  /// When the last finger lifted.
  case lastLift
  /// When the first finger of the whole pattern came down.
  case beginning
}
