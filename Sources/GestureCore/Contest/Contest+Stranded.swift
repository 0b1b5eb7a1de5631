/// Ends members that nothing else would end. A member is stranded if none of its inputs is down, it has no deadline and
/// owes no action.
extension Contest {
  @usableFromInline
  mutating func nextStrandedWinner(_ turn: inout Turn) -> Member? {
    turn.phase = .breakCircle
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
      turn.phase = .endStranded
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
        if case .reportStranded = step { return step }
        turn.hasEnded = true
        return step
      }
    }
    members.dropSnapshot(from: turn.snapshotStart)
    // Others may have waited for members that failed or left.
    turn.phase = turn.hasEnded ? .settleStranded : .breakCircle
    return nil
  }

  /// What becomes of a stranded candidate.
  private mutating func fate(of member: Member) -> Step? {
    let number = member.number
    if !inputs.hasInput(number) { return .withdraw(member) }
    if pass.failsStranded { return .fail(member) }
    guard members.rows[number].strandedSince == nil else { return nil }
    members.markStranded(number, at: pass.time)
    return .reportStranded(member)
  }

  private mutating func isStranded(_ number: Int) -> Bool {
    !resets.isFinished(number) && !actions.owesAction(number) && !deadlines.isSet(number)
      && inputs.isIdle(number)
  }

  @usableFromInline
  mutating func breakCircle() -> Arbiter.Step? {
    // The members of a circle have proposed, and need no deadline to do so.
    var areIdle: [Bool] = []
    for number in 0..<members.rows.count { areIdle.append(inputs.isIdle(number)) }
    return arbiter.breakCycle(where: { areIdle[$0.number] })
  }
}
