#if !hasFeature(Embedded)
  import Foundation
#endif

/// A weight on a spring, let go at 0 and drawn towards 1.
///
/// With w = √(stiffness / mass) and z the damping ratio, what is left of the way obeys
/// `u″ + 2 z w u′ + w² u = 0`, `u(0) = 1`, `u′(0) = -velocity`.
package struct Spring: Sendable, Hashable {
  /// Radians a second, without damping.
  package let frequency: Double
  /// Below 1 it swings, from 1 on it creeps.
  package let dampingRatio: Double
  /// The speed at the start, in whole ways a second; positive is towards 1.
  package let velocity: Double

  /// Where a spring counts as settled: this part of the way is left.
  package static let settledPart = 0.001
  /// A spring without any damping would swing for ever, and nobody would hear of its end.
  package static let leastDampingRatio = 0.01

  package init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    self.frequency = frequency.isFinite ? max(1e-6, min(frequency, 1e9)) : 1
    self.dampingRatio =
      dampingRatio.isFinite ? max(Self.leastDampingRatio, min(dampingRatio, 1e3)) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// From the constants of physics: kilograms, newtons a metre, newton seconds a metre.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// The spring with that damping that has settled just when the time is over.
  package init(dampingRatio: Double, settlingWithin duration: TimeInterval, velocity: Double = 0) {
    guard duration > 0, duration.isFinite else {
      self.init(frequency: 1e9, dampingRatio: dampingRatio, velocity: velocity)
      return
    }
    // A stiffer spring settles sooner, so that halving finds the one; frequencies differ by orders
    // of magnitude, so it halves their logarithms.
    var (low, high) = (log(1e-2 / duration), log(1e6 / duration))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let spring = Spring(
        frequency: exp(middle), dampingRatio: dampingRatio, velocity: velocity)
      if spring.envelope(at: duration) <= Self.settledPart { high = middle } else { low = middle }
    }
    self.init(frequency: exp(high), dampingRatio: dampingRatio, velocity: velocity)
  }

  /// From how long it seems to take and how much it overshoots: one undamped swing takes `duration`;
  /// a bounce of 0 is critical damping, 1 none, and below 0 it creeps.
  package init(duration: TimeInterval, bounce: Double, velocity: Double = 0) {
    let bounce = bounce.isFinite ? max(-0.999, min(bounce, 1)) : 0
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  /// How far it has come: 0 at the start, 1 at rest.
  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return 1 - remainder(at: time)
  }

  /// When less than `settledPart` of the way is left for good.
  package var settlingDuration: TimeInterval {
    var high = 1 / frequency
    while envelope(at: high) > Self.settledPart { high *= 2 }
    var low = 0.0
    // The envelope may rise before it falls, but never to below 1 on the way up.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) <= Self.settledPart { high = middle } else { low = middle }
    }
    return high
  }

  private func remainder(at time: TimeInterval) -> Double {
    switch kind {
    case .swinging(let decay, let turning):
      let sine = (decay - velocity) / turning
      return exp(-decay * time) * (cos(turning * time) + sine * sin(turning * time))
    case .critical:
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    case .creeping(let slow, let fast):
      let share = (fast - velocity) / (fast - slow)
      return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
    }
  }

  /// What the remainder never exceeds from then on.
  private func envelope(at time: TimeInterval) -> Double {
    switch kind {
    case .swinging(let decay, let turning):
      return exp(-decay * time) * hypot(1, (decay - velocity) / turning)
    case .critical:
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    case .creeping(let slow, let fast):
      let share = (fast - velocity) / (fast - slow)
      return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
    }
  }

  private enum Kind {
    case swinging(decay: Double, turning: Double)
    case critical
    case creeping(slow: Double, fast: Double)
  }

  private var kind: Kind {
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return .critical }
    let root = abs(1 - ratio * ratio).squareRoot()
    if ratio < 1 { return .swinging(decay: ratio * frequency, turning: root * frequency) }
    return .creeping(slow: (ratio - root) * frequency, fast: (ratio + root) * frequency)
  }
}
