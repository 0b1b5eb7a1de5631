import GestureCore

extension UITouch {
  /// What can be read of a touch at one moment.
  struct Moment {
    var phase: Phase
    var sample: ContactSample
    var previous: PreviousReading
    var tapCount: Int
    var isFinal = false
  }

  /// What can be asked of the reading of the previous event: a whole one would be copied in every event.
  struct PreviousReading {
    var location: CGPoint
    var preciseLocation: CGPoint?
    var estimationUpdateIndex: Int?

    @inline(__always)
    init(_ sample: ContactSample) {
      location = sample.location
      preciseLocation = sample.preciseLocation
      estimationUpdateIndex = sample.estimationUpdateIndex
    }

    func updated(by update: EstimateUpdate) -> PreviousReading {
      guard estimationUpdateIndex == update.index, let location = update.location else {
        return self
      }
      var reading = self
      reading.location = location
      return reading
    }
  }

  /// What the touch shows of itself.
  enum Presentation: Equatable {
    case asItIs
    /// As it came down, for a late `touchesBegan` (DEL-41).
    case asItBegan
    /// As it is, but in another phase.
    case inPhase(Phase)
  }
}
