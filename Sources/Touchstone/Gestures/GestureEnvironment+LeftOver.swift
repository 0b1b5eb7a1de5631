import GestureCore

/// Ends what nobody else would end, once no finger is down any more.
extension GestureEnvironment {
  /// The safety net: with no finger down, one that is undecided and waits for nothing fails
  /// (STM-46); one that ignored all of its touches leaves without a word (DEL-65).
  func failWhateverIsLeft() {
    var hasWork = cancelWhateverLostItsFingers()
    guard hasWork || isAnybodyUndecided else { return }
    // Those who take part now: one that is ended may bring others in.
    var all = leftOver.take()
    for index in 0..<arbiter.everybody.members.count {
      if let recognizer = roster[arbiter.everybody.members[index]] { all.append(recognizer) }
    }
    all.each { recognizer in
      guard recognizer.isUndecided, recognizer.isIdle, recognizer.course.deadline == nil,
        !isWaiting(recognizer)
      else { return }
      hasWork = true
      end(recognizer)
    }
    all.removeAll()
    leftOver = all
    // Another may have waited for those that failed or left.
    if hasWork {
      settle()
      releaseWithheldTouches()
    }
  }

  private func end(_ recognizer: UIGestureRecognizer) {
    if recognizer.course.received.isEmpty && recognizer.courseLists.presses.isEmpty {
      trace(.withdrawn(mark(recognizer)))
      recognizer.speakReset(in: self)
      return leave(recognizer)
    }
    recognizer.show(.failed, because: .nothingLeft)
    noteEnd(of: recognizer, owing: nil)
  }

  /// Nothing would ever end a gesture whose fingers have all lifted or been given back while its class
  /// says nothing, and it would keep the others out for ever (COR-09). One that never had any is its
  /// owner's business (STM-10).
  private func cancelWhateverLostItsFingers() -> Bool {
    var hasWork = false
    while let recognizer = roster.first(where: { $0.hasLostItsFingers }) {
      hasWork = true
      if let method = recognizer.methodThatSaidNothing {
        let name = "\(Swift.type(of: recognizer))"
        diagnose(
          "\(recognizer.label): \(recognizer.course.shown) with its last finger gone, which is cancelled: "
            + "\(name).\(method) has to assign .ended or .cancelled")
      }
      recognizer.show(.cancelled, because: .nothingLeft)
      noteEnd(of: recognizer, owing: .cancelled)
    }
    return hasWork
  }

  private var isAnybodyUndecided: Bool {
    roster.first { $0.isUndecided } != nil
  }

  private func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let member = recognizer.course.member else { return false }
    return arbiter.standing(of: member) == .held
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
  /// Whether it is under way, and nothing can come any more that it would hear of.
  fileprivate var hasLostItsFingers: Bool {
    course.shown.isUnderWay && hasHadFingers && isIdle && course.deadline == nil
  }

  /// Whether a finger or a press has been part of the attempt.
  fileprivate var hasHadFingers: Bool { course.touchType != nil || !courseLists.presses.isEmpty }

  /// Which of its methods left the end of the gesture out; none if it gave all of its fingers back.
  fileprivate var methodThatSaidNothing: String? {
    if let last = course.received.last(where: { !$0.isDown }) {
      return last.hasLifted ? "touchesEnded(_:with:)" : "touchesCancelled(_:with:)"
    }
    if let last = courseLists.presses.last {
      return last.phase == .cancelled ? "pressesCancelled(_:with:)" : "pressesEnded(_:with:)"
    }
    return nil
  }

  /// A reset without a change of state, for one that took no part after all.
  fileprivate func speakReset(in environment: GestureEnvironment) {
    environment.speak(as: self) { reset() }
  }
}
