#if !hasFeature(Embedded)
  import Foundation
#endif

/// A coordinate that was thrown: it loses the same share of its speed in every millisecond.
///
/// The place at each whole millisecond is what one gets by taking the share off and then moving on by
/// the speed that is left, so that the whole way is v·r/(1−r) with v in points a millisecond; between
/// them it is the same formula.
package struct Glide: Sendable, Hashable {
  package let start: CGFloat
  /// Points a second at the start.
  package let velocity: CGFloat
  /// The whole way, in points.
  package let reach: CGFloat
  /// How fast the rest of the way dwindles, a second.
  package let decay: Double

  /// - Parameter rate: the share of the speed that each millisecond leaves, between 0 and 1.
  package init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    let rate = rate.isFinite ? min(max(rate, 1e-6), 0.999_999) : 0.998
    reach = velocity * rate / (1 - rate) / 1000
    decay = -1000 * log(Double(rate))
  }

  /// A throw with that speed which ends somewhere; its speed dwindles faster or more slowly for it.
  /// - Precondition: the target lies ahead, and the speed is not zero.
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

  /// When it comes by a place, or `nil` if it never does.
  package func time(at place: CGFloat) -> TimeInterval? {
    let share = (place - start) / reach
    guard share >= 0, share < 1 else { return nil }
    return -log1p(-Double(share)) / decay
  }

  /// When less than that is left of the way.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    abs(reach) <= tolerance ? 0 : log(Double(abs(reach) / tolerance)) / decay
  }
}
