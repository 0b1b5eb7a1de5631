import GestureCore

/// One finger after another may have the same object.
extension UITouch {
  /// Becomes the touch of another contact that comes down, when nobody has it any more.
  func begin(_ contact: borrowing Contact, number: Int, tapCount: Int) {
    contactID = contact.id
    self.number = number
    touchType = TouchType(rawValue: contact.kind.rawValue) ?? .direct
    current.phase = .began
    current.tapCount = tapCount
    current.sample = contact.sample
    current.previousSample = contact.sample
    first = current
    isNews = true
    presentation = .asItIs
    if !contact.earlierSamples.isEmpty { earlierSamples = contact.earlierSamples }
    noteReading()
  }

  /// Lets go of all that it knows of its contact.
  func letGo() {
    let (view, window) = (hitView, hitWindow)
    hitView = nil
    hitWindow = nil
    viewTag = nil
    knownControl = nil
    forgetRecipients()
    dueSteps = []
    if !earlierSamples.isEmpty { earlierSamples = [] }
    if !followers.isEmpty { followers = [] }
    trail.startAnew()
    withExtendedLifetime((view, window)) {}
  }
}
