/// Predicts the location of a moving touch for the next few hundredths of a second (API-V09).
///
/// It keeps the last three moves and makes two predictions from them: a steady one at the mean
/// velocity of the last two moves, and a changing one with their acceleration. Each new location
/// measures the error of both, and the prediction with the smaller recent errors gets the larger
/// weight. So the result follows a fling that accelerates, and does not take a sensor's noise for
/// acceleration. The acceleration is damped, because a hand seldom keeps it up.
///
/// Memory and work for a sample are constant. Nothing is allocated until `predictions()` is called.
public struct TouchPredictor: Sendable, Hashable {
  /// A predicted location and its time.
  public struct Prediction: Sendable, Hashable {
    /// The predicted location, in the coordinate space of the samples.
    public var location: CGPoint
    /// The time for which it is predicted.
    public var time: Timestamp

    /// Makes a prediction.
    public init(location: CGPoint, time: Timestamp) {
      self.location = location
      self.time = time
    }
  }

  /// Chosen on recordings of panels and trackpads; a test measures their effect.
  private enum Tuning {
    /// Moves that began longer ago are ignored, in seconds.
    static let memory: TimeInterval = 0.08
    /// The latest prediction is that far ahead, in seconds.
    static let horizon: TimeInterval = 0.035
    static let mostPredictions = 3
    /// The factor by which an old error counts less with each new reading.
    static let errorDecay: CGFloat = 0.85
    /// The factor of the displacement that the acceleration causes.
    static let damping: CGFloat = 0.5
    /// Initial error in squared points, so that the first comparison is not of rounding errors.
    static let leastError: CGFloat = 0.001
  }

  /// The motion from one reading to the next.
  private struct Move: Hashable {
    var velocity: CGPoint
    var seconds: TimeInterval
    var start: Timestamp
  }

  /// The motion that is assumed after the last reading.
  private struct Motion {
    var velocity: CGPoint = .zero
    var acceleration: CGPoint = .zero

    func displacement(after seconds: CGFloat) -> CGPoint {
      velocity * seconds + acceleration * (seconds * seconds / 2 * Tuning.damping)
    }
  }

  private var location: CGPoint = .zero
  private var time: Timestamp?
  // Newest first. Three variables, because an array would be on the heap.
  private var last: Move?
  private var second: Move?
  private var third: Move?
  /// Decaying sums of the squared distances between predicted and actual locations.
  private var steadyError = Tuning.leastError
  private var changingError = Tuning.leastError

  /// Makes a predictor without readings.
  public init() {}

  /// Adds a reading. One that is not later than the last, or not finite, is ignored.
  public mutating func add(_ newLocation: CGPoint, at moment: Timestamp) {
    guard newLocation.isFinite else { return }
    guard let time else {
      location = newLocation
      self.time = moment
      return
    }
    let seconds = moment.seconds(since: time)
    guard seconds > 0 else { return }
    if last != nil { updateErrors(newLocation, after: CGFloat(seconds)) }
    third = second
    second = last
    last = Move(
      velocity: (newLocation - location) / CGFloat(seconds), seconds: seconds, start: time)
    location = newLocation
    self.time = moment
  }

  /// The predicted location at a moment after the last reading; `nil` before the second reading.
  public func location(at moment: Timestamp) -> CGPoint? {
    guard let time, last != nil else { return nil }
    let seconds = CGFloat(moment.seconds(since: time))
    let motions = motions
    let steady = motions.steady.displacement(after: seconds)
    let changing = motions.changing.displacement(after: seconds)
    let ratio = changingError / steadyError
    let weight = 1 / (1 + ratio * ratio)
    let prediction = location + steady * (1 - weight) + changing * weight
    return prediction.isFinite ? prediction : nil
  }

  /// The next locations at the interval of the last readings, soonest first. Empty if the interval is
  /// longer than predictions reach.
  public func predictions() -> [Prediction] {
    guard let time, let last else { return [] }
    let interval = second.map { (last.seconds + $0.seconds) / 2 } ?? last.seconds
    let count = min(Tuning.mostPredictions, Int(bounding: min(Tuning.horizon / interval, 1000)))
    guard count > 0 else { return [] }
    return (1...count).compactMap { step in
      let moment = time.advanced(by: interval * Double(step))
      return location(at: moment).map { Prediction(location: $0, time: moment) }
    }
  }

  /// Adds the errors that both predictions have for the actual location.
  private mutating func updateErrors(_ newLocation: CGPoint, after seconds: CGFloat) {
    let actual = newLocation - location
    let motions = motions
    let steadyMiss = actual - motions.steady.displacement(after: seconds)
    let changingMiss = actual - motions.changing.displacement(after: seconds)
    steadyError = steadyError * Tuning.errorDecay + steadyMiss.squaredLength
    changingError = changingError * Tuning.errorDecay + changingMiss.squaredLength
  }

  /// The motion with constant velocity, and the one with constant acceleration. The mean velocity of
  /// two moves is that at the middle of their time; the acceleration extrapolates it to now.
  private var motions: (steady: Motion, changing: Motion) {
    guard let last = recent(last) else { return (Motion(), Motion()) }
    guard let second = recent(second) else {
      let motion = Motion(velocity: last.velocity)
      return (motion, motion)
    }
    let displacement =
      last.velocity * CGFloat(last.seconds) + second.velocity * CGFloat(second.seconds)
    let steady = Motion(velocity: displacement / CGFloat(last.seconds + second.seconds))
    let oldest = recent(third) ?? second
    let interval =
      oldest == second
      ? (last.seconds + second.seconds) / 2
      : (last.seconds + oldest.seconds) / 2 + second.seconds
    var changing = steady
    changing.acceleration = (last.velocity - oldest.velocity) / CGFloat(interval)
    let age = (last.seconds + second.seconds) / 2
    changing.velocity = changing.velocity + changing.acceleration * CGFloat(age)
    return (steady, changing)
  }

  private func recent(_ move: Move?) -> Move? {
    guard let move, let time, time.seconds(since: move.start) <= Tuning.memory else { return nil }
    return move
  }
}

extension CGPoint {
  fileprivate var squaredLength: CGFloat { x * x + y * y }
}
