import Foundation
import GesturePatterns
import TouchstoneGestures

/// Where patterns are compared: one question after another, and not where touches come.
actor CollisionDesk {
  /// The same scene is looked at again whenever something of it was changed.
  private static let mostKept = 500

  private var answers: [CollisionQuestion: PatternComparison] = [:]

  /// What two patterns have in common, and the processor time that the comparison took; `nil` if the caller
  /// has been cancelled.
  func answer(_ question: CollisionQuestion) -> (answer: PatternComparison, spent: Duration)? {
    guard !Task.isCancelled else { return nil }
    if let known = answers[question] { return (known, .zero) }
    let start = ThreadClock.now
    let answer = question.answer()
    if answers.count >= Self.mostKept { answers = [:] }
    answers[question] = answer
    return (answer, ThreadClock.now - start)
  }
}

/// The processor time of the calling thread. Other processes, and other work of this one, do not move it.
nonisolated enum ThreadClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
