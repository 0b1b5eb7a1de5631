#if os(Linux)
  import LiveTouches
  import TouchStories

  /// Receives the gestures of live panels instead of printing their stories.
  protocol LiveListener: AnyObject {
    /// Adds the listener's other inputs to the loop that waits for touches.
    func join(_ touches: LiveTouches)
    /// Returns the handler for the gestures on a source.
    func follow(_ source: any LiveSource) -> @MainActor (GestureMoment) -> Void
  }
#endif
