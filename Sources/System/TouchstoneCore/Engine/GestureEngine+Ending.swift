import GestureCore

/// Ends gestures that nothing else would end, resets finished ones, and takes touches from views that leave.
extension GestureEngine {
  /// A recognizer that has ignored all of its touches leaves without a change of state (DEL-65).
  func withdraw(_ recognizer: UIGestureRecognizer) {
    if let member = recognizer.attempt.member { endStranding(of: recognizer, member) }
    trace(.withdrawn(mark(recognizer)))
    runCode(of: recognizer) { recognizer.reset() }
    leave(recognizer)
  }

  /// A gesture whose touches have all lifted or been ignored, and whose class assigns no end, would prevent the others for
  /// ever (COR-09). A gesture that never had a touch ends when its class says so (STM-10).
  func cancelStranded(_ recognizer: UIGestureRecognizer) {
    if let method = recognizer.methodWithoutEnd {
      let name = "\(Swift.type(of: recognizer))"
      diagnose(
        "\(recognizer.label): \(recognizer.attempt.publicState) with its last finger gone, which is cancelled: "
          + "\(name).\(method) has to assign .ended or .cancelled")
    }
    finish(recognizer, as: .cancelled, because: .nothingLeft)
  }

  /// A recognizer that is possible after its last finger has lifted stays so until its class decides (COR-17).
  func reportStranded(_ recognizer: UIGestureRecognizer) {
    releaseTouches(of: recognizer)
    trace(
      .staysPossible(
        recognizer.subject, blocking: recognizersHeld(by: recognizer).map(\.subject)))
  }

  /// The recognizer decides or leaves. If it had stayed possible, the trace says how long it has blocked others.
  func endStranding(of recognizer: UIGestureRecognizer, _ member: Member) {
    guard let start = contest.popStranded(member), isTracing else { return }
    let others = recognizersHeld(by: recognizer)
    guard !others.isEmpty else { return }
    trace(
      .blocked(
        recognizer.subject, others.map(\.subject), seconds: now.seconds(since: start)))
  }

  /// The recognizers that want to go ahead and have to wait until this one has decided.
  func recognizersHeld(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let member = recognizer.attempt.member else { return [] }
    return contest.membersHeld(by: member).compactMap { roster[$0]?.object }
  }

  /// Its lifted touches may serve again, however many fingers come during the wait. It keeps those of which a view still
  /// gets the end, until then.
  private func releaseTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.allTouches where !contest.inputs.isOpen(touch.input) {
      release(touch, by: recognizer)
    }
    // The next finger settles the type anew (API-G13).
    recognizer.attempt.touchType = nil
  }

  private func release(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
    touch.removeFollower(recognizer)
    recognizer.attempt.allGroup = groups.group(recognizer.attempt.allGroup) { $0 === touch }
  }

  /// No message about the touch is due any more.
  func releaseFromStranded(_ touch: UITouch) {
    eachReceiver(of: touch.input) { recognizer in
      guard let member = recognizer.attempt.member, contest.isReportedStranded(member)
      else { return }
      release(touch, by: recognizer)
    }
  }

  /// An interruption also ends recognizers that wait without a finger down, between two taps.
  func failIdle() {
    let idle = included.filter { recognizer in
      guard recognizer.isUndecided, let member = recognizer.attempt.member else { return false }
      return contest.isIdle(member)
    }
    // Before any of the recognizers that waited fails.
    for recognizer in idle { recognizer.attempt.member.map { endStranding(of: recognizer, $0) } }
    for recognizer in idle where recognizer.isUndecided {
      finish(recognizer, as: .failed, because: .touchesCancelled)
    }
  }

  /// Starts a recognizer anew whose gesture is finished (STM-40…49).
  func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadlineWork()
    let hasFailed = recognizer.attempt.publicState == .failed
    if isPossibleInReset {
      recognizer.publish(.possible, because: .reset)
      recognizer.attempt.isInReset = true
      runCode(of: recognizer) { recognizer.reset() }
    } else {
      runCode(of: recognizer) { recognizer.reset() }
      recognizer.publish(.possible, because: .reset)
    }
    // A recognizer that has not failed may still receive updates of estimated values.
    if hasFailed {
      recognizer.attempt.withAllGroup { $0.list.each { $0.removeFollower(recognizer) } }
    }
    leave(recognizer)
  }

  /// An aborted gesture ignores its touches at once (STM-31).
  func ignoreAllTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.allTouches { touch.removeFollower(recognizer) }
    if !recognizer.attempt.downTouches.isEmpty {
      recognizer.attempt.lastCentroid = recognizer.cluster.centroid
    }
    recognizer.attempt.downGroup = .empty
    recognizer.attempt.allGroup = .empty
    recognizer.attemptLists.presses = []
    recognizer.cancelDeadline()
    if let member = recognizer.attempt.member { contest.ignoreAllInputs(by: member) }
  }

  /// An override of `sendEvent` may keep an event. A touch whose beginning no window has seen stays unknown, and a touch
  /// whose end no window has seen ends all the same (API-N05).
  func dropUnseen() {
    for touch in touches where contest.inputs.awaitsWindow(touch.input) {
      contest.inputs.markSeen(touch.input, nil)
      if touch.shownPhase == .began { contest.inputs.exclude(touch.input) }
      guard !touch.isDown else { continue }
      _ = contest.inputs.cancelDelivery(of: touch.input)
      eachReceiver(of: touch.input) { $0.removeLifted { $0 === touch } }
    }
  }

  // MARK: - Views that leave

  /// Cancels gestures whose recognizer was removed and is not in this scene any more (DEL-15).
  func abortDetached() {
    // In the order in which they were removed; a target may remove others meanwhile.
    while !detached.isEmpty {
      for recognizer in detached.take() where recognizer.engineOfView !== self {
        recognizer.abort(because: .removed)
      }
    }
  }

  /// Touches and presses of views that leave the window are cancelled, and so are gestures whose view leaves (DEL-26,
  /// OPN-07).
  func cancelAll(below view: UIView) {
    cancelPresses(below: view)
    var known: [UITouch] = []
    for touch in touches where touch.hitView?.isDescendant(of: view) == true {
      if !cancelDelivery(of: touch, by: nil).isEmpty { known.append(touch) }
    }
    send(.cancelled, known)
    for recognizer in included where recognizer.view?.isDescendant(of: view) == true {
      recognizer.abort(because: .viewLeft)
    }
  }

  /// Whether client code, or frames that waited, have put touches or presses on views after these were to leave.
  func hasInput(below view: UIView) -> Bool {
    touches.contains {
      contest.inputs.isOpen($0.input) && $0.hitView?.isDescendant(of: view) == true
    }
      || presses.contains {
        contest.inputs.isOpen($0.input) && $0.responder?.firstView?.isDescendant(of: view) == true
      }
  }
}

extension UIGestureRecognizer {
  /// The method of its class that has not assigned an end; `nil` if it ignored all of its touches.
  fileprivate var methodWithoutEnd: String? {
    if let last = attempt.allTouches.last(where: { !$0.isDown }) {
      return last.hasLifted ? "touchesEnded(_:with:)" : "touchesCancelled(_:with:)"
    }
    if let last = attemptLists.presses.last {
      return last.phase == .cancelled ? "pressesCancelled(_:with:)" : "pressesEnded(_:with:)"
    }
    return nil
  }
}
