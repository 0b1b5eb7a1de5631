/// The velocity of one number, per second: a pinch's scale (PIN-07) or a rotation in radians (ROT-08).
///
/// The rules are those of `VelocityEstimator`, also at the lift.
public struct ScalarVelocityEstimator: Sendable, Hashable {
  @usableFromInline var estimator = VelocityEstimator()

  /// Makes an estimator without values.
  public init() {}

  /// Per second; zero until two values at different times are known.
  public var velocity: CGFloat { estimator.velocity.x }

  /// Adds a value. A time before that of the last value is ignored.
  @inlinable @inline(__always)
  public mutating func add(_ value: CGFloat, at time: Timestamp) {
    estimator.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Changes the unit: `factor` new units make one of the present unit. The motion continues (REC-05).
  public mutating func rescale(by factor: CGFloat) { estimator.rescale(by: factor) }

  /// Restarts at a value with velocity 0, for example when other fingers are measured.
  public mutating func reset(to value: CGFloat, at time: Timestamp) {
    estimator.reset(to: CGPoint(x: value, y: 0), at: time)
  }
}
