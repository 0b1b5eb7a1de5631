import GestureCore

/// What goes out: the lines of the trace that a `TouchSystem` writes, and the answers made of them.
///
/// As with ``TouchInput``, they live in here so as to leave an app its own words.
public enum TouchTrace {
  /// One line.
  public typealias Event = TraceEvent
  /// The last lines, kept for later.
  public typealias Buffer = TraceBuffer
  /// Whom a line speaks of.
  public typealias Subject = GestureCore.Subject
  /// Why a recognizer did what it did.
  public typealias Reason = GestureCore.Reason
  /// A touch, a press or a pointer's stream.
  public typealias Input = TraceInput
  /// What was asked, and of whom.
  public typealias Question = GestureCore.Question
  public typealias Adviser = GestureCore.Adviser
  /// What became of an attempt to begin.
  public typealias Verdict = GestureCore.Verdict
  /// Why a recognizer does not receive an input.
  public typealias Exclusion = GestureCore.Exclusion
  public typealias HitMiss = GestureCore.HitMiss
  public typealias DeliveryNote = GestureCore.DeliveryNote
  public typealias PreventionRule = GestureCore.PreventionRule
  public typealias RequirementRule = GestureCore.RequirementRule
  /// The answer to `TouchSystem.why(_:at:)`.
  public typealias WhyReport = GestureCore.WhyReport
  public typealias CauseChain = GestureCore.CauseChain
  public typealias RecognizerFacts = GestureCore.RecognizerFacts
}
