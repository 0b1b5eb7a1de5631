/// The result of arbitration for a recognizer that may not be recognized, and the rule. A recognizer that may
/// be recognized has no verdict, but a new state.
public enum Verdict: Sendable, Hashable, CustomStringConvertible {
  /// It is waiting for another recognizer to fail (FAI-02).
  case held(until: Subject, RequirementRule)
  /// A delegate, view or override answered that it should not begin (ARB-20).
  case vetoed(by: String)
  /// Another recognizer prevents it (ARB-01).
  case prevented(by: Subject, PreventionRule)
  /// It was waiting for another recognizer to fail, and that one was recognized (FAI-04).
  case requirementWon(Subject, RequirementRule)
  /// It and another recognizer were waiting for each other to fail (FAI-11).
  case deadlock(with: Subject)

  public var description: String {
    switch self {
    case .held(let other, let rule): "held: waits until \(other.name) fails (\(rule))"
    case .vetoed(let adviser): "vetoed by \(adviser) (gestureRecognizerShouldBegin)"
    case .prevented(let winner, let rule): "prevented by \(winner.name) (\(rule))"
    case .requirementWon(let other, let rule):
      "failed: \(other.name), whose failure it needed, went ahead (\(rule))"
    case .deadlock(let other): "deadlock with \(other.name): each waited for the other"
    }
  }
}
