import GestureCore

/// Starts recognizers anew whose gesture is over, and lets nobody hang (STM-40…49).
extension GestureEnvironment {
  /// Resets what is over and has no finger down any more, linked recognizers together (STM-44,
  /// STM-45).
  func resetFinished() {
    guard isResetDue else { return }
    endWhoeverIsLeft()
    isResetDue = false
    resetWhoIsReady()
  }

  /// Where an event has touches in several windows, each window does this in its own turn; resets wait
  /// until all have had theirs.
  func endWhoeverIsLeft() {
    guard isResetDue else { return }
    withSystem { if $0.isQuiet { failWhateverIsLeft() } }
    while let step = nextBreakOfCycle() {
      carryOut(step)
      settle()
      releaseWithheldTouches()
    }
  }

  /// Always the first that is ready comes next. Nobody is looked at again as long as nothing happens
  /// that may make others ready.
  private func resetWhoIsReady() {
    startSweep()
    var sweep = sweepNumber
    var index = 0
    while index < finished.count {
      // While fingers rest or move nobody is ready, and this runs for every event: the groups are
      // only made for whom it is worth it.
      guard let next = finished[index],
        next.with({ $0.waitsInSweep != sweep && isReadyForReset($0) })
      else {
        index += 1
        continue
      }
      let wasDue = isResetDue
      isResetDue = false
      next.with { resetWithLinked($0, sweep) }
      index += 1
      // A client's code may have come back to here meanwhile.
      if isResetDue || sweep != sweepNumber {
        startSweep()
        sweep = sweepNumber
        index = 0
      }
      isResetDue = isResetDue || wasDue
    }
    clearFinished()
  }

  /// Resets one that is ready, together with those that it is linked with, unless one of them is not.
  private func resetWithLinked(_ recognizer: UIGestureRecognizer, _ sweep: UInt64) {
    if isAlone(recognizer) {
      forgetFinish(of: recognizer)
      // It may have been what a group waited for.
      if hasRequirements { isResetDue = true }
      return reset(recognizer)
    }
    var group = linked.take()
    findLinked(with: recognizer, &group)
    if group.any({ !isReadyForReset($0) }) {
      // All of them would be found to wait.
      group.each { $0.waitsInSweep = sweep }
    } else {
      group.each { forgetFinish(of: $0) }
      group.each { reset($0) }
    }
    group.removeAll()
    linked = group
  }

  private func startSweep() { sweepNumber += 1 }

  /// Leaves a gap in the list, so that none of a crowd is moved for the others.
  private func forgetFinish(of recognizer: UIGestureRecognizer) {
    let place = recognizer.finishPlace
    if place < finished.count, finished[place]?.isSame(as: recognizer) == true {
      finished[place] = nil
      finishedCount -= 1
    }
  }

  private func clearFinished() {
    guard finishedCount < finished.count else { return }
    var kept = 0
    for index in 0..<finished.count {
      guard let waiting = finished[index] else { continue }
      finished[kept] = waiting
      waiting.with { $0.finishPlace = kept }
      kept += 1
    }
    finished.keepFirst(kept)
  }

  private func nextBreakOfCycle() -> Arbiter.Step? {
    guard hasRequirements, arbiter.heldCount > 1 else { return nil }
    return arbiter.breakCycle { roster[$0]?.with { $0.isIdle } ?? true }
  }

  /// Whether nobody has a requirement with it, as is so for nearly everyone.
  private func isAlone(_ recognizer: UIGestureRecognizer) -> Bool {
    !hasRequirements || recognizer.course.isDismissed
  }

  private func findLinked(
    with recognizer: UIGestureRecognizer,
    _ linked: inout PlainList<Uncounted<UIGestureRecognizer>>
  ) {
    guard let member = recognizer.course.member else { return linked.append(Uncounted(recognizer)) }
    arbiter.findComponent(of: member)
    for index in 0..<arbiter.component.count {
      guard let other = roster[arbiter.component[index]] else { continue }
      if other.with({ !$0.course.isDismissed || $0 === recognizer }) { linked.append(other) }
    }
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
    leaveTouches(recognizer, hasFailed: hasFailed)
    if !recognizer.courseLists.presses.isEmpty {
      for press in recognizer.courseLists.presses { press.recipients.drop(recognizer) }
    }
    leave(recognizer)
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.course.member else { return }
    arbiter.remove(member)
    strike(recognizer, member)
    recognizer.startCourseAnew()
  }
}
