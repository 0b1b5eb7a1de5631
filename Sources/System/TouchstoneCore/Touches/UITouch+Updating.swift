import GestureCore

/// Updates a touch by what its contact reports.
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
    // A finger that has lifted has no prediction.
    if phase == .began || phase == .moved { addReading() }
    switch phase {
    case .began: current.phase = .began
    case .moved: current.phase = isRest && earlierSamples.isEmpty ? .stationary : .moved
    case .ended: current.phase = .ended
    case .cancelled: current.phase = .cancelled
    }
  }

  /// Moves the touch of a hovering pointer; it is never down (API-E01).
  func hover(_ contact: Contact, as phase: Phase) {
    markStationary()
    update(from: [contact], at: 0)
    current.phase = phase
    current.tapCount = 0
  }

  /// For an event in which the contact did not take part.
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
  /// Whether it has a usable location; a lift may have none.
  fileprivate var isUsable: Bool { isFinite && isInReach }

  /// Whether only the time has changed since another reading.
  @inline(__always)
  fileprivate func isRest(after other: ContactSample) -> Bool {
    location == other.location && force == other.force && altitudeAngle == other.altitudeAngle
      && azimuthAngle == other.azimuthAngle && rollAngle == other.rollAngle
  }
}

extension UITouch {
  /// Fingers have no estimated values, and do not pay for the list.
  func addFollower(_ recognizer: UIGestureRecognizer) {
    if type == .pencil || current.sample.awaitsUpdates {
      followers.append(WeakRecognizer(recognizer: recognizer))
    }
  }

  func removeFollower(_ recognizer: UIGestureRecognizer) {
    if !followers.isEmpty { followers.removeAll { $0.recognizer === recognizer } }
  }
}

/// The object of a touch that is over serves another contact.
extension UITouch {
  /// Becomes the touch of another contact. No client refers to it any more.
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

  /// Removes all values of its contact.
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

extension ContactSample {
  /// Whether updates of its estimates will follow.
  var awaitsUpdates: Bool {
    estimationUpdateIndex != nil && !estimatedPropertiesExpectingUpdates.isEmpty
  }

  func updated(by update: EstimateUpdate) -> ContactSample {
    var sample = self
    sample.apply(update)
    return sample
  }

  /// Applies an update if it is for this reading; a final value is no longer estimated.
  mutating func apply(_ update: EstimateUpdate) {
    guard estimationUpdateIndex == update.index else { return }
    var known: Properties = []
    func apply<Value>(
      _ value: Value?, to path: WritableKeyPath<ContactSample, Value>, _ property: Properties
    ) {
      guard let value else { return }
      self[keyPath: path] = value
      known.insert(property)
    }
    apply(update.location, to: \.location, .location)
    apply(update.force, to: \.force, .force)
    apply(update.azimuthAngle, to: \.azimuthAngle, .azimuth)
    apply(update.altitudeAngle, to: \.altitudeAngle, .altitude)
    apply(update.rollAngle, to: \.rollAngle, .roll)
    estimatedPropertiesExpectingUpdates = update.stillExpectingUpdates
    estimatedProperties.subtract(known.subtracting(update.stillExpectingUpdates))
  }
}
