#if os(Linux)
  import LiveTouches
  import TouchStories

  /// Who follows the gestures of live panels instead of having their stories told.
  protocol LiveListener: AnyObject {
    /// Lets it wait for what else it hears of.
    func join(_ touches: LiveTouches)
    /// What hears of the gestures on a source.
    func follow(_ source: any LiveSource) -> @MainActor (GestureMoment) -> Void
  }
#endif
