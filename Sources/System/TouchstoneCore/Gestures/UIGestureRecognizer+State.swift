import GestureCore

extension UIGestureRecognizer {
  /// Whether the recognizer gets messages about its inputs.
  var receivesInput: Bool { !attempt.assignedState.isTerminal }

  /// Whether a recognizer that requires it to fail, or a view whose touches it delays, has to go on waiting. A stranded one delays no view.
  var isUndecided: Bool { attempt.seat != nil && attempt.publicState == .possible }

  /// Whether its gesture was aborted from outside, so that it need not wait for its touches.
  private var isAborted: Bool {
    guard let seat = attempt.seat else { return false }
    return seat.engine.with { $0.contest.isAborted(seat.member) }
  }

  /// Whether it has ignored its touches by failing (COR-11).
  var hasFailed: Bool { attempt.assignedState == .failed }

  /// Whether it goes ahead, or has.
  var hasWon: Bool { attempt.publicState.isUnderWay || attempt.publicState == .ended }

  private var isBeingAssigned: Bool {
    attempt.seat?.engine.with { $0.isAssigning(self) } == true
  }

  /// An assignment to `state`, by the subclass, by a deadline or by other code.
  func assign(_ wanted: GestureState) {
    // Mostly a gesture under way assigns `.changed` during input.
    if wanted == .changed, attempt.assignedState == .changed, attempt.publicState == .changed,
      !isBeingAssigned, isEnabled, let engine = attempt.seat?.engine, engine.with({ $0.isInPass })
    {
      attempt.hasAssigned = true
      return engine.with { $0.queueChange(of: self) }
    }
    if isBeingAssigned {
      // The engine's own change, through the overridable setter.
      attempt.assignedState = wanted
      attempt.publicState = wanted
      return
    }
    if attempt.isInReset { return diagnose(wanted, "ignored in reset()") }
    guard isEnabled || isAborted else {
      diagnose(wanted, "it is disabled")
      return
    }
    switch StateTransition(from: attempt.assignedState, to: wanted) {
    case .take(let new): accept(new)
    case .bend(let new):
      let before = attempt.assignedState
      diagnose(wanted, "taken as \(new)")
      // A listener that reads this may have assigned a state meanwhile.
      if attempt.assignedState == before { accept(new) }
    case .ignore: break
    case .refuse: diagnose(wanted, "ignored")
    }
  }

  private func accept(_ new: GestureState) {
    if let engine = attempt.seat?.engine { return engine.with { accept(new, in: $0) } }
    if let engine = engineOfView { return accept(new, in: engine) }
    // Without a window there is no contest (STM-18).
    attempt.assignedState = new
    attempt.publicState = new
  }

  @inline(__always)
  private func accept(_ new: GestureState, in engine: GestureEngine) {
    attempt.hasAssigned = true
    let isFirst = attempt.assignedState == .possible
    attempt.assignedState = new
    if engine.isInPass { return report(new, isFirst, to: engine) }
    engine.pass { report(new, isFirst, to: engine) }
  }

  private func report(_ new: GestureState, _ isFirst: Bool, to engine: GestureEngine) {
    if attempt.publicState.isUnderWay {
      let old = attempt.publicState
      attempt.publicState = new
      // A change needs no reason.
      if new == .changed { return engine.queueChange(of: self) }
      engine.end(self, from: old, as: new, because: assignedReason ?? .assigned)
    } else if new == .failed || new == .cancelled {
      engine.fail(self, because: assignedReason ?? .assigned)
    } else {
      if new == .began { attempt.ranThroughBegan = true }
      if isFirst { engine.propose(self, because: assignedReason ?? .assigned) }
    }
  }

  /// Assigns `state` and says why, for the trace; the reason is put together only if there is a
  /// listener.
  public func setState(_ state: State, because reason: @autoclosure () -> Reason) {
    guard isTraced else {
      self.state = state
      return
    }
    assignedReason = reason()
    self.state = state
    assignedReason = nil
  }

  // MARK: - Changes by the engine

  /// Publishes a state through the overridable setter, so that overrides see it (STM-09).
  func publish(_ new: GestureState, because reason: @autoclosure () -> Reason) {
    // A recognizer that takes no part has no state that the engine would change.
    attempt.seat?.engine.with { engine in
      let old = publish(new, engine)
      if engine.isTracing {
        engine.traceState(of: self, from: old, to: new, because: reason())
      }
      if new == .failed || new == .possible { stateFollowers?.send(new) }
    }
  }

  /// For a recognizer that a winner prevents.
  func publishFailure(preventedBy winner: UIGestureRecognizer) {
    attempt.seat?.engine.with { engine in
      let old = publish(.failed, engine)
      engine.traceFailure(of: self, from: old, preventedBy: winner)
      stateFollowers?.send(.failed)
    }
  }

  /// Returns the state before.
  private func publish(_ new: GestureState, _ engine: GestureEngine) -> GestureState {
    let old = attempt.publicState
    engine.assign(new, to: self)
    // Also where an override does not call the setter of the superclass.
    attempt.assignedState = new
    attempt.publicState = new
    return old
  }

  /// Aborts the gesture: a gesture under way is cancelled, an undecided one fails, and the recognizer is free for touches
  /// that begin later (STM-30, STM-31, DEL-15).
  func abort(because reason: Reason) {
    guard let engine = attempt.engine, let member = attempt.member, !isAborted else { return }
    engine.pass {
      engine.contest.abort(member)
      // In its first action a gesture may still owe the cancellation of its touches in views.
      if engine.contest.actions.popOwedCancellation(of: member), cancelsTouchesInView {
        engine.cancelTouches(of: self)
        engine.cancelPresses(of: self)
      }
      if attempt.publicState.isUnderWay {
        engine.finish(self, as: .cancelled, because: reason)
      } else if attempt.publicState == .possible {
        engine.finish(self, as: .failed, because: reason)
      }
      engine.ignoreAllTouches(of: self)
    }
  }

  private func diagnose(_ wanted: GestureState, _ outcome: String) {
    engine?.diagnose("\(label): state = \(wanted) while \(attempt.assignedState): \(outcome)")
  }
}
