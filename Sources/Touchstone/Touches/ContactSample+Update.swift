import GestureCore

extension ContactSample {
  /// Whether better values will come.
  var awaitsUpdates: Bool {
    estimationUpdateIndex != nil && !estimatedPropertiesExpectingUpdates.isEmpty
  }

  func updated(by update: EstimateUpdate) -> ContactSample {
    var sample = self
    sample.apply(update)
    return sample
  }

  /// Takes over better values, if they are for this reading; what is known then is no estimate any
  /// more.
  mutating func apply(_ update: EstimateUpdate) {
    guard estimationUpdateIndex == update.index else { return }
    var known: Properties = []
    if let value = update.location {
      location = value
      known.insert(.location)
    }
    if let value = update.force {
      force = value
      known.insert(.force)
    }
    if let value = update.azimuthAngle {
      azimuthAngle = value
      known.insert(.azimuth)
    }
    if let value = update.altitudeAngle {
      altitudeAngle = value
      known.insert(.altitude)
    }
    if let value = update.rollAngle {
      rollAngle = value
      known.insert(.roll)
    }
    estimatedPropertiesExpectingUpdates = update.stillExpectingUpdates
    estimatedProperties.subtract(known.subtracting(update.stillExpectingUpdates))
  }
}
