/// Ends members that nothing else would end. A member is stranded if nothing of its is down, it has no deadline and
/// owes no action.
extension Contest {
  @usableFromInline
  mutating func nextStrandedWinner(_ turn: inout Turn) -> Member? {
    turn.phase = .breakCircle
    guard isQuiet else { return nil }
    var hasCandidates = turn.hasEnded
    for number in 0..<rows.count {
      switch arbiter.standings[number] {
      case .won where rows[number].hadInput && isStranded(number):
        turn.phase = .cancelStranded
        turn.hasEnded = true
        return rows[number].member
      case let standing where standing.isOpen: hasCandidates = true
      default: break
      }
    }
    if hasCandidates {
      // Those that take part now: client code may bring others in when one is ended.
      turn.phase = .failStranded
      turn.base = waiting.count
      turn.place = waiting.count
      arbiter.everybody.add(to: &waiting)
    }
    return nil
  }

  @usableFromInline
  mutating func nextStrandedCandidate(_ turn: inout Turn) -> Member? {
    while turn.place < waiting.count {
      let member = waiting[turn.place]
      turn.place += 1
      guard let number = row(of: member), isStranded(number) else { continue }
      let standing = arbiter.standings[number]
      guard standing.isOpen, standing != .held else { continue }
      turn.hasEnded = true
      return member
    }
    waiting.keepFirst(turn.base)
    // Others may have waited for those that failed or left.
    turn.phase = turn.hasEnded ? .settleStranded : .breakCircle
    return nil
  }

  private mutating func isStranded(_ number: Int) -> Bool {
    !rows[number].isOver && !actions.owes(number) && rows[number].deadline == nil
      && inputs.isIdle(number)
  }

  @usableFromInline
  mutating func breakCircle() -> Arbiter.Step? {
    // Those in it have said what they want, and need no deadline to say it.
    var areIdle: [Bool] = []
    for number in 0..<rows.count { areIdle.append(inputs.isIdle(number)) }
    return arbiter.breakCycle(where: { areIdle[$0.number] })
  }
}
