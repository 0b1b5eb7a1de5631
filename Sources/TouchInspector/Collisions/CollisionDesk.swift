import GesturePatterns
import TouchstoneGestures

/// Where patterns are compared: one question after another, and not where touches come.
actor CollisionDesk {
  /// The same scene is looked at again whenever something of it was changed.
  private static let mostKept = 500

  private var answers: [CollisionQuestion: PatternComparison] = [:]

  /// What two patterns have in common; `nil` if nobody waits for it any more.
  func answer(_ question: CollisionQuestion) -> PatternComparison? {
    guard !Task.isCancelled else { return nil }
    if let known = answers[question] { return known }
    let answer = question.answer()
    if answers.count >= Self.mostKept { answers = [:] }
    answers[question] = answer
    return answer
  }
}
