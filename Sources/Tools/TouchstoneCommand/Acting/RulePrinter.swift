import Foundation
import GestureCore
import TouchActions
import TouchStories

/// Prints the actions of rules, and why rules did not fire.
final class RulePrinter {
  private let asked: NamePattern?
  private let width: Int
  private let output: (String) -> Void
  private var lineCount = 0

  /// With `asked`, prints the outcome for the matching rules instead of the actions.
  init(_ book: RuleBook, asked: NamePattern?, output: @escaping (String) -> Void) {
    self.asked = asked
    self.output = output
    width = min(max(8, (book.rules.map(\.name.count).max() ?? 0) + 2), 40)
  }

  func print(_ firing: RuleFiring) {
    guard asked == nil else { return }
    let deeds = firing.deeds.map(\.description).joined(separator: "; ")
    write(firing.time, firing.rule, "\(firing.gesture): \(deeds)")
  }

  func print(_ verdict: RuleVerdict) {
    guard let asked, asked.fits(verdict.rule) else { return }
    let words =
      verdict.miss.map { "did not act at \(verdict.gesture): \($0)" }
      ?? "acted at \(verdict.gesture)\(verdict.count > 1 ? ", \(verdict.count) times" : "")"
    write(verdict.time, verdict.rule, words)
  }

  func printEnd() {
    guard lineCount == 0 else { return }
    output(
      asked == nil
        ? "no rule acted; --why RULE explains why one did not\n"
        : "no gesture of the rules was recognized; touchstone explain --why says why\n")
  }

  private func write(_ time: Timestamp, _ rule: String, _ words: String) {
    lineCount += 1
    let seconds = StoryText.time(time)
    let blanks = String(repeating: " ", count: max(0, 8 - seconds.count))
    let name = rule.padding(
      toLength: max(width, rule.count + 1), withPad: " ", startingAt: 0)
    // A rules file belongs to the user, but names in it may come from elsewhere, so control
    // characters are escaped.
    output("\(blanks)\(seconds)  \(name)\(words)".harmless + "\n")
  }
}
