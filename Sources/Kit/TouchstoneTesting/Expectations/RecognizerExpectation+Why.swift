import GestureCore
import Touchstone

/// The causes of a failure: the effect in the first line, then the causes back to the finger, and the usual cure.
extension RecognizerExpectation {
  /// Why the recognizer is in its state, as the end of a sentence.
  var whyNot: String {
    let report = stage.why(recognizer)
    guard let effect = report.causes.first else { return "nothing is known of it" }
    return about(effect) + lines(report.causes.dropFirst(), of: report)
  }

  /// Why it made a step, beginning with the effect.
  func why(_ step: Step) -> String {
    let report = stage.why(recognizer, at: step.seconds)
    return lines(report.causes[...], of: report)
  }

  /// The causes of a step, without its own reason and its consequences.
  func background(of step: Step) -> String {
    let causes = stage.why(recognizer, at: step.seconds).causes
    let own = causes.firstIndex { $0.hasSuffix(": \(step.reason)") && $0.hasPrefix(name) }
    return under(causes[(own.map { $0 + 1 } ?? 0)...])
  }

  // MARK: - Private

  /// The sentence with the subject replaced by "it".
  private func about(_ sentence: String) -> String {
    sentence.hasPrefix("\(name) ") ? "it" + sentence.dropFirst(name.count) : sentence
  }

  private func lines(_ causes: ArraySlice<String>, of report: WhyReport) -> String {
    var lines = causes
    if report.attempts.count > 1 {
      let starts = report.attempts.suffix(Self.mostLines).map { Self.spell($0.seconds) }
      lines.append(
        "of \(report.attempts.count) attempts, the last at \(starts.joined(separator: ", ")) s")
    }
    if let cure = report.cure { lines.append("cure: \(cure)") }
    return under(lines)
  }

  private func under(_ lines: ArraySlice<String>) -> String {
    lines.map { "\n  \($0)" }.joined()
  }
}
