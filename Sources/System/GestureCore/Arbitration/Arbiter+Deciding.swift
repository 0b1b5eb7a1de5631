/// The search for the next step: a refusal, a question, a member to hold, or a winner.
extension Arbiter {
  /// The next step; `nil` when all is decided until something changes.
  /// - Parameter known: whether the first, going ahead, prevents the second, where no client code need be asked; `nil`
  ///   where it has to be.
  public mutating func next(_ known: Prevention = { _, _ in nil }) -> Step? {
    guard hasWork else { return nil }
    if let question { return question }
    if let step = nextRefusalByVeto() ?? nextPrevented(known) ?? nextShouldBegin()
      ?? nextRefusal(known) ?? nextCommit(known)
    {
      if case .askPrevents = step { question = step }
      if case .askShouldBegin = step { question = step }
      return step
    }
    hasWork = false
    if !answers.isEmpty { answers.removeAll() }
    return nil
  }

  /// Answers the question that `next()` returned last. The answer counts only if the standing of the member is still the
  /// same.
  public mutating func answer(_ yes: Bool) {
    defer { question = nil }
    switch question {
    case .askShouldBegin(let member) where standing(of: member) == .proposed:
      standings[member.number] = .willing
      nextToCheck = 0
      if !yes { vetoed = member }
    case .askPrevents(let first, let second):
      answers.add(yes, of: first, and: second)
    default: break
    }
  }

  /// Breaks a circle of held members, all of which `isIdle` says get no more messages: the last in rank of them fails
  /// (FAI-11).
  public mutating func breakCycle(where isIdle: (Member) -> Bool) -> Step? {
    guard hasRequirements else { return nil }
    for member in line.members.all.reversed() {
      let cycle = requirements.cycle(through: member) { standing(of: $0) == .held && isIdle($0) }
      guard let cycle else { continue }
      return refuse(member, .deadlock(with: cycle[1 % cycle.count]))
    }
    return nil
  }

  // MARK: - The search

  private mutating func nextRefusalByVeto() -> Step? {
    guard let member = vetoed else { return nil }
    vetoed = nil
    return standing(of: member) == .willing ? refuse(member, .vetoed) : nil
  }

  /// A winner makes all members fail that it prevents and that have not won (ARB-01), and all members that required it
  /// to fail, decided or not (FAI-04).
  private mutating func nextPrevented(_ known: Prevention) -> Step? {
    guard let winner = newWinner else { return nil }
    let position = knownPosition(of: winner)
    while nextToFail < line.members.count {
      let other = line.members[nextToFail]
      let isUnrelated = isUnrelated(other, to: position)
      if let position, isUnrelated, !hasRequirements {
        nextToFail = nextRelated(to: position, from: nextToFail + 1)
        continue
      }
      guard standings[other.number].isOpen, other != winner else {
        nextToFail += 1
        continue
      }
      switch isUnrelated ? false : prevents(winner, other, known) {
      case nil: return .askPrevents(winner, other)
      case true?: return refuse(other, .prevented(by: winner))
      case false? where requirements.firstRequirement(of: other) { $0 == winner } != nil:
        return refuse(other, .requirementWon(winner))
      case false?: nextToFail += 1
      }
    }
    newWinner = nil
    return nil
  }

  private mutating func nextShouldBegin() -> Step? {
    while nextToAsk < proposals.members.count {
      let member = proposals.members[nextToAsk]
      if standings[member.number] == .proposed { return .askShouldBegin(member) }
      nextToAsk += 1
    }
    return nil
  }

  /// Checks willing members against the winners (ARB-15), and against their failure requirements (FAI-01).
  private mutating func nextRefusal(_ known: Prevention) -> Step? {
    while nextToCheck < proposals.members.count {
      let member = proposals.members[nextToCheck]
      let standing = standings[member.number]
      if standing == .willing {
        for index in 0..<winners.count where !areUnrelated(winners[index], member) {
          switch prevents(winners[index], member, known) {
          case nil: return .askPrevents(winners[index], member)
          case true?: return refuse(member, .prevented(by: winners[index]))
          case false?: continue
          }
        }
        standings[member.number] = .cleared
      }
      // A held member is checked even when the last requirement has been removed.
      if standing == .held || hasRequirements && (standing == .willing || standing == .cleared),
        let step = checkRequirements(of: member)
      {
        return step
      }
      nextToCheck += 1
    }
    return nil
  }

