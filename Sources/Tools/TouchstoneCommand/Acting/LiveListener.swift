#if os(Linux)
  import LiveTouches
  import TouchStories

  /// What follows the gestures of live panels instead of printing their stories.
  protocol LiveListener: AnyObject {
    /// Lets it wait for what else it receives.
    func join(_ touches: LiveTouches)
    /// What receives the gestures on a source.
    func follow(_ source: any LiveSource) -> @MainActor (GestureMoment) -> Void
  }
#endif
