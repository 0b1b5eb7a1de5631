import GestureCore

/// Sends recognizers the messages about their inputs, the deepest and newest recognizer first. Each gets one message for
/// each phase, with its own inputs alone (DEL-08, DEL-10).
extension GestureEngine {
  func notify(_ event: UIEvent, _ touches: [UITouch], in window: UIWindow) {
    switch event.eventType {
    case .touches: notify(of: touches, event, in: window)
    case .presses: (event as? UIPressesEvent).map { notifyOfPresses($0, in: window) }
    case .hover, .scroll, .transform: (event as? PointerEvent).map { notifyOfPointer($0) }
    case .motion, .remoteControl: break
    }
  }

  // MARK: - Touches

  private func notify(of touches: [UITouch], _ event: UIEvent, in window: UIWindow) {
    let phases = touches.phases
    if phases.contains(.stationary) {
      let others = touches.filter { $0.shownPhase != .stationary }
      notify(of: others, in: phases.subtracting(.stationary), event, window)
    } else {
      notify(of: touches, in: phases, event, window)
    }
  }

  private func notify(
    of touches: [UITouch], in phases: Phases, _ event: UIEvent, _ window: UIWindow
  ) {
    let audience = contest.takeAudience(of: touches.count) {
      touches.unretained(at: $0).with { $0.input }
    }
    // Most events have one window, and touches of one phase.
    if event.onlyWindow != nil, let phase = phases.only {
      notify(audience, of: phase, event)
    } else {
      notify(audience, of: phases, event, in: window)
    }
    contest.audience.putBack(audience)
    if !cancelledMembers.isEmpty { failProposalsAfterCancel() }
  }

  private func notify(
    _ audience: borrowing Contest.Audience, of phases: Phases, _ event: UIEvent,
    in window: UIWindow
  ) {
    for index in 0..<audience.count {
      roster[audience[index]]?.with { recognizer in
        recognizer.prepare(for: event.stamp)
        var rest = phases
        while let phase = rest.popFirst() {
          // The recognizer may have finished, or lost touches, in the message before.
          let group = recognizer.attempt.downGroup
          if var subset = group.subset(in: phase, since: event.stamp.change) {
            // A recognizer whose view has changed may have touches of several windows (COR-22).
            if event.onlyWindow == nil { subset = subset.filter { $0.hitWindow === window } }
            if subset.isEmpty { continue }
            runCode(of: recognizer) { recognizer.send(phase, subset, event, self) }
          }
        }
      }
    }
  }

  /// For touches that are all in one phase. Their set is made and kept once for all recognizers with the same touches;
  /// without that a drag costs 9 to 15 % more.
  private func notify(
    _ audience: borrowing Contest.Audience, of phase: UITouch.Phase, _ event: UIEvent
  ) {
    var group = HeldGroup()
    var subset: Set<UITouch> = []
    for index in 0..<audience.count {
      // A recognizer that has left meanwhile gets no message.
      roster[audience[index]]?.with { recognizer in
        let isKnown = recognizer.attempt.withDownGroup { group.isSame(as: $0) }
        if !isKnown {
          recognizer.attempt.withDownGroup { group.replace(by: $0) }
          subset = group.with { $0.subset(in: phase, since: event.stamp.change) } ?? []
        }
        recognizer.prepare(for: event.stamp)
        if subset.isEmpty { return }
        runCode(of: recognizer) { recognizer.send(phase, subset, event, self) }
      }
    }
    group.replace(by: .empty)
  }

  // MARK: - Presses

