/// Why a recognizer has its state: sentences from the effect back to the finger, and the usual cure.
public struct WhyReport: Sendable, Hashable, CustomStringConvertible {
  /// The outcome of an attempt.
  public enum Outcome: String, Sendable, Hashable {
    /// The trace was off, or does not contain the recognizer.
    case unknown
    /// It received no touch, press or pointer.
    case neverReceived
    /// It follows input and has not decided.
    case undecided
    /// It is held: it is waiting for others to fail.
    case waiting
    /// It has begun and has not ended.
    case began
    /// It was recognized, and ended.
    case ended
    /// It was cancelled after it had begun.
    case cancelled
    /// It failed: its touches did not match the gesture, or another recognizer prevented it.
    case failed
    /// It ignored all input that it received.
    case withdrawn
  }

  /// The recognizer's name.
  public var recognizer: String
  /// The outcome of the attempt.
  public var outcome: Outcome
  /// The time of the outcome; `nil` if there is none.
  public var time: Timestamp?
  /// Sentences, the effect first.
  public var causes: [String]
  /// The usual remedy; `nil` if there is none.
  public var cure: String?
  /// The start of each of its attempts, including this one.
  public var attempts: [Timestamp]

  /// Makes a report.
  public init(
    recognizer: String, outcome: Outcome, time: Timestamp? = nil, causes: [String],
    cure: String? = nil, attempts: [Timestamp] = []
  ) {
    self.recognizer = recognizer
    self.outcome = outcome
    self.time = time
    self.causes = causes
    self.cure = cure
    self.attempts = attempts
  }

  /// All causes in one sentence.
  public var description: String { causes.joined(separator: "; ") }
}
