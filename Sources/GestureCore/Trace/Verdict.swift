/// What was decided about a recognizer that wanted to go ahead or might have, and by which rule. Who
/// may go ahead has no verdict; its state says so.
public enum Verdict: Sendable, Hashable, CustomStringConvertible {
  /// It has to wait until another one fails (FAI-02).
  case held(until: Subject, RequirementRule)
  /// A delegate, view or override that was asked whether it may begin said no (ARB-20).
  case vetoed(by: String)
  /// Another one keeps it out (ARB-01).
  case prevented(by: Subject, PreventionRule)
  /// It waited for another one, and that one went ahead (FAI-04).
  case requirementWon(Subject, RequirementRule)
  /// It and another one waited for each other (FAI-11).
  case deadlock(with: Subject)

  public var description: String {
    switch self {
    case .held(let other, let rule): "held: waits until \(other.name) fails (\(rule))"
    case .vetoed(let whom): "vetoed by \(whom) (gestureRecognizerShouldBegin)"
    case .prevented(let winner, let rule): "prevented by \(winner.name) (\(rule))"
    case .requirementWon(let other, let rule):
      "kept out: \(other.name), whose failure it needed, went ahead (\(rule))"
    case .deadlock(let other): "deadlock with \(other.name): each waited for the other"
    }
  }
}
