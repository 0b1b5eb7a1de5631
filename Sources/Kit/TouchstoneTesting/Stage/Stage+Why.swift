import Foundation
import GestureCore
import Touchstone

extension Stage {
  /// Why a recognizer began, failed, was cancelled, waits, or never received a finger, in sentences
  /// back to the finger: in its last attempt, or in the one that `time` falls into or follows.
  /// Times are the stage's seconds.
  ///
  /// ```swift
  /// print(stage.why(pan))
  /// ```
  /// A stage keeps its whole trace, so nothing has to be switched on.
  public func why(_ recognizer: UIGestureRecognizer, at time: TimeInterval? = nil) -> WhyReport {
    CauseChain(trace).report(on: recognizer, at: time.map { Timestamp(seconds: $0) })
  }

  /// What in the scene's recognizers is likely to get into each other's way, before any finger came;
  /// see `TouchSystem.conflicts()`.
  public func conflicts() -> [GestureConflict] {
    scene.touchSystem.conflicts(after: trace)
  }
}
