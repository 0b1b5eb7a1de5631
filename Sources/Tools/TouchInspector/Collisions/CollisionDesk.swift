import Foundation
import GesturePatterns
import TouchstoneGestures

/// Compares patterns for all pages, one request at a time and off the main actor.
actor CollisionDesk {
  /// Comparisons that are cached, because the same scene is compared again after every change.
  private static let mostKept = 500

  private var answers: [CollisionQuestion: PatternComparison] = [:]

  /// Compares two patterns; returns the result and the processor time spent; `nil` if the caller was cancelled.
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

/// The processor time of the calling thread. Other processes and threads do not advance it.
nonisolated enum ThreadClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
