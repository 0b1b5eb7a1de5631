#if !hasFeature(Embedded)
  import Foundation
#endif

/// The motion of a coordinate after a throw: its velocity is multiplied by a constant factor in each
/// millisecond.
///
/// At integer milliseconds the position equals that of a simulation that first multiplies the velocity by
/// the factor r and then moves by the velocity. So the whole distance is v·r/(1−r), with v in points per
/// millisecond. Between integer milliseconds the formula is continuous.
package struct Glide: Sendable, Hashable {
  package let start: CGFloat
  /// The initial velocity, in points per second.
  package let velocity: CGFloat
  /// The whole distance, in points.
  package let reach: CGFloat
  /// The exponential decay rate of the remaining distance, in 1/s.
  package let decay: Double

  /// - Parameter rate: the factor of the velocity per millisecond, between 0 and 1.
  package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    let rate = rate.isFinite ? min(max(rate, 1e-6), 0.999_999) : 0.998
    reach = velocity * rate / (1 - rate) / 1000
    decay = -1000 * log(Double(rate))
  }

  /// Makes a glide that ends at a target; its decay rate follows from velocity and distance.
  /// - Precondition: the target is in the direction of the velocity, and the velocity is not zero.
  package init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
    self.start = start
    self.velocity = velocity
    reach = target - start
    decay = Double(velocity / reach)
  }

  package var end: CGFloat { start + reach }

  package func position(at time: TimeInterval) -> CGFloat {
    start - reach * CGFloat(expm1(-decay * time))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    velocity * CGFloat(exp(-decay * time))
  }

  /// The time at which it reaches a position; `nil` if it never does.
  package func time(at position: CGFloat) -> TimeInterval? {
    let fraction = (position - start) / reach
    guard fraction >= 0, fraction < 1 else { return nil }
    return -log1p(-Double(fraction)) / decay
  }

  /// The time at which the remaining distance is `tolerance`.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    abs(reach) <= tolerance ? 0 : log(Double(abs(reach) / tolerance)) / decay
  }
}
