extension Arbiter {
  /// The rules of the arbiter that do not hold; none, unless the arbiter is wrong.
  public var brokenInvariants: [String] {
    var broken: [String] = []
    func rule(_ text: String, _ holds: Bool) {
      if !holds { broken.append(text) }
    }
    let (live, standings) = (members, standings.all)
    let (winners, proposed) = (winners.all, proposals.members.all)
    rule("each member is in the line once", Set(live).count == live.count)
    rule(
      "the line has all members",
      live.count == standings.count { $0 != .absent } && live.allSatisfy { isIn($0) })
    rule("the line is in the order of ranks", isInOrder(live))
    rule(
      "the proposals are in the order of ranks",
      isInOrder(proposed.filter { standings[$0.number].isProposal }))
    rule(
      "all members that propose are among the proposals",
      proposed.count { standings[$0.number].isProposal }
        == standings.count { $0.isProposal })
    rule(
      "members that have left the proposals are counted",
      proposals.leftCount == proposed.count { !standings[$0.number].isProposal })
    rule(
      "the winners are the members that have won", winners.count == standings.count { $0 == .won })
    rule("a winner has won", winners.allSatisfy { standing(of: $0) == .won })
    rule("held members are counted", heldCount == standings.count { $0 == .held })
    if comparison != nil {
      let cleared = proposed.filter { standings[$0.number] == .cleared }
      rule("the members that are compared are ready", ready.all == cleared)
    }
    if !hasWork {
      rule(
        "a settled member is undecided, held, won or out",
        standings.allSatisfy { ![.proposed, .willing, .cleared].contains($0) })
      rule("a held member waits for an undecided one", live.allSatisfy { waitsOrIsFree($0) })
      rule("no question is left", newWinner == nil && vetoed == nil)
    }
    requirements.checkInvariants(rule) { standing(of: $0) != .absent }
    return broken
  }

  private func isIn(_ member: Member) -> Bool { standing(of: member) != .absent }

  private func isInOrder(_ members: [Member]) -> Bool {
    zip(members, members.dropFirst()).allSatisfy { ranks[$0.number] <= ranks[$1.number] }
  }

  private func waitsOrIsFree(_ member: Member) -> Bool {
    standing(of: member) != .held
      || requirements.requirements(of: member).contains { standing(of: $0).isOpen }
  }
}

extension FailureGraph {
  fileprivate func checkInvariants(
    _ rule: (String, Bool) -> Void, where isIn: (Member) -> Bool
  ) {
    var (count, isMutual, areIn) = (0, true, true)
    for number in 0..<memberCount {
      let member = Member(number)
      let required = requirements(of: member)
      count += required.count
      isMutual =
        isMutual
        && required.allSatisfy { dependents(of: $0).contains { $0.number == number } }
      areIn = areIn && required.allSatisfy(isIn) && (required.isEmpty || isIn(member))
    }
    rule("the requirements are counted", count == edgeCount)
    rule("a requirement is known from both ends", isMutual)
    rule("only members have requirements, and on members", areIn)
  }
}
