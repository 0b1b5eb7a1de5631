/// Decisions, and the actions that are owed for them.
extension Contest {
  /// All that is to be decided, then all actions that are owed for it, and so on.
  mutating func nextDecision(_ round: inout Round, _ known: Arbiter.Prevention) -> Step? {
    if isSettling != round.settles { return nil }
    while isUnsettled {
      if isActing {
        if let step = nextAction() { return hand(step, &round) }
      } else if let step = arbiter.next(known) {
        note(step)
        return hand(.decide(step), &round)
      } else {
        isActing = !owing.isEmpty
      }
    }
    (round.settles, isSettling) = (false, false)
    return nil
  }

  private mutating func hand(_ step: Step, _ round: inout Round) -> Step {
    (round.settles, isSettling) = (true, true)
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

  private mutating func nextAction() -> Step? {
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
        return .act(member, next, isFirst: false)
      }
      guard let action = rows[row].owed else {
        passOn()
        continue
      }
      let isFirst = !rows[row].hasActed
      rows[row].owed = nil
      rows[row].hasActed = true
      if rows[row].owedNext == nil { passOn() } else { isBetweenActions = true }
      return .act(member, action, isFirst: isFirst)
    }
    owing.removeAll()
    nextToAct = 0
    isActing = false
    return nil
  }

  private mutating func passOn() {
    nextToAct += 1
    isBetweenActions = false
  }
}
