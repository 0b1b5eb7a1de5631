/// Chooses the members that are reset (STM-40…49).
extension Contest {
  @usableFromInline
  mutating func startResets(_ turn: inout Turn) {
    turn.phase = .reset
    turn.snapshotStart = members.snapshotCount
    turn.snapshotIndex = members.snapshotCount
    pass.clearEndCheck()
    startSweep(&turn)
  }

  private mutating func startSweep(_ turn: inout Turn) {
    resets.startSweep()
    turn.resetIndex = 0
  }

  /// The first member that is ready comes next, with those that it is linked with (STM-44, STM-45). No member is looked
  /// at again as long as nothing happens that may make others ready.
  @usableFromInline
  mutating func nextReset(_ turn: inout Turn) -> Member? {
    while true {
      while turn.snapshotIndex < members.snapshotCount {
        let member = members.snapshot(at: turn.snapshotIndex)
        turn.snapshotIndex += 1
        if members.row(of: member) != nil { return member }
      }
      members.dropSnapshot(from: turn.snapshotStart)
      turn.snapshotIndex = turn.snapshotStart
      // Client code may have made others ready meanwhile.
      if pass.needsEndCheck {
        turn.neededEndCheck = true
        pass.clearEndCheck()
        startSweep(&turn)
      }
      guard let member = nextReady(&turn) else {
        resets.compact()
        if turn.neededEndCheck { pass.requireEndCheck() }
        return nil
      }
      if isResetAlone(member) {
        resets.remove(member.number)
        return member
      }
      startLinked(with: member, &turn)
    }
  }

  private mutating func nextReady(_ turn: inout Turn) -> Member? {
    while let member = resets.next(&turn.resetIndex) {
      if isReadyForReset(member.number) { return member }
    }
    return nil
  }

  /// Whether it is reset without others: nearly all are linked with none, and an aborted one waits for none.
  private mutating func isResetAlone(_ member: Member) -> Bool {
    if arbiter.requirements.edgeCount == 0 { return true }
    guard members.rows[member.number].isAborted else { return false }
    // Linked members may have waited for it.
    pass.requireEndCheck()
    return true
  }

  /// The linked members come next, if all of them are ready; else they wait.
  private mutating func startLinked(with member: Member, _ turn: inout Turn) {
    arbiter.findLinked(with: member)
    for index in 0..<arbiter.linked.count {
      let other = arbiter.linked[index]
      if other == member || !members.rows[other.number].isAborted { members.addToSnapshot(other) }
    }
    let indices = turn.snapshotStart..<members.snapshotCount
    var areReady = true
    for index in indices where !isReadyForReset(members.snapshot(at: index).number) {
      areReady = false
    }
    for index in indices {
      let number = members.snapshot(at: index).number
      if areReady { resets.remove(number) } else { resets.block(number) }
    }
    if !areReady { members.dropSnapshot(from: turn.snapshotStart) }
  }

  private mutating func isReadyForReset(_ number: Int) -> Bool {
    resets.isFinished(number) && !actions.owesAction(number) && !inputs.hasDown(number)
  }
}

/// Ends or reports members that nothing else would end. A member is stranded if none of its inputs is down, it has no deadline and
/// owes no action.
extension Contest {
  @usableFromInline
  mutating func nextStrandedWinner(_ turn: inout Turn) -> Member? {
    turn.phase = .breakCycle
    guard inputs.downCount == 0 else { return nil }
    var hasCandidates = turn.hasEnded
    for number in 0..<members.rows.count {
      switch arbiter.standings[number] {
      case .won where members.rows[number].hadInput && isStranded(number):
        turn.phase = .cancelStranded
        turn.hasEnded = true
        return members.rows[number].member
      case let standing where standing.isOpen: hasCandidates = true
      default: break
      }
    }
    if hasCandidates {
      // The members that take part now: client code may bring in others when one is ended.
      turn.phase = .decideStranded
      turn.snapshotStart = members.snapshotCount
      turn.snapshotIndex = members.snapshotCount
      members.addToSnapshot(arbiter.line)
    }
    return nil
  }

  @usableFromInline
  mutating func nextStrandedCandidate(_ turn: inout Turn) -> Step? {
    while turn.snapshotIndex < members.snapshotCount {
      let member = members.snapshot(at: turn.snapshotIndex)
      turn.snapshotIndex += 1
      guard let number = members.row(of: member), isStranded(number) else { continue }
      let standing = arbiter.standings[number]
      guard standing.isOpen, standing != .held else { continue }
      if let step = fate(of: member) {
        turn.hasEnded = true
        return step
      }
    }
    members.dropSnapshot(from: turn.snapshotStart)
    // Others may have waited for members that failed or left.
    turn.phase = turn.hasEnded ? .settleStranded : .breakCycle
    return nil
  }

  /// What becomes of a stranded candidate.
  private mutating func fate(of member: Member) -> Step? {
    let number = member.number
    if !inputs.hasInput(number) { return .withdraw(member) }
    if members.rows[number].isStrandReported { return nil }
    if pass.failsStranded { return .fail(member) }
    members.markStranded(number, at: pass.time)
    return .reportStranded(member)
  }

  // MARK: - Waiting

  /// Whether the member has stayed possible after its last input. It analyzes nothing, so it withholds nothing from views.
  public mutating func isReportedStranded(_ member: Member) -> Bool {
    members.row(of: member).map { members.rows[$0].isStrandReported } ?? false
  }

  /// The time since which a member is possible although all its inputs had ended; `nil` if it is not, or has decided
  /// (COR-17). A later input does not end the wait.
  public mutating func strandedSince(_ member: Member) -> Timestamp? {
    guard let number = members.row(of: member) else { return nil }
    let standing = arbiter.standings[number]
    guard standing.isOpen, standing != .held else { return nil }
    return members.rows[number].strandedSince
  }

  /// Removes and returns the time since which the member was possible, because it decides or leaves now.
  public mutating func popStranded(_ member: Member) -> Timestamp? {
    guard let number = members.row(of: member) else { return nil }
    return members.popStranded(number)
  }

  /// The members that wait for this one to decide, directly or through others.
  public mutating func membersHeld(by member: Member) -> [Member] {
    guard members.row(of: member) != nil else { return [] }
    var found: [Member] = []
    var next = [member]
    while let current = next.popLast() {
      for dependent in arbiter.requirements.dependents(of: current)
      where arbiter.standing(of: dependent) == .held && !found.contains(dependent) {
        found.append(dependent)
        next.append(dependent)
      }
    }
    return found
  }

  private mutating func isStranded(_ number: Int) -> Bool {
    !resets.isFinished(number) && !actions.owesAction(number) && !deadlines.isSet(number)
      && inputs.isIdle(number)
  }

  @usableFromInline
  mutating func breakCycle() -> Arbiter.Step? {
    // The members of a cycle have proposed, and need no deadline to do so.
    let areIdle = (0..<members.rows.count).map { inputs.isIdle($0) }
    return arbiter.breakCycle(where: { areIdle[$0.number] })
  }
}
