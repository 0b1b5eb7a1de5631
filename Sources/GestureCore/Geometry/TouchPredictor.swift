/// Guesses where a moving place will be in the next few hundredths of a second (API-V09).
///
/// It keeps the last three moves and from them two guesses: the place goes on at the mean speed of
/// the last two, or its speed goes on changing as it did. Each new place shows how far off both
/// would have been, and the guess that was nearer of late counts for more. So a fling is followed
/// as it speeds up, and a sensor's tremor is not taken for acceleration. The second-order term is
/// damped, since a hand seldom keeps an acceleration up.
///
/// Memory and work for a sample are constant, and nothing is allocated until a prediction is asked
/// for.
public struct TouchPredictor: Sendable, Hashable {
  /// A guessed place and its time.
  public struct Prediction: Sendable, Hashable {
    /// Where the touch will be, in the space of its samples.
    public var location: CGPoint
    /// When it will be there.
    public var time: Timestamp

    /// Makes a guess.
    public init(location: CGPoint, time: Timestamp) {
      self.location = location
      self.time = time
    }
  }

  /// Each chosen on recordings of panels and trackpads; the test that measures them says how much
  /// they are worth.
  private enum Tuning {
    /// What happened longer ago, in seconds, says nothing about now.
    static let memory: TimeInterval = 0.08
    /// How far ahead a guess is worth telling, in seconds.
    static let horizon: TimeInterval = 0.035
    static let mostPredictions = 3
    /// The part of an old error that counts beside the next one.
    static let forgetting: CGFloat = 0.85
    /// The part of the acceleration's own way that is believed.
    static let damping: CGFloat = 0.5
    /// Squared points; keeps the first comparison from being one of rounding errors.
    static let leastError: CGFloat = 0.001
  }

  /// From one reading to the next.
  private struct Move: Hashable {
    var velocity: CGPoint
    var seconds: TimeInterval
    var start: Timestamp
  }

  /// How the place goes on from the last reading.
  private struct Motion {
    var velocity: CGPoint = .zero
    var acceleration: CGPoint = .zero

    func travel(in seconds: CGFloat) -> CGPoint {
      velocity * seconds + acceleration * (seconds * seconds / 2 * Tuning.damping)
    }
  }

  private var location: CGPoint = .zero
  private var time: Timestamp?
  // Newest first; three variables, since an array would live on the heap.
  private var last: Move?
  private var second: Move?
  private var third: Move?
  /// Faded sums of squared distances between what was guessed and what came.
  private var steadyError = Tuning.leastError
  private var changingError = Tuning.leastError

  /// Knows nothing yet.
  public init() {}

  /// Takes in a reading. One that is not later than the last is ignored, and so is one that is not
  /// finite.
  public mutating func add(_ place: CGPoint, at moment: Timestamp) {
    guard place.isFinite else { return }
    guard let time else {
      location = place
      self.time = moment
      return
    }
    let seconds = moment.seconds(since: time)
    guard seconds > 0 else { return }
    if last != nil { judge(place, after: CGFloat(seconds)) }
    third = second
    second = last
    last = Move(
      velocity: (place - location) / CGFloat(seconds), seconds: seconds, start: time)
    location = place
    self.time = moment
  }

  /// Where the place will probably be at a moment after the last reading; `nil` while nothing is
  /// known of its movement.
  public func location(at moment: Timestamp) -> CGPoint? {
    guard let time, last != nil else { return nil }
    let seconds = CGFloat(moment.seconds(since: time))
    let motions = motions
    let steady = motions.steady.travel(in: seconds)
    let changing = motions.changing.travel(in: seconds)
    let ratio = changingError / steadyError
    let trust = 1 / (1 + ratio * ratio)
    let guess = location + steady * (1 - trust) + changing * trust
    return guess.isFinite ? guess : nil
  }

  /// The next places at the pace of the last readings, soonest first; none if readings come too
  /// seldom for a guess to be worth anything.
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

  /// Compares both guesses with the place that came.
  private mutating func judge(_ place: CGPoint, after seconds: CGFloat) {
    let way = place - location
    let motions = motions
    let steadyMiss = way - motions.steady.travel(in: seconds)
    let changingMiss = way - motions.changing.travel(in: seconds)
    steadyError = steadyError * Tuning.forgetting + steadyMiss.squaredLength
    changingError = changingError * Tuning.forgetting + changingMiss.squaredLength
  }

  /// How the place goes on if its speed stays, and if its speed goes on changing. The mean speed of two
  /// moves is that of the middle of their time; the acceleration carries it on to now.
  private var motions: (steady: Motion, changing: Motion) {
    guard let last = recent(last) else { return (Motion(), Motion()) }
    guard let second = recent(second) else {
      let motion = Motion(velocity: last.velocity)
      return (motion, motion)
    }
    let way =
      last.velocity * CGFloat(last.seconds) + second.velocity * CGFloat(second.seconds)
    let steady = Motion(velocity: way / CGFloat(last.seconds + second.seconds))
    let oldest = recent(third) ?? second
    let apart =
      oldest == second
      ? (last.seconds + second.seconds) / 2
      : (last.seconds + oldest.seconds) / 2 + second.seconds
    var changing = steady
    changing.acceleration = (last.velocity - oldest.velocity) / CGFloat(apart)
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
