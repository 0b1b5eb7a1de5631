import GestureCore

/// Carries out the arbiter's verdicts and sends the actions (4.1, steps 3 and 4).
extension GestureEnvironment {
  /// Goes on until nothing is left to decide or to tell; what is said meanwhile is settled in turn.
  @inline(__always)
  func settle() {
    if isUnsettled || !reporters.isEmpty { settleWhatIsSaid() }
  }

  // As a part of its callers it costs them more than the calls.
  @inline(never)
  private func settleWhatIsSaid() {
    if isSettling { return }
    isSettling = true
    // After a report there may be more to decide, and after a decision more to report.
    while isUnsettled || !reporters.isEmpty {
      decide()
      report()
    }
    isSettling = false
  }

  private func decide() {
    while let step = arbiter.next({ knownPrevention($0, $1) }) { carryOut(step) }
  }

  func carryOut(_ step: Arbiter.Step) {
    switch step {
    case .askShouldBegin(let member):
      let answer = roster[member]?.with { shouldBegin($0) } ?? false
      arbiter.answer(answer)
    case .askPrevents(let first, let second):
      let answer = roster[first]?.with { winner in
        roster[second]?.with { prevents(winner, $0) }
      }
      arbiter.answer(answer == true)
    case .commit(let member):
      roster[member]?.with { commit($0) }
    case .hold(let member, let other):
      guard let recognizer = roster[member]?.object, let required = roster[other]?.object else {
        return
      }
      recognizer.course.heldInPass = passNumber
      // It may have closed a circle.
      isResetDue = true
      if isTracing { traceHold(of: recognizer, until: required) }
    case .fail(let member, let refusal):
      roster[member]?.with {
        fail($0, refusal)
        noteEnd(of: $0, owing: nil)
      }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer, _ refusal: Arbiter.Refusal) {
    if isTracing, case .prevented(let member) = refusal, let winner = roster[member]?.object {
      // One that goes ahead may keep a hundred out.
      tracePrevention(of: recognizer, by: winner, rule(member, over: recognizer))
      return recognizer.showFailure(preventedBy: winner)
    }
    if isTracing { traceVerdict(refusal, on: recognizer) }
    recognizer.show(.failed, because: reason(for: refusal))
  }

  private func reason(for refusal: Arbiter.Refusal) -> Reason {
    switch refusal {
    case .vetoed: .vetoed(by: lastVeto.map { "\($0)" } ?? "somebody")
    case .prevented(let winner): .prevented(by: subject(of: winner))
    case .requirementWon(let other): .requirementRecognized(subject(of: other))
    case .deadlock(let other): .deadlock(with: subject(of: other))
    }
  }

  /// Makes public what the recognizer assigned to itself (STM-25), the hidden run of a held one in the
  /// order in which it happened (FAI-06, OPN-11).
  private func commit(_ recognizer: UIGestureRecognizer) {
    recognizer.course.wonInPass = passNumber
    let assigned = recognizer.course.assigned
    let isOver = assigned == .ended
    // Of several states in one event the newest is told, but nothing changes that has not begun
    // (STM-03, STM-25). Who waited for others in this very event has hidden nothing from anybody; a
    // longer hidden run is told from its beginning.
    var wasHeld = false
    if let pass = recognizer.course.heldInPass { wasHeld = pass != passNumber }
    let beginsFirst = recognizer.course.ranThroughBegan && (!isOver || wasHeld)
    let first: GestureState = beginsFirst ? .began : assigned
    if wasHeld {
      recognizer.show(first, because: recognizer.proposalReason)
      // An override of the setter, or a listener to the trace, may have broken it off already.
      guard recognizer.course.shown == first, !recognizer.course.isFinished else { return }
      recognizer.course.assigned = isOver ? .ended : first
    } else {
      recognizer.course.shown = first
      recognizer.course.assigned = first
    }
    owe(first, by: recognizer)
    if isOver {
      if beginsFirst { recognizer.course.secondOwedAction = .ended }
      recognizer.cancelDeadline()
      finish(recognizer)
    }
    if isTracing, !wasHeld {
      traceState(of: recognizer, from: .possible, to: first, because: recognizer.proposalReason)
    }
  }

  /// Takes the touches of those that went ahead from their views, and sends the actions (4.1, step
  /// 4).
  private func report() {
    var next = 0
    while next < reporters.count {
      let reporter = reporters[next]
      next += 1
      reporter.with { report(of: $0) }
    }
    reporters.removeAll()
  }

  @inline(__always)
  private func report(of recognizer: UIGestureRecognizer) {
    let second = recognizer.course.secondOwedAction
    guard let first = recognizer.course.owedAction else { return }
    recognizer.course.owedAction = nil
    recognizer.course.secondOwedAction = nil
    send(first, of: recognizer)
    // If its own action broke it off, the cancellation that it now owes is its end.
    if let second, recognizer.course.owedAction == nil { send(second, of: recognizer) }
  }

  private func send(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    if recognizer.course.shown != action {
      recognizer.show(action, because: recognizer.proposalReason)
    }
    // The first action is the moment of recognition, whatever state it tells of (DEL-30).
    if !recognizer.course.hasActed, recognizer.cancelsTouchesInView {
      withSystem {
        $0.claimTouches(of: recognizer)
        $0.claimPresses(of: recognizer)
      }
    }
    recognizer.course.hasActed = true
    if isTracing { traceAction(action, of: recognizer) }
    recognizer.stateFollowers?.tell(action)
    recognizer.tellTargets()
  }
}
