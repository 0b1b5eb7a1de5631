import Foundation
import GestureCore
import Touchstone

extension Stage {
  /// Explains why a recognizer began, failed, was cancelled, waits, or received no touch, with the causes back to the finger:
  /// in its last attempt, or in the one that contains or precedes `time`. Times are the stage's seconds.
  ///
  /// ```swift
  /// print(stage.why(pan))
  /// ```
  /// A stage stores its whole trace, so no preparation is needed.
  public func why(_ recognizer: UIGestureRecognizer, at time: TimeInterval? = nil) -> WhyReport {
    CauseChain(trace).report(on: recognizer, at: time.map { Timestamp(seconds: $0) })
  }

  /// Likely conflicts between the scene's recognizers, found without input; see `TouchSystem.conflicts()`.
  public func conflicts() -> [GestureConflict] {
    scene.touchSystem.conflicts(after: trace)
  }
}
