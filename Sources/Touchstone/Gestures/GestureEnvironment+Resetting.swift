import GestureCore

/// Starts recognizers anew whose gesture is over, and lets nobody hang (STM-40…49).
extension GestureEnvironment {
  /// Resets what is over and has no finger down any more, linked recognizers together (STM-44,
  /// STM-45).
  func resetFinished() {
    guard isResetDue else { return }
    isResetDue = false
    if system.isQuiet { failWhateverIsLeft() }
    while let step = nextBreakOfCycle() {
      isUnsettled = true
      carryOut(step)
      settle()
      releaseWithheldTouches()
    }
    resetWhoIsReady()
  }

  /// Always the first that is ready comes next. Nobody is looked at again as long as nothing happens
  /// that may make somebody ready.
  private func resetWhoIsReady() {
    startSweep()
    var sweep = sweepNumber
    var index = 0
    while index < finished.count {
      // While fingers rest or move nobody is ready, and this runs for every event: the groups are
      // only made for whom it is worth it.
      guard let recognizer = finished[index], recognizer.waitsInSweep != sweep,
        isReadyForReset(recognizer)
      else {
        index += 1
        continue
      }
      let wasDue = isResetDue
      isResetDue = false
      if isAlone(recognizer) {
        forgetFinish(of: recognizer)
        // It may have been what a group waited for.
        if hasRequirements { isResetDue = true }
        reset(recognizer)
      } else {
        let group = linked(with: recognizer)
        if areReadyForReset(group) {
          for recognizer in group { forgetFinish(of: recognizer) }
          for recognizer in group { reset(recognizer) }
        } else {
          // All of them would be found to wait.
          for recognizer in group { recognizer.waitsInSweep = sweep }
        }
      }
      index += 1
      // Somebody's code may have come back to here meanwhile.
      if isResetDue || sweep != sweepNumber {
        startSweep()
        sweep = sweepNumber
        index = 0
      }
      isResetDue = isResetDue || wasDue
    }
    clearFinished()
  }

  private func startSweep() { sweepNumber += 1 }

  /// Leaves a gap in the list, so that none of a crowd is moved for the others.
  private func forgetFinish(of recognizer: UIGestureRecognizer) {
    var list = finished.take()
    let place = recognizer.finishPlace
    if place < list.count, list[place] === recognizer {
      list[place] = nil
      finishedCount -= 1
    }
    finished = list
  }

  private func clearFinished() {
    guard finishedCount < finished.count else { return }
    var list = finished.take()
    if finishedCount == 0 {
      list.empty()
    } else {
      list.removeAll { $0 == nil }
      for index in list.indices { list[index]?.finishPlace = index }
    }
    finished = list
  }

  private func nextBreakOfCycle() -> Arbiter.Step? {
    guard hasRequirements, arbiter.heldCount > 1 else { return nil }
    return arbiter.breakCycle { roster[$0.number]?.isIdle ?? true }
  }

  /// Whether nobody has a requirement with it, as is so for nearly everyone.
  private func isAlone(_ recognizer: UIGestureRecognizer) -> Bool {
    !hasRequirements || recognizer.course.isDismissed
  }

  private func areReadyForReset(_ group: [UIGestureRecognizer]) -> Bool {
    for recognizer in group where !isReadyForReset(recognizer) { return false }
    return true
  }

  private func linked(with recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard hasRequirements, let member = recognizer.course.member,
      !recognizer.course.isDismissed
    else { return [recognizer] }
    var linked: [UIGestureRecognizer] = []
    for member in arbiter.requirements.component(of: member) {
      guard let other = roster[member.number] else { continue }
      if !other.course.isDismissed || other === recognizer { linked.append(other) }
    }
    return linked
  }

  private func isReadyForReset(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.shown.isTerminal && recognizer.course.owedAction == nil
      && !recognizer.course.isFollowingPointer && !recognizer.hasTouchDown
      && !recognizer.hasPressDown
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadline()
    let hasFailed = recognizer.course.shown == .failed
    speak(as: recognizer) { recognizer.reset() }
    recognizer.show(.possible, because: .reset)
    for touch in recognizer.course.received {
      touch.noteLeave(of: recognizer)
      if hasFailed { touch.removeFollower(recognizer) }
    }
    forgetAudience()
    for press in recognizer.course.presses { press.recipients.drop(recognizer) }
    leave(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.course.member else { return }
    arbiter.remove(member)
    isUnsettled = true
    if hasRequirements { hasRequirements = arbiter.requirements.edgeCount > 0 }
    strike(member)
    forgetReporters()
    if !demanding.isEmpty {
      var list = demanding.take()
      list.drop(recognizer)
      demanding = list
    }
    recognizer.course = GestureCourse()
  }

  /// The safety net: with no finger down, whoever is undecided and waits for nothing fails (STM-46);
  /// whoever ignored all of its touches leaves without a word (DEL-65).
  private func failWhateverIsLeft() {
    var hasWork = cancelWhateverLostItsFingers()
    guard hasWork || isAnybodyUndecided else { return }
    for recognizer in included
    where recognizer.isUndecided && recognizer.isIdle
      && recognizer.course.deadline == nil && !isWaiting(recognizer)
    {
      hasWork = true
      if recognizer.course.received.isEmpty && recognizer.course.presses.isEmpty {
        trace(.withdrawn(mark(recognizer)))
        recognizer.speakReset(in: self)
        leave(recognizer)
        continue
      }
      recognizer.show(.failed, because: .nothingLeft)
      noteEnd(of: recognizer, owing: nil)
    }
    // Somebody may have waited for those who failed or left.
    if hasWork {
      settle()
      releaseWithheldTouches()
    }
  }

  /// Nothing would ever end a gesture that has given all of its fingers back, and it would keep the
  /// others out for ever. One that never had any is its owner's business (STM-10).
  private func cancelWhateverLostItsFingers() -> Bool {
    var hasWork = false
    for recognizer in roster {
      guard let recognizer, recognizer.course.shown.isUnderWay,
        recognizer.course.received.isEmpty, recognizer.course.touchType != nil,
        recognizer.isIdle, recognizer.course.deadline == nil
      else { continue }
      hasWork = true
      recognizer.show(.cancelled, because: .nothingLeft)
      noteEnd(of: recognizer, owing: .cancelled)
    }
    return hasWork
  }

  private var isAnybodyUndecided: Bool {
    for recognizer in roster where recognizer?.isUndecided == true { return true }
    return false
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let member = recognizer.course.member else { return false }
    return arbiter.standings[member.number] == .held
  }

  /// An interruption also ends the waiting of those who have no finger down, between two taps.
  func giveUpWaiting() {
    for recognizer in included
    where recognizer.isUndecided && recognizer.isIdle {
      recognizer.show(.failed, because: .touchesCancelled)
      noteEnd(of: recognizer, owing: nil)
    }
  }
}

extension UIGestureRecognizer {
  /// A reset without a change of state, for whoever took no part after all.
  fileprivate func speakReset(in environment: GestureEnvironment) {
    environment.speak(as: self) { reset() }
  }
}
