import GestureCore

/// What is down and goes up, as the contest counts it for each who has it.
extension GestureEnvironment {
  /// A touch has lifted, or was taken away.
  func noteEnd(of touch: UITouch) {
    contest.endInput()
    _ = touch.anyRecipient { recipient in
      if let member = recipient.course.member { contest.lose(member) }
      return false
    }
  }

  func noteEnd(of press: UIPress) {
    contest.endInput()
    for recipient in press.recipients {
      if let member = recipient.course.member { contest.lose(member) }
    }
  }

  /// A pointer without touches comes to a recognizer that takes part, or leaves it.
  func follow(pointer isThere: Bool, _ recognizer: UIGestureRecognizer) {
    if let member = recognizer.course.member { contest.setPointer(isThere, of: member) }
  }
}
