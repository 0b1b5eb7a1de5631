import GestureCore

/// Takes over what its contact reports.
extension UITouch {
  /// A resting contact that reports nothing new is stationary (DEL-29).
  func take(_ contact: Contact) {
    take(contact.sample, contact.phase, after: contact.earlierSamples)
  }

  func take(_ sample: ContactSample, _ phase: Contact.Phase, after earlier: [ContactSample]) {
    current.previousSample = current.sample
    current.sample = sample
    if !earlierSamples.isEmpty || !earlier.isEmpty { earlierSamples = earlier }
    take(phase)
  }

  /// The same for one of a frame's contacts: they are large, and this one is read where it is.
  func take(_ contacts: [Contact], _ index: Int) {
    current.previousSample = current.sample
    current.sample = contacts[index].sample
    if !earlierSamples.isEmpty || !contacts[index].earlierSamples.isEmpty {
      earlierSamples = contacts[index].earlierSamples
    }
    take(contacts[index].phase)
  }

  private func take(_ phase: Contact.Phase) {
    // A lift may come without a usable place.
    if phase != .moved, !(current.sample.isFinite && current.sample.isInReach) {
      let time = current.sample.time
      current.sample = current.previousSample
      current.sample.time = time
    }
    // A finger that has lifted is going nowhere.
    if phase == .began || phase == .moved { noteReading() }
    switch phase {
    case .began: current.phase = .began
    case .moved: current.phase = current.isRest && earlierSamples.isEmpty ? .stationary : .moved
    case .ended: current.phase = .ended
    case .cancelled: current.phase = .cancelled
    }
  }

  /// Takes over where a pointer hovers; it never is down (API-E01).
  func hover(_ contact: Contact, as phase: Phase) {
    take(contact)
    current.phase = phase
    current.tapCount = 0
  }

  /// An event in which the contact did not take part.
  func rest() {
    current.phase = .stationary
    current.previousSample = current.sample
    if !earlierSamples.isEmpty { earlierSamples = [] }
  }

  func noteReading() {
    for sample in earlierSamples { trail.add(sample.location, at: sample.time) }
    trail.add(current.sample.location, at: current.sample.time)
  }
}
