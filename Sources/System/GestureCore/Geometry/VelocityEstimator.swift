/// The velocity of a moving point, per second in each coordinate, from its last two moves (PAN-13).
///
/// Add the location of every *move*, and no other. While a finger rests no moves arrive and the
/// velocity stays, as a flick after a short rest needs it (PAN-12). At the lift, sources differ: some
/// repeat the last location with the lift's time, and adding it would reduce the velocity. So add the
/// lift's location only if it differs from the last one added.
///
/// `add` is always inlined, so that a recognizer's access to its estimator needs no exclusivity check.
public struct VelocityEstimator: Sendable, Hashable {
  /// The weights of the two moves (PAN-13). Their sum is one and fourths are exact in binary, so that
  /// uniform motion gives its exact velocity.
  private static let lastWeight: CGFloat = 0.75
  private static let previousWeight: CGFloat = 0.25

  /// A value and its time: the end of one move and the start of the next.
  @usableFromInline struct Reading: Sendable, Hashable {
    @usableFromInline var value: CGPoint
    @usableFromInline var time: Timestamp

    @inlinable init(value: CGPoint, time: Timestamp) {
      self.value = value
      self.time = time
    }
  }

  @usableFromInline var reading: Reading?
  @usableFromInline var last: CGPoint?
  @usableFromInline var previous: CGPoint?

  /// Makes an estimator without values.
  public init() {}

  /// Per second; zero until two values at different times are known.
  public var velocity: CGPoint {
    guard let last else { return .zero }
    guard let previous else { return last }
    return last * Self.lastWeight + previous * Self.previousWeight
  }

  /// Adds the end of a move.
  ///
  /// A time before that of the last value is ignored, and so is a value that would give no finite
  /// velocity. A second value at the same time is ignored as well: the next move is measured from the
  /// value before it, so its displacement still counts.
  @inlinable @inline(__always)
  public mutating func add(_ value: CGPoint, at time: Timestamp) {
    guard value.isFinite else { return }
    guard let start = reading else {
      reading = Reading(value: value, time: time)
      return
    }
    guard start.time < time else { return }
    let move = (value - start.value) / CGFloat(time.seconds(since: start.time))
    guard move.isFinite else { return }
    previous = last
    last = move
    reading = Reading(value: value, time: time)
  }

  /// Changes the unit: `factor` new units make one of the present unit. The motion continues (REC-05).
  /// A factor that is not finite makes the estimator empty.
  mutating func rescale(by factor: CGFloat) {
    guard factor.isFinite else {
      self = VelocityEstimator()
      return
    }
    if let known = reading { reading = Reading(value: known.value * factor, time: known.time) }
    last = last.map { $0 * factor }
    previous = previous.map { $0 * factor }
  }

  /// Restarts at a value with velocity 0, for example when other fingers are measured.
  ///
  /// A value that is not finite makes the estimator empty.
  public mutating func reset(to value: CGPoint, at time: Timestamp) {
    self = VelocityEstimator()
    add(value, at: time)
  }
}
