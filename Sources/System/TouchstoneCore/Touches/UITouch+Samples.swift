import Foundation
import GestureCore

extension UITouch {
  /// Snapshots of all samples since the previous event; the previous location of each is the location of the one before
  /// (API-V10). A touch begins or ends in only one of its samples, so the earlier samples of a lift are moves.
  func coalesced() -> [UITouch] {
    // A delayed beginning is shown as it was, before later samples arrived.
    let isAsItIs = shown.sample == current.sample
    let samples = (isAsItIs ? earlierSamples : []) + [shown.sample]
    var previous = shown.previous
    return samples.enumerated().map { index, sample in
      defer { previous = PreviousReading(sample) }
      var moment = shown
      moment.sample = sample
      moment.previous = previous
      let isLast = index == samples.count - 1
      if !isLast, shown.phase == .ended || shown.phase == .cancelled { moment.phase = .moved }
      return UITouch(copying: self, moment: moment)
    }
  }

  /// Snapshots of the predicted touch, with estimated locations (API-V09). A finger that rests or lifts has none.
  func predicted() -> [UITouch] {
    guard presentation == .asItIs, shown.phase == .began || shown.phase == .moved else { return [] }
    var previous = PreviousReading(shown.sample)
    return trail.predictor.predictions().map { prediction in
      var sample = shown.sample
      sample.time = prediction.time
      sample.location = prediction.location
      sample.preciseLocation = nil
      sample.estimatedProperties.insert(.location)
      sample.estimatedPropertiesExpectingUpdates = []
      sample.estimationUpdateIndex = nil
      defer { previous = PreviousReading(sample) }
      var moment = shown
      moment.phase = .moved
      moment.sample = sample
      moment.previous = previous
      return UITouch(copying: self, moment: moment)
    }
  }

  /// Replaces estimated values of the reading with that index, in all samples that still show it.
  func update(_ change: EstimateUpdate) {
    // Replaced as a whole: a change in place would have every read of these properties checked for exclusivity, which
    // costs 30 % of an event of ten fingers.
    current.sample = current.sample.updated(by: change)
    current.previous = current.previous.updated(by: change)
    first.sample = first.sample.updated(by: change)
    earlierSamples = earlierSamples.map { $0.updated(by: change) }
  }
}

extension UITouch {
  /// The readable values of a touch at one moment.
  struct Moment {
    var phase: Phase
    var sample: ContactSample
    var previous: PreviousReading
    var tapCount: Int
  }

  /// The readable values of the previous event's reading; copying a whole reading in every event would be slow.
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

  /// The version of its values that the touch shows.
  enum Presentation: Equatable {
    case asItIs
    /// As it began, for a delayed `touchesBegan` (DEL-41).
    case asItBegan
    /// The current values with another phase.
    case inPhase(Phase)
  }
}
