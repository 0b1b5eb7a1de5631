import GestureCore

/// Starts recognizers anew whose gesture is over (STM-40…49).
extension GestureEnvironment {
  func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadlineWork()
    let hasFailed = recognizer.course.shown == .failed
    speak(as: recognizer) { recognizer.reset() }
    recognizer.show(.possible, because: .reset)
    // Who has not failed may still hear of better values.
    if hasFailed { recognizer.course.withWhole { $0.list.each { $0.removeFollower(recognizer) } } }
    leave(recognizer)
  }
}
