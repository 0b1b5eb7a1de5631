import GestureCore

extension UITouch {
  /// What can be read of a touch at one moment.
  struct Moment {
    var phase: Phase
    var sample: ContactSample
    var previousSample: ContactSample
    var tapCount: Int
    var isFinal = false

    /// Whether nothing has changed since the previous event but the time.
    var isRest: Bool {
      sample.location == previousSample.location && sample.force == previousSample.force
        && sample.altitudeAngle == previousSample.altitudeAngle
        && sample.azimuthAngle == previousSample.azimuthAngle
        && sample.rollAngle == previousSample.rollAngle
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
