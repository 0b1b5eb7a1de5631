import GestureCore

/// What its view hears of it.
extension UITouch {
  /// Whether the view has something to hear. Of a beginning its window sees first.
  @inline(__always)
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
