import GestureCore

extension GestureEngine {
  /// Why a recognizer whose gesture is over is not ready for new input.
  func resetWait(of recognizer: UIGestureRecognizer) -> ResetWait? {
    switch recognizer.attempt.member.flatMap({ contest.resetDelay(of: $0) }) {
    case nil: nil
    case .ownInputs: .inputs(inputsDown(of: recognizer))
    case .inputs(let other):
      roster[other]?.with { .inputsOf($0.subject, inputsDown(of: $0)) }
    case .unfinished(let other): roster[other]?.with { .unfinished($0.subject) }
    case .failure(let other): roster[other]?.with { .failure(of: $0.subject) }
    }
  }

  private func inputsDown(of recognizer: UIGestureRecognizer) -> [TraceInput] {
    recognizer.attempt.allTouches.filter { $0.isDown }.map { $0.traceInput }
      + recognizer.attemptLists.presses.filter { $0.isDown }.map { $0.traceInput }
  }
}