  private func notifyOfPresses(_ event: UIPressesEvent, in window: UIWindow) {
    let changed = event.changedPresses.filter { $0.window === window }
    let audience = contest.takeAudience(of: changed.count) { changed[$0].input }
    for index in 0..<audience.count {
      guard let recognizer = roster[audience[index]]?.object else { continue }
      recognizer.lastStamp.modifierFlags = event.modifierFlags
      recognizer.attempt.hasAssigned = false
      runCode(of: recognizer) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
          let own = changed.filter { $0.phase == phase && recognizer.hasReceived($0) }
          if phase == .cancelled, !own.isEmpty { addCancelled(recognizer) }
          if recognizer.receivesInput, !own.isEmpty { recognizer.send(phase, Set(own), event) }
        }
      }
    }
    contest.audience.putBack(audience)
    if !cancelledMembers.isEmpty { failProposalsAfterCancel() }
  }

  // MARK: - Cancels

  fileprivate func addCancelled(_ recognizer: UIGestureRecognizer) {
    if let member = recognizer.attempt.member { cancelledMembers.append(member) }
  }

  /// A cancel recognizes nothing: recognizers that have proposed to begin and lose an input fail. So do those that
  /// wait for a recognizer that the cancel makes fail, which would otherwise go ahead by it.
  private func failProposalsAfterCancel() {
    var members = cancelledMembers
    cancelledMembers.removeAll(keepingCapacity: true)
    for member in members { failProposal(of: member, because: .touchesCancelled) }
    var next = 0
    while next < members.count {
      let member = members[next]
      next += 1
      guard let failed = roster[member]?.object, failed.attempt.publicState == .failed else {
        continue
      }
      for dependent in contest.arbiter.requirements.dependents(of: member) {
        let reason = Reason.because("waited for \(failed.label), which a cancel made fail")
        if failProposal(of: dependent, because: reason) { members.append(dependent) }
      }
    }
  }

  @discardableResult
  private func failProposal(of member: Member, because reason: Reason) -> Bool {
    guard contest.arbiter.standing(of: member).isProposal,
      let recognizer = roster[member]?.object, recognizer.attempt.publicState == .possible
    else { return false }
    finish(recognizer, as: .failed, because: reason)
    return true
  }

  // MARK: - Pointers

  private func notifyOfPointer(_ event: PointerEvent) {
    let isOver = event.change.phase.isOver
    let audience = contest.takeAudience(of: 1) { _ in event.input }
    for index in 0..<audience.count {
      guard let recognizer = roster[audience[index]]?.object, event.isReceived(by: recognizer)
      else { continue }
      let leaves = event.leaves(recognizer)
      if isOver || leaves { ignore(event, by: recognizer) }
      guard recognizer.receivesInput else { continue }
      recognizer.lastStamp = event.stamp
      recognizer.attempt.lastCentroid = event.change.location
      runCode(of: recognizer) {
        recognizer.pointerChanged(leaves ? event.change.leaving : event.change)
      }
    }
    contest.audience.putBack(audience)
    // A recognizer that has failed, or was aborted, gets no message, and keeps the pointer until that leaves (STM-44).
    eachReceiver(of: event.input) { recognizer in
      if isOver || event.leaves(recognizer) { ignore(event, by: recognizer) }
    }
  }

  private func ignore(_ event: PointerEvent, by recognizer: UIGestureRecognizer) {
    if let member = recognizer.attempt.member { contest.ignore(event.input, by: member) }
  }
}

extension PointerEvent {
  /// Whether the pointer is not over the recognizer's view any more. A scroll or transform stays with the recognizers that
  /// received it where it began.
  fileprivate func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
    guard eventType == .hover else { return false }
    return !(recognizer.view.map { view?.isDescendant(of: $0) == true } ?? false)
  }
}

extension PointerEvent.Change {
  /// The change as a recognizer gets it whose view the pointer leaves.
  fileprivate var leaving: PointerEvent.Change {
    guard case .hover(var change) = self, change.phase != .cancelled else { return self }
    change.phase = .ended
    return .hover(change)
  }
}

private struct Phases: OptionSet {
  let rawValue: UInt8
  static let stationary = Phases(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ phase: UITouch.Phase) { rawValue = 1 << UInt8(phase.rawValue) }

  private var first: UITouch.Phase? { UITouch.Phase(rawValue: rawValue.trailingZeroBitCount) }

  /// The phase, if there is only one.
  var only: UITouch.Phase? { rawValue & (rawValue &- 1) == 0 ? first : nil }

  /// Removes and returns the next phase, in the order of the messages.
  mutating func popFirst() -> UITouch.Phase? {
    guard let phase = first else { return nil }
    remove(Phases(phase))
    return phase
  }
}

extension [UITouch] {
  fileprivate var phases: Phases {
    var phases: Phases = []
    for index in indices {
      phases.formUnion(Phases(unretained(at: index).with { $0.shownPhase }))
    }
    return phases
  }
}

extension UIGestureRecognizer {
  /// Its order among members: deeper views first, then the recognizer that was added last (ARB-05). Lower is earlier.
  func rank(atDepth depth: Int) -> Int { -(depth << 40) - additionNumber }

  var rank: Int { view.map { rank(atDepth: $0.depth) } ?? .max }

  @inline(__always)
  fileprivate func prepare(for stamp: UIEvent.Stamp) {
    lastStamp = stamp
    attempt.hasAssigned = false
  }

  @inline(__always)
  fileprivate func send(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent, _ engine: GestureEngine
  ) {
    if phase == .cancelled { engine.addCancelled(self) }
    // It may have finished in the message before, or in client code (STM-41).
    guard receivesInput else { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved:
      touchesMoved(touches, with: event)
      engine.addChangeForMovement(of: self)
    case .ended:
      touchesEnded(touches, with: event)
      removeLifted { touches.has($0) }
    case .cancelled:
      touchesCancelled(touches, with: event)
      removeLifted { touches.has($0) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  fileprivate func send(_ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}