  private mutating func checkRequirements(of member: Member) -> Step? {
    if let winner = requirements.firstRequirement(of: member, where: { standing(of: $0) == .won }) {
      return refuse(member, .requirementWon(winner))
    }
    let wasHeld = standing(of: member) == .held
    guard
      let open = requirements.firstRequirement(of: member, where: { standing(of: $0).isOpen })
    else {
      standings[member.number] = .cleared
      if wasHeld { heldCount -= 1 }
      comparison = nil
      return nil
    }
    if wasHeld { return nil }
    heldCount += 1
    comparison = nil
    standings[member.number] = .held
    return .hold(member, until: open)
  }

  /// The first in rank goes ahead, unless another of the same event prevents it one-sidedly, as a double tap prevents a
  /// single tap (ARB-18).
  private mutating func nextCommit(_ known: Prevention) -> Step? {
    guard !proposals.isEmpty else { return nil }
    guard var comparison = comparison ?? newComparison() else { return nil }
    self.comparison = nil
    var index = 0
    candidates: while comparison.candidate < ready.count {
      let candidate = ready[comparison.candidate]
      let position = knownPosition(of: candidate)
      while comparison.rival < ready.count {
        let rival = ready[comparison.rival]
        if rival != candidate, !isUnrelated(rival, to: position) {
          guard let loses = prevents(rival, candidate, known) else {
            self.comparison = comparison
            return .askPrevents(rival, candidate)
          }
          if loses {
            guard let isMutual = prevents(candidate, rival, known) else {
              self.comparison = comparison
              return .askPrevents(candidate, rival)
            }
            if !isMutual {
              comparison.candidate += 1
              comparison.rival = 0
              continue candidates
            }
          }
        }
        comparison.rival += 1
      }
      index = comparison.candidate
      break
    }
    let chosen = ready[index]
    standings[chosen.number] = .won
    leaveProposals()
    winners.append(chosen)
    newWinner = chosen
    nextToFail = 0
    // The members that it prevents are found when the winner is compared with all. The others stand where they stood.
    ready.remove(at: index)
    self.comparison = ready.isEmpty ? nil : Comparison()
    return .commit(chosen)
  }

  private mutating func newComparison() -> Comparison? {
    ready.removeAll()
    for index in 0..<proposals.members.count {
      let member = proposals.members[index]
      if standings[member.number] == .cleared { ready.append(member) }
    }
    return ready.isEmpty ? nil : Comparison()
  }
}

extension Arbiter {
  /// The position of a member between entering and leaving.
  public enum Standing: Sendable, Hashable, BitwiseCopyable {
    /// Not a member.
    case absent
    case undecided, proposed, willing, cleared, held
    /// Goes ahead, or has; it prevents the others until it leaves (ARB-15).
    case won
    /// Has failed or was cancelled, and has not left yet.
    case out

    /// Whether a member that requires it to fail has to go on waiting.
    public var isOpen: Bool { self != .absent && self != .won && self != .out }

    /// Whether it has proposed, and is not decided.
    public var isProposal: Bool { isOpen && self != .undecided }
  }

  /// The rule by which a member may not go ahead.
  public enum Refusal: Sendable, Hashable {
    /// A should-begin question was answered with "no" (ARB-20).
    case vetoed
    /// A winner prevents it (ARB-01).
    case prevented(by: Member)
    /// A member that it requires to fail went ahead (FAI-04).
    case requirementWon(Member)
    /// It and others waited for each other (FAI-11).
    case deadlock(with: Member)
  }

  /// What the owner has to do next.
  public enum Step: Sendable, Hashable {
    case askShouldBegin(Member)
    /// A question: does the first, going ahead, prevent the second?
    case askPrevents(Member, Member)
    /// The member goes ahead.
    case commit(Member)
    case hold(Member, until: Member)
    case fail(Member, Refusal)
  }
}
