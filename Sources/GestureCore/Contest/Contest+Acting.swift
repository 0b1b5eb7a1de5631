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
        isActing = !owing.isEmpty
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
  @inlinable @inline(__always)
  public mutating func owe(_ action: GestureState, by member: Member) {
    guard let row = row(of: member) else { return }
    if action == .changed {
      guard rows[row].lastChangedPass != pass else { return }
      rows[row].lastChangedPass = pass
      // Nothing changes that has not begun (STM-25).
      if rows[row].owed == .began { return }
    }
    if rows[row].owed == nil { owing.append(member) }
    rows[row].owed = action
    rows[row].owedNext = nil
  }

  /// A hidden run that has ended owes its end as well (OPN-11).
  public mutating func oweNext(_ action: GestureState, by member: Member) {
    if let row = row(of: member) { rows[row].owedNext = action }
  }

  @inlinable @inline(__always)
  mutating func nextAction() -> Step? {
    while nextToAct < owing.count {
      let member = owing[nextToAct]
      guard let row = row(of: member) else {
        passOn()
        continue
      }
      if isBetweenActions {
        passOn()
        // If its own action broke it off, the cancellation that it now owes is its end.
        guard let next = rows[row].owedNext else { continue }
        rows[row].owedNext = nil
        return .act(member, next, takesTouches: false)
      }
      guard let action = rows[row].owed else {
        passOn()
        continue
      }
      // A finger that joined in the event in which the gesture ends belongs to it, too (DEL-38).
      let takesTouches = !rows[row].hasActed || action == .ended
      rows[row].owed = nil
      rows[row].hasActed = true
      if rows[row].owedNext == nil { passOn() } else { isBetweenActions = true }
      return .act(member, action, takesTouches: takesTouches)
    }
    isActing = false
    return nil
  }

  /// The list is emptied with the last one, so that nothing is left to look for.
  @inlinable @inline(__always)
  mutating func passOn() {
    nextToAct += 1
    isBetweenActions = false
    guard nextToAct == owing.count else { return }
    owing.removeAll()
    nextToAct = 0
  }
}
