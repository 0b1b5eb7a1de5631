import GestureCore

/// A recognizer that is possible although its fingers have lifted, and the recognizers that wait until it decides
/// (COR-17).
@MainActor public struct Blockage {
  /// The recognizer that has not decided.
  public let blocker: UIGestureRecognizer
  /// The recognizers that are held until it decides, directly or by another one that is held until then.
  public let blocked: [UIGestureRecognizer]
  /// When the blocker's fingers had lifted.
  public let since: Timestamp
}

extension TouchSystem {
  /// The recognizers that hold others although their fingers have lifted, in the order of their ranks.
  ///
  /// UIKit sets no limit to such a wait. It ends when the blocker assigns a state, is disabled, is removed from its view,
  /// or the input is interrupted. ``GestureTuning/failsStrandedRecognizers`` lets it fail at the lift.
  public var blockages: [Blockage] {
    engine.included.compactMap { blocker in
      guard let member = blocker.attempt.member, let since = engine.contest.strandedSince(member)
      else { return nil }
      let blocked = engine.recognizersHeld(by: blocker)
      return blocked.isEmpty ? nil : Blockage(blocker: blocker, blocked: blocked, since: since)
    }
  }
}
