import GestureCore

extension UIGestureRecognizer {
  /// Whether the recognizer still hears of its touches.
  var isListening: Bool { !course.assigned.isTerminal }

  /// Whether one that waits for it, or for which it delays touches, must go on waiting.
  var isUndecided: Bool { course.member != nil && course.shown == .possible }

  /// Whether its gesture was broken off from outside, so that it need not wait for its fingers.
  private var isDismissed: Bool {
    guard let referee = course.referee, let member = course.member else { return false }
    return referee.with { $0.contest.isDismissed(member) }
  }

  /// Whether it has given its touches up (COR-11).
  var hasFailed: Bool { course.assigned == .failed }

  /// Whether it goes ahead, or has.
  var hasWon: Bool { course.shown.isUnderWay || course.shown == .ended }

  /// Whether the system itself is changing its state.
  private var isBeingAssigned: Bool { course.referee?.with { $0.isAssigning(self) } == true }

  /// What the subclass, a deadline or anybody else assigned to `state`.
  func assign(_ wanted: GestureState) {
    // What goes on and changes again, in the midst of the input, is by far the most common.
    if wanted == .changed, course.assigned == .changed, course.shown == .changed, !isBeingAssigned,
      isEnabled, let referee = course.referee, referee.with({ $0.isInPass })
    {
      course.hasAssigned = true
      return referee.with { $0.owe(.changed, by: self) }
    }
    if isBeingAssigned {
      // The system's own change, on its way through the overridable setter.
      course.assigned = wanted
      course.shown = wanted
      return
    }
    guard isEnabled || isDismissed else {
      diagnose(wanted, "it is disabled")
      return
    }
    switch StateTransition(from: course.assigned, to: wanted) {
    case .take(let new): enter(new)
    case .bend(let new):
      let before = course.assigned
      diagnose(wanted, "taken as \(new)")
      // A listener that reads that may have assigned a state meanwhile.
      if course.assigned == before { enter(new) }
    case .ignore: break
    case .refuse: diagnose(wanted, "ignored")
    }
  }

  private func enter(_ new: GestureState) {
    if let referee = course.referee { return referee.with { enter(new, in: $0) } }
    if let environment = environmentOfView { return enter(new, in: environment) }
    // Without a window there is nobody to settle anything with (STM-18).
    course.assigned = new
    course.shown = new
  }

  @inline(__always)
  private func enter(_ new: GestureState, in environment: GestureEnvironment) {
    course.hasAssigned = true
    let isFirst = course.assigned == .possible
    course.assigned = new
    if environment.isInPass { return announce(new, isFirst, in: environment) }
    environment.pass { announce(new, isFirst, in: environment) }
  }

  private func announce(
    _ new: GestureState, _ isFirst: Bool, in environment: GestureEnvironment
  ) {
    if course.shown.isUnderWay {
      course.shown = new
      // What goes on changes again and again, and needs no reason.
      if new == .changed { return environment.owe(.changed, by: self) }
      environment.noteEnd(of: self, as: new, because: pendingReason ?? .assigned)
    } else if new == .failed || new == .cancelled {
      environment.giveUp(self, because: pendingReason ?? .assigned)
    } else {
      if new == .began { course.ranThroughBegan = true }
      if isFirst { environment.propose(self, because: pendingReason ?? .assigned) }
    }
  }

  /// A change that the system makes; it goes through the setter, so that overrides see it (STM-09).
  func show(_ new: GestureState, because reason: @autoclosure () -> Reason) {
    // Who takes no part has nothing that the system would change.
    course.referee?.with { environment in
      let old = take(new, environment)
      if environment.isTracing {
        environment.traceState(of: self, from: old, to: new, because: reason())
      }
      if new == .failed || new == .possible { stateFollowers?.tell(new) }
    }
  }

  /// The same for one whom another keeps out.
  func showFailure(preventedBy winner: UIGestureRecognizer) {
    course.referee?.with { environment in
      let old = take(.failed, environment)
      environment.traceFailure(of: self, from: old, preventedBy: winner)
      stateFollowers?.tell(.failed)
    }
  }

  /// Returns the state of before.
  private func take(_ new: GestureState, _ environment: GestureEnvironment) -> GestureState {
    let old = course.shown
    environment.assign(new, to: self)
    // An override that does not call the setter above must not bring the system out of step.
    course.assigned = new
    course.shown = new
    return old
  }

  /// Breaks the present gesture off: what goes ahead is cancelled, what was undecided fails, and the
  /// recognizer is free for touches that begin later (STM-30, STM-31, DEL-15).
  func dismiss(because reason: Reason) {
    guard let environment = course.environment, let member = course.member, !isDismissed else {
      return
    }
    environment.pass {
      environment.contest.dismiss(member)
      if course.shown.isUnderWay {
        show(.cancelled, because: reason)
        environment.noteEnd(of: self, owing: .cancelled)
      } else if course.shown == .possible {
        show(.failed, because: reason)
        environment.noteEnd(of: self, owing: nil)
      }
      environment.dropTouches(of: self)
    }
  }

  private func diagnose(_ wanted: GestureState, _ outcome: String) {
    environment?.diagnose(
      "\(label): state = \(wanted) while \(course.assigned): \(outcome)")
  }
}
