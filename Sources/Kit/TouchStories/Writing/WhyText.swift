import GestureCore
import Touchstone

/// Writes an answer to "why?" as lines of text.
///
/// ```
/// pan: failed at 0.310
///   pan failed at 0.310 because pinch began (first to decide)
///   …
///   cure: …
/// ```
package struct WhyText {
  package init() {}

  /// The answer's lines, each with a line break.
  package func lines(_ report: WhyReport) -> String {
    let time = report.time.map { " at \(StoryText.time($0))" } ?? ""
    var lines = ["\(report.recognizer): \(words(for: report.outcome))\(time)\(choice(in: report))"]
    lines += report.causes.map { "  \($0)" }
    if let cure = report.cure { lines.append("  cure: \(cure)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func words(for outcome: WhyReport.Outcome) -> String {
    outcome == .neverReceived ? "never received anything" : outcome.rawValue
  }

  private func choice(in report: WhyReport) -> String {
    guard report.attempts.count > 1 else { return "" }
    let starts = report.attempts.suffix(12).map(StoryText.time).joined(separator: ", ")
    let more = report.attempts.count > 12 ? "the last of them " : ""
    return " (it had \(report.attempts.count) attempts, \(more)from \(starts); --at chooses)"
  }
}
