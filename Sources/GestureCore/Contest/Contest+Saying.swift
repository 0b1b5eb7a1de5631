/// What members say of themselves, and when they said it.
extension Contest {
  /// The member wants to go ahead.
  public mutating func propose(_ member: Member) {
    guard let row = row(of: member) else { return }
    rows[row].proposedInPass = pass
    arbiter.propose(member)
  }

  /// Whether the member has been waiting for others since an earlier pass; then its whole hidden run is owed
  /// (FAI-06, OPN-11).
  public mutating func wasHeldBefore(_ member: Member) -> Bool {
    guard let row = row(of: member) else { return false }
    return rows[row].heldInPass != 0 && rows[row].heldInPass != pass
  }

  /// What decided between a winner and one that it keeps out.
  public mutating func rule(_ winner: Member, over loser: Member) -> PreventionRule {
    guard let winner = row(of: winner) else { return .underWay }
    guard let loser = row(of: loser), rows[loser].proposedInPass != 0 else { return .undecided }
    let won = rows[winner].wonInPass
    guard won != 0, won >= rows[loser].proposedInPass else { return .underWay }
    let held = rows[loser].heldInPass
    if held != 0, held < won { return .waiting }
    return arbiter.ranks[winner] < arbiter.ranks[loser] ? .rank : .oneSided
  }
}
