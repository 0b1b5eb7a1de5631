/// Who is over, and who starts anew (STM-40…49).
extension Contest {
  /// The member's gesture is over. Whether it has been recognized decides if it goes on keeping others out
  /// (ARB-15).
  public mutating func end(_ member: Member, wasRecognized: Bool) {
    guard let row = row(of: member) else { return }
    sleep(row)
    if !wasRecognized { arbiter.withdraw(member) }
    isDue = true
    if rows[row].isOver { return }
    rows[row].isOver = true
    endings &+= 1
    rows[row].overPlace = Int32(truncatingIfNeeded: over.count)
    over.append(member)
    overCount += 1
  }

  public mutating func isOver(_ member: Member) -> Bool {
    row(of: member).map { rows[$0].isOver } ?? false
  }

  /// The gesture is broken off from outside: others are not reset together with it.
  public mutating func dismiss(_ member: Member) {
    if let row = row(of: member) { rows[row].isDismissed = true }
  }

  public mutating func isDismissed(_ member: Member) -> Bool {
    row(of: member).map { rows[$0].isDismissed } ?? false
  }

  // MARK: - Searching

  @usableFromInline
  mutating func startResets(_ turn: inout Turn) {
    turn.phase = .reset
    turn.base = waiting.count
    turn.place = waiting.count
    isDue = false
    startSweep(&turn)
  }

  private mutating func startSweep(_ turn: inout Turn) {
    sweep += 1
    turn.overPlace = 0
  }

  /// Always the first that is ready comes next, with those that it is linked with (STM-44, STM-45). Nobody is
  /// looked at again as long as nothing happens that may make others ready.
  @usableFromInline
  mutating func nextReset(_ turn: inout Turn) -> Member? {
    while true {
      while turn.place < waiting.count {
        let member = waiting[turn.place]
        turn.place += 1
        if row(of: member) != nil { return member }
      }
      waiting.keepFirst(turn.base)
      turn.place = turn.base
      // A client's code may have made others ready meanwhile.
      if isDue {
        turn.wasDue = true
        isDue = false
        startSweep(&turn)
      }
      guard let member = nextReady(&turn) else {
        clearOver()
        isDue = turn.wasDue
        return nil
      }
      if isAlone(member) {
        leaveOver(member.number)
        return member
      }
      startGroup(of: member, &turn)
    }
  }

  /// Whether nobody has a requirement with it, as is so for nearly everyone.
  private mutating func isAlone(_ member: Member) -> Bool {
    if arbiter.requirements.edgeCount == 0 { return true }
    guard rows[member.number].isDismissed else { return false }
    // It may have been what a group waited for.
    isDue = true
    return true
  }

  private mutating func nextReady(_ turn: inout Turn) -> Member? {
    while turn.overPlace < over.count {
      let member = over[turn.overPlace]
      turn.overPlace += 1
      if let member, rows[member.number].waitsInSweep != sweep, isReadyForReset(member.number) {
        return member
      }
    }
    return nil
  }

  /// Adds those who are reset together, if all of them are ready.
  private mutating func startGroup(of member: Member, _ turn: inout Turn) {
    arbiter.findComponent(of: member)
    for index in 0..<arbiter.component.count {
      let other = arbiter.component[index]
      if other == member || !rows[other.number].isDismissed { waiting.append(other) }
    }
    var areReady = true
    for index in turn.base..<waiting.count where !isReadyForReset(waiting[index].number) {
      areReady = false
    }
    for index in turn.base..<waiting.count {
      // All of them would be found to wait.
      let number = waiting[index].number
      if areReady { leaveOver(number) } else { rows[number].waitsInSweep = sweep }
    }
    if !areReady { waiting.keepFirst(turn.base) }
  }

  private mutating func isReadyForReset(_ number: Int) -> Bool {
    rows[number].isOver && !actions.owes(number) && !inputs.hasDown(number)
  }

  /// Leaves a gap in the list, so that none of a crowd is moved for the others.
  mutating func leaveOver(_ number: Int) {
    let place = Int(rows[number].overPlace)
    guard rows[number].isOver, place < over.count, over[place]?.number == number else { return }
    over[place] = nil
    overCount -= 1
  }

  private mutating func clearOver() {
    if overCount == 0 { return over.removeAll() }
    guard overCount < over.count else { return }
    var kept = 0
    for index in 0..<over.count {
      guard let member = over[index] else { continue }
      over[kept] = member
      rows[member.number].overPlace = Int32(truncatingIfNeeded: kept)
      kept += 1
    }
    over.keepFirst(kept)
  }
}
