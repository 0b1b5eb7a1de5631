/// Why a recognizer is where it is: sentences from the effect back to the finger, and the usual cure.
public struct WhyReport: Sendable, Hashable, CustomStringConvertible {
  /// What became of the recognizer.
  public enum Outcome: String, Sendable, Hashable {
    /// The trace was off, or knows nothing of it.
    case unknown
    /// No touch, press or pointer came to it.
    case neverReceived
    /// It follows something and has not decided.
    case undecided
    /// It wants to go ahead, and waits for others to fail.
    case waiting
    /// It is under way.
    case began
    /// It was recognized to its end.
    case ended
    /// It was broken off.
    case cancelled
    /// Its touches were not what it waits for, or it was kept out.
    case failed
    /// It ignored all that it received.
    case withdrawn
  }

  /// The recognizer's name.
  public var recognizer: String
  /// What became of it.
  public var outcome: Outcome
  /// When it came to that; `nil` if it never did.
  public var time: Timestamp?
  /// Sentences, the effect first.
  public var causes: [String]
  /// What one usually does about it; `nil` if there is nothing to do.
  public var cure: String?
  /// When each of its attempts began, this one included.
  public var attempts: [Timestamp]

  /// Makes an answer.
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
