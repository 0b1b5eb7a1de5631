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

/// What its view hears of it.
extension UITouch {
  /// Whether the view has something to hear. Of a beginning its window sees first.
  var hasNews: Bool { delivery.hasNews && !(isNews && current.phase == .began) }

  /// Notes what the contact did, for the view. A lift may bring a last movement.
  func noteNews() {
    isNews = false
    guard delivery.isOpen, let phase = Contact.Phase(current.phase) else { return }
    var delivery = delivery
    if phase == .ended, hasMoved { delivery.note(.moved) }
    delivery.note(phase)
    self.delivery = delivery
  }

  /// What the view is to hear now.
  func release(delaysBegan: Bool, delaysEnded: Bool) -> DueSteps {
    var delivery = delivery
    let steps = DueSteps(delivery.release(delaysBegan: delaysBegan, delaysEnded: delaysEnded))
    self.delivery = delivery
    return steps
  }

  /// Takes the touch from its view, and says whether that has to be told.
  func claim() -> DueSteps {
    var delivery = delivery
    let steps = DueSteps(delivery.claim())
    self.delivery = delivery
    return steps
  }
}
