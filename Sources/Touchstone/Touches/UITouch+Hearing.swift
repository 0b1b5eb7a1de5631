import GestureCore

/// Who hears of the touch.
extension UITouch {
  func addRecipient(_ recognizer: UIGestureRecognizer) {
    line.append(Uncounted(recognizer))
    // Fingers have nothing that is corrected later, and must cost nothing for it.
    if type == .pencil || current.sample.awaitsUpdates {
      followers.append(WeakRecognizer(recognizer: recognizer))
    }
  }

  /// Whether something holds for one who hears of the touch. A client's code may run to find out, and the
  /// line change meanwhile: who was in it is kept until the pass is over.
  @inline(__always)
  func anyRecipient(_ isWanted: (UIGestureRecognizer) -> Bool) -> Bool {
    if goneRecipients > 0 { clearRecipients() }
    var index = 0
    while index < line.count {
      if line[index].with(isWanted) { return true }
      index += 1
    }
    return false
  }

  func firstRecipient(where isIt: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    var first: UIGestureRecognizer?
    _ = anyRecipient { recipient in
      guard isIt(recipient) else { return false }
      first = recipient
      return true
    }
    return first
  }

  func removeRecipient(_ recognizer: UIGestureRecognizer) {
    if goneRecipients > 0 { clearRecipients() }
    line.drop(recognizer)
  }

  /// A recipient is being reset, and is cleared away before anybody looks: where a crowd is reset, none is
  /// looked for among the others. Returns whether one of them has to be cleared away from now on.
  func noteLeave() -> Bool {
    goneRecipients += 1
    if goneRecipients == line.count {
      line.removeAll()
      goneRecipients = 0
    }
    return goneRecipients == 1
  }

  func clearRecipients() {
    guard goneRecipients > 0 else { return }
    line.removeAll { recipient in !recipient.with { $0.course.withWhole { $0.has(self) } } }
    goneRecipients = 0
  }

  /// The scene has gone, and with it everybody who takes part in it; or it is to be another's touch.
  func forgetRecipients() {
    line.removeAll()
    goneRecipients = 0
  }

  func removeFollower(_ recognizer: UIGestureRecognizer) {
    if !followers.isEmpty { followers.removeAll { $0.recognizer === recognizer } }
  }
}
