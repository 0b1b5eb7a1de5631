import GestureCore

/// One finger after another may have the same object.
extension UITouch {
  /// Becomes the touch of another contact that comes down, when nobody has it any more.
  func reuse(for contacts: [Contact], _ index: Int, number: Int, tapCount: Int) {
    contactID = contacts[index].id
    self.number = number
    touchType = TouchType(rawValue: contacts[index].kind.rawValue) ?? .direct
    current.phase = .began
    current.tapCount = tapCount
    current.sample = contacts[index].sample
    current.previous = PreviousReading(current.sample)
    first = current
    viewHadReceived = false
    presentation = .asItIs
    if !contacts[index].earlierSamples.isEmpty { earlierSamples = contacts[index].earlierSamples }
    addReading()
  }

  /// Lets go of all that it knows of its contact.
  func clear() {
    let (view, window) = (hitView.take(), hitWindow.take())
    var path = ResponderPath.unknown
    swap(&path, &responderPath)
    if viewTag != nil { viewTag = nil }
    dueMessages = []
    if !earlierSamples.isEmpty { earlierSamples = [] }
    if !followers.isEmpty { followers = [] }
    trail.startAnew()
    withExtendedLifetime((view, window, path)) {}
  }
}
