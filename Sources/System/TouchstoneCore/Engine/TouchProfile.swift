/// The version of iOS whose behaviour a scene has where devices differ from Apple's documents, or from each other.
///
/// | | `documented` | `iOS18` | `iOS26` |
/// | --- | --- | --- | --- |
/// | a gesture's first action and its view's `touchesCancelled` (COR-16) | cancelled, then action | action, then cancelled | action, then cancelled |
/// | `state` in `reset()` (COR-27) | the last state | the last state | `.possible` |
public nonisolated enum TouchProfile: String, Sendable, Hashable, CaseIterable {
  /// Apple's guide and headers.
  case documented
  /// Devices before iOS 26. The newest known log of the first row is of iOS 14.
  case iOS18
  /// Devices since iOS 26.
  case iOS26
}

extension TouchSystem {
  /// The version of iOS whose behaviour the scene has; documented unless set. Set it before the first touch: while a finger
  /// or a button is down, it takes effect with the next multi-touch sequence.
  public var profile: TouchProfile {
    get { engine.profile }
    set {
      engine.profile = newValue
      if engine.contest.inputs.downCount == 0 { engine.applyProfile() }
    }
  }
}

extension GestureEngine {
  func applyProfile() {
    contest.actions.cancelsTouchesFirst = profile == .documented
    isPossibleInReset = profile == .iOS26
  }
}
