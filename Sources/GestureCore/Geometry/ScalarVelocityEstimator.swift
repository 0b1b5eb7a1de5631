/// The speed of one number, per second: a pinch's scale (PIN-07) or a turn in radians (ROT-08).
///
/// The rules, those of the lift included, are `VelocityEstimator`'s.
public struct ScalarVelocityEstimator: Sendable, Hashable {
  private var estimator = VelocityEstimator()

  /// Knows nothing yet.
  public init() {}

  /// Per second; zero until two values at different times are known.
  public var velocity: CGFloat { estimator.velocity.x }

  /// Takes a value; times that run backwards are left out.
  public mutating func add(_ value: CGFloat, at time: Timestamp) {
    estimator.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Measures from now on in another unit, of which so many make one of the present; the motion goes
  /// on (REC-05).
  public mutating func rescale(by factor: CGFloat) { estimator.rescale(by: factor) }

  /// Starts anew at a value with no velocity, as when other fingers are measured.
  public mutating func reset(to value: CGFloat, at time: Timestamp) {
    estimator.reset(to: CGPoint(x: value, y: 0), at: time)
  }
}
