import Foundation
import Touchstone

/// Expectations of a whole stage.
extension Stage {
  /// Whether the log is exactly this; the failure shows where they differ, with "−" for a line that
  /// is missing and "+" for one too many, and why each recognizer is in its state.
  public func expect(
    log expected: some Collection<String>, file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    judge(difference("the log", Array(expected), log.lines), file, line)
  }

  /// Whether the log without repetitions has exactly these lines; see `outline`.
  public func expect(
    outline expected: [String], file: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    judge(difference("the outline", expected, outline), file, line)
  }

  /// Whether the test requested nothing impossible.
  public func expectNoFaults(file: StaticString = #fileID, line: UInt = #line) -> Outcome {
    judge(.met, file, line)
  }

  /// Expectations about a recognizer.
  public func expect(_ recognizer: UIGestureRecognizer) -> RecognizerExpectation {
    RecognizerExpectation(stage: self, recognizer: recognizer)
  }

  /// Expectations about a view.
  public func expect(_ view: UIView) -> ViewExpectation {
    ViewExpectation(stage: self, view: view)
  }

  // MARK: - For expectations

  /// Completes an expectation of another module of this package.
  package func conclude(_ outcome: Outcome, file: StaticString, line: UInt) -> Outcome {
    judge(outcome, file, line)
  }

  /// Completes an expectation: it also fails if the stage has faults, and a failure writes artifacts.
  func judge(_ outcome: Outcome, _ file: StaticString, _ line: UInt) -> Outcome {
    let outcome = faultOutcome.and(outcome)
    guard case .failed(let words) = outcome else { return outcome }
    return .failed(words + leaveArtifacts(because: words, file, line))
  }

  private var faultOutcome: Outcome {
    faults.isEmpty ? .met : .failed(faults.map { "\($0)" }.joined(separator: "\n"))
  }

  private func difference(_ what: String, _ expected: [String], _ actual: [String]) -> Outcome {
    guard expected != actual else { return .met }
    return .failed(
      "\(what) is not what was expected:\n\(LogDifference(expected: expected, actual: actual))"
        + whyLines)
  }
}
