import GestureCore

/// What recognizers say of themselves, and the actions that they owe for it.
extension GestureEnvironment {
  func propose(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    includeLate(recognizer)
    guard let member = recognizer.course.member else { return }
    recognizer.proposalReason = reason
    if isTracing { traceProposal(of: recognizer, because: reason) }
    contest.propose(member)
  }

  /// The recognizer says itself that this is not its gesture.
  func giveUp(_ recognizer: UIGestureRecognizer, because reason: Reason) {
    includeLate(recognizer)
    let old = recognizer.course.shown
    recognizer.course.shown = .failed
    if isTracing { traceState(of: recognizer, from: old, to: .failed, because: reason) }
    recognizer.stateFollowers?.tell(.failed)
    noteEnd(of: recognizer, owing: nil)
  }

  /// A recognizer that is under way said that its gesture is over.
  func noteEnd(of recognizer: UIGestureRecognizer, as state: GestureState, because reason: Reason) {
    if isTracing { traceState(of: recognizer, from: .changed, to: state, because: reason) }
    noteEnd(of: recognizer, owing: state)
  }

  /// The gesture is over: it hears no more of its touches (STM-41), and is reset when they have lifted.
  func noteEnd(of recognizer: UIGestureRecognizer, owing action: GestureState?) {
    guard let member = recognizer.course.member else { return }
    recognizer.cancelDeadlineWork()
    contest.end(member, wasRecognized: recognizer.course.shown == .ended)
    if let action { contest.owe(action, by: member) }
  }

  /// A broken-off gesture lets go of its touches at once (STM-31).
  func dropTouches(of recognizer: UIGestureRecognizer) {
    for touch in recognizer.course.received { touch.removeFollower(recognizer) }
    if !recognizer.course.touches.isEmpty {
      recognizer.course.lastCentroid = recognizer.cluster.centroid
    }
    recognizer.course.following = .empty
    recognizer.course.whole = .empty
    recognizer.courseLists.presses = []
    recognizer.cancelDeadline()
    if let member = recognizer.course.member { contest.dropInputs(of: member) }
  }

  /// Movement without a new assignment still is a change (STM-24).
  @inline(__always)
  func noteMovement(of recognizer: UIGestureRecognizer) {
    guard recognizer.course.shown.isUnderWay, !recognizer.course.hasAssigned else { return }
    if recognizer.course.shown == .began {
      show(.changed, of: recognizer)
    }
    owe(.changed, by: recognizer)
  }

  private func show(_ state: GestureState, of recognizer: UIGestureRecognizer) {
    recognizer.show(state, because: .because("its touches moved"))
  }

  @inline(__always)
  func owe(_ action: GestureState, by recognizer: UIGestureRecognizer) {
    if let member = recognizer.course.member { contest.owe(action, by: member) }
  }
}
