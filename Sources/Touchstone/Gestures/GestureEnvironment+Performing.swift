import GestureCore

/// Performs the contest's steps: the only code that does. What clients' code says meanwhile comes to the contest
/// as facts, and the loop finds it there.
extension GestureEnvironment {
  /// The turn of a window with an event.
  @inline(__always)
  func takeTurn(of window: UIWindow, with event: UIEvent) {
    let touches = event.changedTouches(in: window)
    var turn = Contest.Turn(.window(isOnly: event.onlyWindow != nil))
    while let step = contest.next(&turn, { knownPrevention($0, $1) }) {
      switch step {
      case .gather: gather(event, touches, in: window)
      case .notify: window.showRecognizers(event, touches, self)
      case .deliver(inWindow: true): window.showResponders(event, touches, self)
      default: perform(step)
      }
    }
  }

  /// The end of a pass.
  func takeLastTurn() {
    var turn = Contest.Turn(.end)
    while let step = contest.next(&turn, { knownPrevention($0, $1) }) { perform(step) }
  }

  @inline(__always)
  private func perform(_ step: Contest.Step) {
    switch step {
    case .decide(let decision): perform(decision)
    case .takeTouches(let member, let state): roster[member]?.with { takeTouches(of: $0, state) }
    case .act(let member, let state): roster[member]?.with { send(state, of: $0) }
    case .deliver: if contest.hasNews { withSystem { $0.releaseWithheldTouches() } }
    case .cancel(let member): roster[member]?.with { cancel($0) }
    case .fail(let member): roster[member]?.with { giveUp($0) }
    case .reset(let member): roster[member]?.with { reset($0) }
    case .gather, .notify: break
    }
  }

  private func perform(_ decision: Arbiter.Step) {
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
      roster[member]?.with {
        fail($0, refusal)
        noteEnd(of: $0, owing: nil)
      }
    }
  }

  // MARK: - Decisions

  private func fail(_ recognizer: UIGestureRecognizer, _ refusal: Arbiter.Refusal) {
    if isTracing, case .prevented(let member) = refusal, let winner = roster[member]?.object {
      // One that goes ahead may keep a hundred out.
      tracePrevention(of: recognizer, by: winner, rule(member, over: recognizer))
      return recognizer.showFailure(preventedBy: winner)
    }
    if isTracing { traceVerdict(refusal, on: recognizer) }
    recognizer.show(.failed, because: reason(for: refusal, of: recognizer))
  }

  private func reason(for refusal: Arbiter.Refusal, of recognizer: UIGestureRecognizer) -> Reason {
    switch refusal {
    case .vetoed: recognizer.proposalReason
    case .prevented(let winner): .prevented(by: subject(of: winner))
    case .requirementWon(let other): .requirementRecognized(subject(of: other))
    case .deadlock(let other): .deadlock(with: subject(of: other))
    }
  }

  /// Makes public what the recognizer assigned to itself (STM-25), the hidden run of a held one in the
  /// order in which it happened (FAI-06, OPN-11).
  private func commit(_ recognizer: UIGestureRecognizer, _ member: Member) {
    let assigned = recognizer.course.assigned
    let isOver = assigned == .ended
    // Of several states in one event the newest is told, but nothing changes that has not begun
    // (STM-03, STM-25). Who waited for others in this very event has hidden nothing from anybody; a
    // longer hidden run is told from its beginning.
    let wasHeld = contest.wasHeldBefore(member)
    let beginsFirst = recognizer.course.ranThroughBegan && (!isOver || wasHeld)
    let first: GestureState = beginsFirst ? .began : assigned
    if wasHeld {
      recognizer.show(first, because: recognizer.proposalReason)
      // An override of the setter, or a listener to the trace, may have broken it off already.
      guard recognizer.course.shown == first, !contest.isOver(member) else { return }
      recognizer.course.assigned = isOver ? .ended : first
    } else {
      recognizer.course.shown = first
      recognizer.course.assigned = first
    }
    contest.owe(first, by: member)
    if isOver {
      if beginsFirst { contest.oweNext(.ended, by: member) }
      recognizer.cancelDeadlineWork()
      contest.end(member, wasRecognized: true)
    }
    if isTracing, !wasHeld {
      traceState(of: recognizer, from: .possible, to: first, because: recognizer.proposalReason)
    }
  }

  // MARK: - Actions

  /// The first action takes the recognizer's touches from their views (4.1, step 4). It is the moment of recognition,
  /// whatever state it tells of (DEL-30).
  private func takeTouches(of recognizer: UIGestureRecognizer, _ action: GestureState) {
    publish(action, of: recognizer)
    guard recognizer.cancelsTouchesInView else { return }
    withSystem {
      $0.claimTouches(of: recognizer)
      $0.claimPresses(of: recognizer)
    }
  }

  private func send(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    publish(action, of: recognizer)
    if isTracing { traceAction(action, of: recognizer) }
    recognizer.stateFollowers?.tell(action)
    recognizer.tellTargets()
  }

  @inline(__always)
  private func publish(_ action: GestureState, of recognizer: UIGestureRecognizer) {
    if recognizer.course.shown != action {
      recognizer.show(action, because: recognizer.proposalReason)
    }
  }
}
