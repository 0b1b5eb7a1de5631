import GestureCore

/// Who hears of the touch.
extension UITouch {
  func addRecipient(_ recognizer: UIGestureRecognizer) {
    line.append(recognizer)
    // Fingers have nothing that is corrected later, and must cost nothing for it.
    if type == .pencil || current.sample.awaitsUpdates {
      followers.append(WeakRecognizer(recognizer: recognizer))
    }
  }

  func removeRecipient(_ recognizer: UIGestureRecognizer) {
    if goneRecipients > 0 { clearRecipients() }
    var list = line.take()
    list.drop(recognizer)
    line = list
  }

  /// The recognizer is being reset, and is cleared away before anybody looks: where a crowd is reset,
  /// none is looked for among the others.
  func noteLeave(of recognizer: UIGestureRecognizer) {
    goneRecipients += 1
    if goneRecipients == line.count { emptyRecipients() }
  }

  func clearRecipients() {
    var kept: [UIGestureRecognizer] = []
    for recognizer in line where recognizer.course.whole.has(self) { kept.append(recognizer) }
    line = kept
    goneRecipients = 0
  }

  private func emptyRecipients() {
    var list = line.take()
    list.empty()
    line = list
    goneRecipients = 0
  }

  func removeFollower(_ recognizer: UIGestureRecognizer) {
    if !followers.isEmpty { followers.removeAll { $0.recognizer === recognizer } }
  }
}
