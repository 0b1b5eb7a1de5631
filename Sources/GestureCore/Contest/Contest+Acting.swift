/// Decisions, and the actions that are owed for them.
extension Contest {
  /// The next decision or action: all decisions come before all actions, and then there may be more to decide.
  /// Nothing if a turn further out settles.
  @inlinable @inline(__always)
  mutating func nextSettlement(_ turn: inout Turn, _ known: Arbiter.Prevention) -> Step? {
    while isUnsettled, turn.settles || !isSettling {
      turn.settles = true
      isSettling = true
      if isActing {
        if let step = nextAction() { return step }
      } else if arbiter.hasWork, let step = nextDecision(known) {
        return .decide(step)
      } else {
        isActing = !actions.entries.isEmpty
      }
    }
    if turn.settles { stopSettling(&turn) }
    return nil
  }

  @inlinable @inline(__always)
  mutating func stopSettling(_ turn: inout Turn) {
    turn.settles = false
    isSettling = false
    isActing = false
  }

  @usableFromInline
  mutating func nextDecision(_ known: Arbiter.Prevention) -> Arbiter.Step? {
    guard let step = arbiter.next(known) else { return nil }
    note(step)
    return step
  }

  private mutating func note(_ step: Arbiter.Step) {
    switch step {
    case .askShouldBegin, .askPrevents, .fail: break
    case .commit(let member): rows[member.number].wonInPass = pass
    case .hold(let member, _):
      rows[member.number].heldInPass = pass
      // It may have closed a circle.
      isDue = true
    }
  }

  // MARK: - Actions

  /// The member's targets have to hear of a state; of several in one event of the newest.
  public mutating func owe(_ action: GestureState, by member: Member) {
    if row(of: member) != nil { actions.add(action, of: member, in: pass) }
  }

  /// A hidden run that has ended owes its end as well (OPN-11).
  public mutating func oweNext(_ action: GestureState, by member: Member) {
    if let row = row(of: member) { actions.addSecond(action, of: row) }
  }

  @usableFromInline
  mutating func nextAction() -> Step? {
    if let step = actions.next(rows) { return step }
    isActing = false
    return nil
  }
}
