import GestureCore

/// Starts recognizers anew whose gesture is over (STM-40…49).
extension GestureEnvironment {
  func reset(_ recognizer: UIGestureRecognizer) {
    recognizer.cancelDeadlineWork()
    let hasFailed = recognizer.course.shown == .failed
    speak(as: recognizer) { recognizer.reset() }
    recognizer.show(.possible, because: .reset)
    leaveTouches(recognizer, hasFailed: hasFailed)
    if !recognizer.courseLists.presses.isEmpty {
      for press in recognizer.courseLists.presses { press.recipients.drop(recognizer) }
    }
    leave(recognizer)
  }
}
