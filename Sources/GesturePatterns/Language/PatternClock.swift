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
