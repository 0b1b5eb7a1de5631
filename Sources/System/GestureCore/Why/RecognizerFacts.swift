/// Present facts about a recognizer that the trace does not contain.
public struct RecognizerFacts: Sendable, Hashable {
  /// The name of its view; `nil` if it has none.
  public var view: String?
  /// The names of the views that its view is in, from the inside out.
  public var superviews: [String] = []
  /// Those of these names that other views have, too: what the trace says of them may be about another view.
  public var ambiguousNames: Set<String> = []
  /// All causes that make it impossible for it to receive a touch.
  public var obstacles: [Obstacle]
  /// Whether it follows a pointer that hovers, and no touches.
  public var followsHover: Bool
  /// Where the last input came down, seen from its view.
  public var place: Place?
  /// The numbers of the recognizers that it requires to fail by `require(toFail:)`.
  public var requirements: Set<Int> = []
  /// The time of the question; `nil` counts the time up to the last event.
  public var now: Timestamp?
  /// A measured value, and the limit that it has not reached.
  public var progress: Reason?

  /// A cause that prevents all touches.
  public enum Obstacle: Sendable, Hashable {
    /// It is on no view.
    case noView
    /// Its view is in no window.
    case noWindow(view: String)
    /// It is disabled.
    case disabled
    /// Its view cannot be hit.
    case miss(view: String, HitMiss)
  }

  /// Where an input came down, seen from a view as it is now.
  public enum Place: Sendable, Hashable {
    /// So many points outside of it.
    case outside(distance: CGFloat)
    /// In it, and outside of this superview.
    case clipped(by: String)
    /// In it, and these views or windows lie in front.
    case covered(by: [String])
    /// In it, and an override of this view's method says no.
    case declined(by: String, String)
    /// Where it would be received now.
    case reached
  }

  /// Makes facts.
  public init(
    view: String? = nil, superviews: [String] = [], ambiguousNames: Set<String> = [],
    obstacles: [Obstacle] = [], followsHover: Bool = false, place: Place? = nil,
    requirements: Set<Int> = [], progress: Reason? = nil, now: Timestamp? = nil
  ) {
    self.view = view
    self.superviews = superviews
    self.ambiguousNames = ambiguousNames
    self.obstacles = obstacles
    self.followsHover = followsHover
    self.place = place
    self.requirements = requirements
    self.progress = progress
    self.now = now
  }
}

/// Where an input came down: a finger, or a pointer that hovers.
package struct LandingFacts {
  package var index: Int
  package var input: TraceInput
  /// In points, scene space.
  package var point: CGPoint
  /// The name of the hit view.
  package var hit: String?
}
