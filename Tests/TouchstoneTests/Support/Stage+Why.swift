import GestureCore
import Touchstone
import TouchstoneTesting

extension Stage {
  /// Keeps what happens, so that it can be asked why.
  func remember() { scene.touchSystem.traceBuffer = TraceBuffer() }

  /// The answer to "why?", a sentence a line, the cure last.
  func why(_ recognizer: UIGestureRecognizer, at time: Double? = nil) -> [String] {
    let report = scene.touchSystem.why(recognizer, at: time.map { Timestamp(seconds: $0) })
    return report.causes + (report.cure.map { ["cure: \($0)"] } ?? [])
  }
}
