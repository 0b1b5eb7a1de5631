import GestureCore

/// Names the rule by which a recognizer may not go ahead, for the trace.
extension GestureEnvironment {
  func verdict(_ refusal: Arbiter.Refusal, on recognizer: UIGestureRecognizer) -> Verdict {
    switch refusal {
    case .vetoed: .vetoed(by: lastVeto.map { "\($0)" } ?? "somebody")
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
    guard let winner = roster[winner]?.object else { return .underWay }
    guard let proposed = loser.course.proposedInPass else { return .undecided }
    guard let won = winner.course.wonInPass, won >= proposed else { return .underWay }
    if let held = loser.course.heldInPass, held < won { return .waiting }
    return winner.course.rank < loser.course.rank ? .rank : .oneSided
  }
}
