import GestureCore

/// Takes over what its contact reports.
extension UITouch {
  /// One of a frame's contacts: they are large, and this one is read where it is. At the beginning of the moment the touch
  /// was at rest, so that its previous reading is known. A resting contact that reports nothing new is stationary (DEL-29).
  func update(from contacts: [Contact], at index: Int) {
    let phase = contacts[index].phase
    let isRest = contacts[index].sample.isRest(after: current.sample)
    if phase == .moved || contacts[index].sample.isUsable {
      current.sample = contacts[index].sample
    } else {
      current.sample.time = contacts[index].sample.time
    }
    if !earlierSamples.isEmpty || !contacts[index].earlierSamples.isEmpty {
      earlierSamples = contacts[index].earlierSamples
    }
    enter(phase, isRest: isRest)
  }

  @inline(__always)
  private func enter(_ phase: Contact.Phase, isRest: Bool) {
    // A finger that has lifted is going nowhere.
    if phase == .began || phase == .moved { addReading() }
    switch phase {
    case .began: current.phase = .began
    case .moved: current.phase = isRest && earlierSamples.isEmpty ? .stationary : .moved
    case .ended: current.phase = .ended
    case .cancelled: current.phase = .cancelled
    }
  }

  /// Takes over where a pointer hovers; it never is down (API-E01).
  func hover(_ contact: Contact, as phase: Phase) {
    markStationary()
    update(from: [contact], at: 0)
    current.phase = phase
    current.tapCount = 0
  }

  /// An event in which the contact did not take part.
  func markStationary() {
    current.phase = .stationary
    current.previous = PreviousReading(current.sample)
    if !earlierSamples.isEmpty { earlierSamples = [] }
  }

  @inline(__always)
  func addReading() {
    for sample in earlierSamples { trail.add(sample.location, at: sample.time) }
    trail.add(current.sample.location, at: current.sample.time)
  }
}

extension ContactSample {
  /// Whether it tells a place; a lift may come without one.
  fileprivate var isUsable: Bool { isFinite && isInReach }

  /// Whether nothing has changed since another reading but the time.
  @inline(__always)
  fileprivate func isRest(after other: ContactSample) -> Bool {
    location == other.location && force == other.force && altitudeAngle == other.altitudeAngle
      && azimuthAngle == other.azimuthAngle && rollAngle == other.rollAngle
  }
}
