import GestureCore

/// Carries out the arbiter's decisions, and takes what recognizers decide themselves.
extension GestureEngine {
  func carryOut(_ decision: Arbiter.Step) {
    switch decision {
    case .askShouldBegin(let member):
      let answer = roster[member]?.with { shouldBegin($0) } ?? false
      contest.answer(answer)
    case .askPrevents(let first, let second):
      let answer = roster[first]?.with { winner in
        roster[second]?.with { prevents(winner, $0) }
      }
      contest.answer(answer == true)
    case .commit(let member):
      roster[member]?.with { commit($0, member) }
    case .hold(let member, let other):
      guard isTracing, let recognizer = roster[member]?.object,
        let required = roster[other]?.object
      else { return }
      traceHold(of: recognizer, until: required)
    case .fail(let member, let refusal):
      roster[member]?.with { fail($0, refusal) }
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer, _ refusal: Arbiter.Refusal) {
    if isTracing, case .prevented(let member) = refusal, let winner = roster[member]?.object {
      // A winner may prevent a hundred others, so this reason is made without a list or a string.
      tracePrevention(of: recognizer, by: winner, preventionRule(of: member, over: recognizer))
      recognizer.publishFailure(preventedBy: winner)
      return finish(recognizer, as: .failed)
    }
    if isTracing { traceVerdict(refusal, on: recognizer) }
    recognizer.publish(.failed, because: reason(for: refusal, of: recognizer))
    finish(recognizer, as: .failed)
  }

  private func reason(for refusal: Arbiter.Refusal, of recognizer: UIGestureRecognizer) -> Reason {
    switch refusal {
    case .vetoed: recognizer.publishedReason
    case .prevented(let winner): .prevented(by: subject(of: winner))
    case .requirementWon(let other): .requirementRecognized(subject(of: other))
    case .deadlock(let other): .deadlock(with: subject(of: other))
    }
  }

  /// Publishes the state that the recognizer has assigned (STM-25); after it was held, all states in the order in which
  /// they were assigned (FAI-06, OPN-11).
  private func commit(_ recognizer: UIGestureRecognizer, _ member: Member) {
    let assigned = recognizer.attempt.assignedState
    // Of several states in one event the newest is published, but a gesture does not change before it has begun
    // (STM-03, STM-25). A recognizer that was held in this very event has hidden no state.
    let wasHeld = contest.wasHeldBefore(member)
    let beginsFirst = recognizer.attempt.ranThroughBegan && (assigned != .ended || wasHeld)
    let first: GestureState = beginsFirst ? .began : assigned
    if wasHeld {
      recognizer.publish(first, because: recognizer.publishedReason)
      // An override of the setter, or a listener to the trace, may have aborted it.
      guard recognizer.attempt.publicState == first, !contest.isFinished(member) else { return }
      recognizer.attempt.assignedState = assigned == .ended ? .ended : first
    } else {
      recognizer.attempt.publicState = first
      recognizer.attempt.assignedState = first
    }
    if assigned == .ended { recognizer.cancelDeadlineWork() }
    contest.commit(member, as: first, then: assigned == .ended && beginsFirst ? .ended : nil)
    if isTracing, !wasHeld {
      traceState(of: recognizer, from: .possible, to: first, because: recognizer.publishedReason)
    }
  }

  // MARK: - What recognizers decide

  func propose(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    enrollLate(recognizer)
    guard let member = recognizer.attempt.member else { return }
    recognizer.publishedReason = reason
    endStranding(of: recognizer, member)
    if isTracing { traceProposal(of: recognizer, because: reason) }
    contest.propose(member)
  }

  /// The recognizer assigns `.failed`, or `.cancelled` while it is held, before it has gone ahead.
  func fail(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    enrollLate(recognizer)
    let old = recognizer.attempt.publicState
    recognizer.attempt.publicState = .failed
    if isTracing { traceState(of: recognizer, from: old, to: .failed, because: reason) }
    recognizer.stateFollowers?.send(.failed)
    finish(recognizer, as: .failed)
  }

  /// A recognizer that is under way assigns `.ended` or `.cancelled`.
  func end(
    _ recognizer: UIGestureRecognizer, from old: GestureState, as state: GestureState,
    because reason: Reason
  ) {
    if isTracing { traceState(of: recognizer, from: old, to: state, because: reason) }
    finish(recognizer, as: state)
  }

  /// The engine ends a gesture: it publishes the state through the recognizer's setter.
  func finish(
    _ recognizer: UIGestureRecognizer, as state: GestureState,
    because reason: @autoclosure () -> Reason
  ) {
    recognizer.publish(state, because: reason())
    finish(recognizer, as: state)
  }

  /// The gesture is finished: the recognizer gets no more messages (STM-41), and is reset when its touches have ended.
  private func finish(_ recognizer: UIGestureRecognizer, as state: GestureState) {
    guard let member = recognizer.attempt.member else { return }
    recognizer.cancelDeadlineWork()
    endStranding(of: recognizer, member)
    contest.finish(member, as: state)
  }

  /// A movement without an assignment is a change, too (STM-24).
  @inline(__always)
  func addChangeForMovement(of recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.publicState.isUnderWay, !recognizer.attempt.hasAssigned else { return }
    if recognizer.attempt.publicState == .began { publishChange(of: recognizer) }
    queueChange(of: recognizer)
  }

  @inline(never)
  private func publishChange(of recognizer: UIGestureRecognizer) {
    recognizer.publish(.changed, because: .because("its touches moved"))
  }

  @inline(__always)
  func queueChange(of recognizer: UIGestureRecognizer) {
    if let member = recognizer.attempt.member { contest.queue(.changed, of: member) }
  }

  // MARK: - Actions

  /// Cancels the recognizer's touches in their views, at the moment of recognition (DEL-30).
  func cancelTouches(of recognizer: UIGestureRecognizer, _ action: GestureState) {
    // If it comes after the action, as on devices, client code may have changed the state meanwhile (COR-16).
    if contest.actions.cancelsTouchesFirst { publish(action, of: recognizer) }
    guard recognizer.cancelsTouchesInView else { return }
    cancelTouches(of: recognizer)
    if !recognizer.attemptLists.presses.isEmpty { cancelPresses(of: recognizer) }
  }

  func sendAction(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    publish(action, of: recognizer)
    if isTracing { traceAction(action, of: recognizer) }
    recognizer.stateFollowers?.send(action)
    recognizer.sendActions()
  }

  @inline(__always)
  private func publish(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    if recognizer.attempt.publicState != action {
      // A second action of one pass is the end of a gesture that was held (OPN-11).
      recognizer.publish(
        action,
        because: action == .ended
          ? .recognized("it had ended while it waited") : recognizer.publishedReason)
    }
  }
}
