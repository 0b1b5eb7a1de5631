import Foundation
import GestureCore

extension UITouch {
  /// Fresh snapshots of every sample since the previous event; their previous locations chain among
  /// themselves (API-V10). A touch that comes down or lifts does so in one of its samples only, so
  /// the older ones of a lift are moves.
  func coalesced() -> [UITouch] {
    // A late beginning is shown as it was, when later samples were not there yet.
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

  /// Snapshots of where the touch will probably be; their location is an estimate (API-V09). A
  /// finger that rests or lifts is going nowhere.
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

  /// Replaces estimated values of the reading with that index, wherever it is still shown.
  func update(_ change: EstimateUpdate) {
    current.sample = current.sample.updated(by: change)
    current.previous = current.previous.updated(by: change)
    first.sample = first.sample.updated(by: change)
    earlierSamples = earlierSamples.map { $0.updated(by: change) }
  }
}

extension UITouch {
  /// What can be read of a touch at one moment.
  struct Moment {
    var phase: Phase
    var sample: ContactSample
    var previous: PreviousReading
    var tapCount: Int
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
