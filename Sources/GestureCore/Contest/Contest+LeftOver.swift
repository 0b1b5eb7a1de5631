/// Ends what nobody else would end: with no finger down, one that is undecided and waits for nothing (STM-46),
/// one that has lost its fingers and says nothing (COR-09), and circles of those who wait for each other.
extension Contest {
  @usableFromInline
  mutating func nextForsaken(_ round: inout Round) -> Step? {
    round.room = .circles
    guard isQuiet else { return nil }
    var isAnybodyUndecided = round.hasEnded
    for number in 0..<rows.count {
      switch arbiter.standings[number] {
      case .won where rows[number].hadInput && isForsaken(number):
        round.room = .forsaken
        round.hasEnded = true
        return .cancel(rows[number].member)
      case let standing where standing.isOpen: isAnybodyUndecided = true
      default: break
      }
    }
    if isAnybodyUndecided { startGivingUp(&round) }
    return nil
  }

  /// Those who take part now: one that is ended may bring others in.
  private mutating func startGivingUp(_ round: inout Round) {
    round.room = .undecided
    round.base = waiting.count
    round.place = waiting.count
    arbiter.everybody.add(to: &waiting)
  }

  @usableFromInline
  mutating func nextUndecided(_ round: inout Round) -> Step? {
    while round.place < waiting.count {
      let member = waiting[round.place]
      round.place += 1
      guard let number = row(of: member), isForsaken(number) else { continue }
      let standing = arbiter.standings[number]
      guard standing.isOpen, standing != .held else { continue }
      round.hasEnded = true
      return .giveUp(member)
    }
    waiting.keepFirst(round.base)
    // Others may have waited for those that failed or left.
    round.room = round.hasEnded ? .deciding : .circles
    round.next = .circles
    return nil
  }

  /// Whether nothing can come any more that a member would hear of, and it has nothing to say.
  private mutating func isForsaken(_ number: Int) -> Bool {
    !rows[number].isOver && rows[number].owed == nil && rows[number].deadline == nil
      && isIdle(number)
  }

  @usableFromInline
  mutating func nextCircle(_ round: inout Round) -> Step? {
    // Those in it have said what they want, and need no deadline to say it.
    var areIdle: [Bool] = []
    for number in 0..<rows.count { areIdle.append(isIdle(number)) }
    guard let step = arbiter.breakCycle(where: { areIdle[$0.number] }) else { return nil }
    round.room = .deciding
    round.next = .circles
    return .decide(step)
  }
}
