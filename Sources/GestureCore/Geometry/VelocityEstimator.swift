/// The speed of a moving place, per second in each coordinate, from its last two moves (PAN-13).
///
/// Add every place that a *move* reports, and nothing else. While a finger rests no moves arrive
/// and the velocity stands, which is what a flick after a short rest needs (PAN-12). At the lift,
/// sources differ: some repeat the last place at the lift's time, and adding that would turn a
/// flick into a standstill. So add the lift's place only if it differs from the last one added.
public struct VelocityEstimator: Sendable, Hashable {
  /// The shares of the two moves in the velocity (PAN-13). Their sum is one and the fourths are
  /// exact in binary, so that uniform motion gives its speed to the last bit.
  private static let lastWeight: CGFloat = 0.75
  private static let previousWeight: CGFloat = 0.25

  /// A place and its time: the end of one move and the start of the next.
  private struct Reading: Hashable {
    var value: CGPoint
    var time: Timestamp
  }

  private var reading: Reading?
  private var last: CGPoint?
  private var previous: CGPoint?

  /// Knows nothing yet.
  public init() {}

  /// Per second; zero until two places at different times are known.
  public var velocity: CGPoint {
    guard let last else { return .zero }
    guard let previous else { return last }
    return last * Self.lastWeight + previous * Self.previousWeight
  }

  /// Takes in the end of a move.
  ///
  /// Time that goes backwards is ignored, and so is a value that would give no finite velocity.
  /// A second value at the same time adds no velocity of its own; since the next move is measured
  /// from the value before it, its displacement is not lost.
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

  /// Measures from now on in another unit, of which so many make one of the present: the motion goes on
  /// (REC-05). Without such a number nothing is left to go on from, and it starts anew.
  mutating func rescale(by factor: CGFloat) {
    guard factor.isFinite else {
      self = VelocityEstimator()
      return
    }
    if let known = reading { reading = Reading(value: known.value * factor, time: known.time) }
    last = last.map { $0 * factor }
    previous = previous.map { $0 * factor }
  }

  /// Starts anew at a value with no velocity, as when other fingers are measured.
  ///
  /// A value that is not finite leaves the estimator empty, as if just made.
  public mutating func reset(to value: CGPoint, at time: Timestamp) {
    self = VelocityEstimator()
    add(value, at: time)
  }
}
