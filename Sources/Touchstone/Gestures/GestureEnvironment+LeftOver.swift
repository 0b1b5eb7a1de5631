import GestureCore

/// Ends what nobody else would end, once no finger is down any more.
extension GestureEnvironment {
  /// With no finger down, one that is undecided and waits for nothing fails (STM-46); one that ignored all of its
  /// touches leaves without a word (DEL-65).
  func giveUp(_ recognizer: UIGestureRecognizer) {
    if recognizer.course.received.isEmpty && recognizer.courseLists.presses.isEmpty {
      trace(.withdrawn(mark(recognizer)))
      // Without a change of state, for one that took no part after all.
      speak(as: recognizer) { recognizer.reset() }
      return leave(recognizer)
    }
    recognizer.show(.failed, because: .nothingLeft)
    noteEnd(of: recognizer, owing: nil)
  }

  /// Nothing would ever end a gesture whose fingers have all lifted or been given back while its class
  /// says nothing, and it would keep the others out for ever (COR-09). One that never had any is its
  /// owner's business (STM-10).
  func cancel(_ recognizer: UIGestureRecognizer) {
    if let method = recognizer.methodThatSaidNothing {
      let name = "\(Swift.type(of: recognizer))"
      diagnose(
        "\(recognizer.label): \(recognizer.course.shown) with its last finger gone, which is cancelled: "
          + "\(name).\(method) has to assign .ended or .cancelled")
    }
    recognizer.show(.cancelled, because: .nothingLeft)
    noteEnd(of: recognizer, owing: .cancelled)
  }

  /// An interruption also ends the waiting of those who have no finger down, between two taps.
  func giveUpWaiting() {
    for recognizer in included {
      guard recognizer.isUndecided, let member = recognizer.course.member, contest.isIdle(member)
      else { continue }
      recognizer.show(.failed, because: .touchesCancelled)
      noteEnd(of: recognizer, owing: nil)
    }
  }
}

extension UIGestureRecognizer {
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
}
