import GestureCore

/// What goes out: the lines of the trace that a `TouchSystem` writes, and the answers made of them.
///
/// As with ``TouchInput``, they live in here so as to leave an app its own words.
public enum TouchTrace {
  /// One line.
  public typealias Event = TraceEvent
  /// The last lines, kept for later.
  public typealias Buffer = TraceBuffer
  /// The recognizer or view that a line is about.
  public typealias Subject = GestureCore.Subject
  /// Why a recognizer did what it did.
  public typealias Reason = GestureCore.Reason
  /// A touch, a press or a pointer's stream.
  public typealias Input = TraceInput
  /// A question, and the object that was asked.
  public typealias Question = GestureCore.Question
  /// A delegate, view or override whose opinion was asked.
  public typealias Adviser = GestureCore.Adviser
  /// What became of an attempt to begin.
  public typealias Verdict = GestureCore.Verdict
  /// Why a recognizer does not receive an input.
  public typealias Exclusion = GestureCore.Exclusion
  /// Why a view that covers a point was not hit.
  public typealias HitMiss = GestureCore.HitMiss
  /// Why a view receives a message about its touch or press late, another message, or none.
  public typealias DeliveryNote = GestureCore.DeliveryNote
  /// By which rule a recognizer kept another out.
  public typealias PreventionRule = GestureCore.PreventionRule
  /// By which rule a recognizer waited for another.
  public typealias RequirementRule = GestureCore.RequirementRule
  /// The answer to `TouchSystem.why(_:at:)`.
  public typealias WhyReport = GestureCore.WhyReport
  /// What led to what, back to the fingers.
  public typealias CauseChain = GestureCore.CauseChain
  /// What is known of a recognizer, for tools.
  public typealias RecognizerFacts = GestureCore.RecognizerFacts
}
