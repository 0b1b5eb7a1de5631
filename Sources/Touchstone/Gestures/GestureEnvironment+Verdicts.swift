import GestureCore

/// Names the rule by which a recognizer may not go ahead, for the trace.
extension GestureEnvironment {
  func verdict(_ refusal: Arbiter.Refusal, on recognizer: UIGestureRecognizer) -> Verdict {
    switch refusal {
    case .vetoed: .vetoed(by: recognizer.proposalReason.veto ?? "")
    case .prevented(let winner): .prevented(by: subject(of: winner), rule(winner, over: recognizer))
    case .requirementWon(let member):
      .requirementWon(
        subject(of: member),
        roster[member]?.with { rule(by: recognizer, on: $0) } ?? .requireToFail)
    case .deadlock(let other): .deadlock(with: subject(of: other))
    }
  }

  func subject(of member: Member) -> Subject {
    roster[member]?.object.subject ?? Subject(id: 0, name: "a recognizer that has gone")
  }

  /// What decided between a winner and one that it keeps out.
  func rule(_ winner: Member, over loser: UIGestureRecognizer) -> PreventionRule {
    loser.course.member.map { contest.rule(winner, over: $0) } ?? .undecided
  }
}

extension Reason {
  /// Who said no, of one that should not begin.
  fileprivate var veto: String? {
    if case .vetoed(let whom) = self { whom } else { nil }
  }
}
