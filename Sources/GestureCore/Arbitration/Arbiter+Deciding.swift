/// What comes next: who may not go ahead, who has to be asked, who has to wait, and who goes.
extension Arbiter {
  mutating func nextRefusalByVeto() -> Step? {
    guard let member = vetoed else { return nil }
    vetoed = nil
    return standing(of: member) == .willing ? refuse(member, .vetoed) : nil
  }

  /// A winner keeps out everybody whom it prevents and who has not won (4.1, step e), and everybody
  /// who needed it to fail, decided or not (FAI-04).
  mutating func nextSilenced(_ known: Prevention) -> Step? {
    guard let winner = winnerToEnforce else { return nil }
    let spot = knownSpot(of: winner)
    while nextToSilence < everybody.members.count {
      let other = everybody.members[nextToSilence]
      let isApart = isApart(other, from: spot)
      if let spot, isApart, !hasRequirements {
        nextToSilence = nextRelated(to: spot, from: nextToSilence + 1)
        continue
      }
      guard standings[other.number].isOpen, other != winner else {
        nextToSilence += 1
        continue
      }
      switch isApart ? false : prevents(winner, other, known) {
      case nil: return .askPrevents(winner, other)
      case true?: return refuse(other, .prevented(by: winner))
      case false? where hasRequirements && requirements.requirements(of: other).contains(winner):
        return refuse(other, .requirementWon(winner))
      case false?: nextToSilence += 1
      }
    }
    winnerToEnforce = nil
    return nil
  }

  mutating func nextShouldBegin() -> Step? {
    guard mayHaveQuestion else { return nil }
    while nextToAsk < proposals.members.count {
      let member = proposals.members[nextToAsk]
      if standings[member.number] == .proposed { return .askShouldBegin(member) }
      nextToAsk += 1
    }
    mayHaveQuestion = false
    return nil
  }

  /// Checks what is willing against the winners and the requirements (4.1, steps b to d).
  mutating func nextRefusal(_ known: Prevention) -> Step? {
    guard mayHaveRefusal else { return nil }
    while nextToCheck < proposals.members.count {
      let member = proposals.members[nextToCheck]
      let standing = standings[member.number]
      if standing == .willing {
        for index in 0..<winners.count where !areApart(winners[index], member) {
          switch prevents(winners[index], member, known) {
          case nil: return .askPrevents(winners[index], member)
          case true?: return refuse(member, .prevented(by: winners[index]))
          case false?: continue
          }
        }
        standings[member.number] = .cleared
      }
      // One that is held has to be looked at even when the last requirement has gone.
      if standing == .held || hasRequirements && (standing == .willing || standing == .cleared),
        let step = checkRequirements(of: member)
      {
        return step
      }
      nextToCheck += 1
    }
    mayHaveRefusal = false
    return nil
  }

  private mutating func checkRequirements(of member: Member) -> Step? {
    let required = requirements.requirements(of: member)
    if let winner = required.first(where: { standing(of: $0) == .won }) {
      return refuse(member, .requirementWon(winner))
    }
    let wasHeld = standing(of: member) == .held
    guard let open = required.first(where: { standing(of: $0).isOpen }) else {
      standings[member.number] = .cleared
      if wasHeld { heldCount -= 1 }
      comparison = nil
      return nil
    }
    if !wasHeld {
      comparison = nil
      heldCount += 1
    }
    standings[member.number] = .held
    return wasHeld ? nil : .hold(member, until: open)
  }

  /// Lets the first in rank go ahead, unless another of the same step prevents it one-sidedly, as a
  /// double tap does a single tap (ARB-18).
  mutating func nextCommit(_ known: Prevention) -> Step? {
    guard !proposals.isEmpty else { return nil }
    guard var comparison = comparison ?? newComparison() else { return nil }
    self.comparison = nil
    var place = 0
    candidates: while comparison.candidate < ready.count {
      let candidate = ready[comparison.candidate]
      let spot = knownSpot(of: candidate)
      while comparison.rival < ready.count {
        let rival = ready[comparison.rival]
        if rival != candidate, !isApart(rival, from: spot) {
          switch precedence(of: rival, over: candidate, known) {
          case .unknown(let question):
            self.comparison = comparison
            return question
          case .oneSided:
            comparison.candidate += 1
            comparison.rival = 0
            continue candidates
          case .none: break
          }
        }
        comparison.rival += 1
      }
      place = comparison.candidate
      break
    }
    let chosen = ready[place]
    standings[chosen.number] = .won
    leaveProposals()
    winners.append(chosen)
    winnerToEnforce = chosen
    nextToSilence = 0
    // Those who must not go on now are found when the winner is held against everybody. All others stand
    // where they stood.
    ready.remove(at: place)
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

  private enum Precedence {
    /// It depends on an answer.
    case unknown(Step)
    /// The first keeps the second out, which does not keep the first out.
    case oneSided
    case none
  }

  /// Whether the first goes before the second.
  private func precedence(
    of rival: Member, over candidate: Member, _ known: Prevention
  ) -> Precedence {
    guard let loses = prevents(rival, candidate, known) else {
      return .unknown(.askPrevents(rival, candidate))
    }
    guard loses else { return .none }
    guard let isMutual = prevents(candidate, rival, known) else {
      return .unknown(.askPrevents(candidate, rival))
    }
    return isMutual ? .none : .oneSided
  }
}
