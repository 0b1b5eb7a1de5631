#if !hasFeature(Embedded)
  import Foundation
#endif

/// A damped spring that moves from 0 to its equilibrium at 1.
///
/// With w = √(stiffness / mass) and z the damping ratio, the remaining distance u satisfies
/// `u″ + 2 z w u′ + w² u = 0`, `u(0) = 1`, `u′(0) = -velocity`.
package struct Spring: Sendable, Hashable {
  /// The undamped angular frequency, in radians per second.
  package let frequency: Double
  /// Below 1 it is underdamped and oscillates, at 1 critically damped, above 1 overdamped.
  package let dampingRatio: Double
  /// The initial velocity, in distances from 0 to 1 per second; positive is towards 1.
  package let velocity: Double

  /// A spring counts as settled when this fraction of the distance remains.
  package static let settledFraction = 0.001
  /// A spring without damping would oscillate for ever, and its animation would never complete.
  package static let leastDampingRatio = 0.01

  package init(frequency: Double, dampingRatio: Double, velocity: Double = 0) {
    self.frequency = frequency.isFinite ? max(1e-6, min(frequency, 1e9)) : 1
    self.dampingRatio =
      dampingRatio.isFinite ? max(Self.leastDampingRatio, min(dampingRatio, 1e3)) : 1
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Makes a spring from physical constants: kg, N/m, N·s/m.
  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double = 0) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()), velocity: velocity)
  }

  /// Makes the spring with that damping ratio that has settled just at the end of the duration.
  package init(dampingRatio: Double, settlingWithin duration: TimeInterval, velocity: Double = 0) {
    guard duration > 0, duration.isFinite else {
      self.init(frequency: 1e9, dampingRatio: dampingRatio, velocity: velocity)
      return
    }
    // A stiffer spring settles sooner, so bisection finds the frequency. It bisects the logarithm,
    // because frequencies differ by orders of magnitude.
    var (low, high) = (log(1e-2 / duration), log(1e6 / duration))
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let spring = Spring(
        frequency: exp(middle), dampingRatio: dampingRatio, velocity: velocity)
      if spring.envelope(at: duration) <= Self.settledFraction {
        high = middle
      } else {
        low = middle
      }
    }
    self.init(frequency: exp(high), dampingRatio: dampingRatio, velocity: velocity)
  }

  /// Makes a spring from its perceived duration and its overshoot. `duration` is the period without
  /// damping. A bounce of 0 is critical damping, 1 is no damping, and below 0 it is overdamped.
  package init(duration: TimeInterval, bounce: Double, velocity: Double = 0) {
    let bounce = bounce.isFinite ? max(-0.999, min(bounce, 1)) : 0
    self.init(
      frequency: 2 * .pi / max(duration, 1e-6),
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), velocity: velocity)
  }

  /// The progress: 0 at the start, 1 at rest.
  package func value(at time: TimeInterval) -> Double {
    guard time > 0 else { return 0 }
    return 1 - remainder(at: time)
  }

  /// The time from which on less than `settledFraction` of the distance remains.
  package var settlingDuration: TimeInterval {
    var high = 1 / frequency
    while envelope(at: high) > Self.settledFraction { high *= 2 }
    var low = 0.0
    // The envelope may rise before it falls, but it is never below 1 while it rises.
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) <= Self.settledFraction { high = middle } else { low = middle }
    }
    return high
  }

  private func remainder(at time: TimeInterval) -> Double {
    switch kind {
    case .underdamped(let decay, let angular):
      let sine = (decay - velocity) / angular
      return exp(-decay * time) * (cos(angular * time) + sine * sin(angular * time))
    case .critical:
      return exp(-frequency * time) * (1 + (frequency - velocity) * time)
    case .overdamped(let slow, let fast):
      let share = (fast - velocity) / (fast - slow)
      return share * exp(-slow * time) + (1 - share) * exp(-fast * time)
    }
  }

  /// An upper bound of the remainder from a time on.
  private func envelope(at time: TimeInterval) -> Double {
    switch kind {
    case .underdamped(let decay, let angular):
      return exp(-decay * time) * hypot(1, (decay - velocity) / angular)
    case .critical:
      return exp(-frequency * time) * (1 + abs(frequency - velocity) * time)
    case .overdamped(let slow, let fast):
      let share = (fast - velocity) / (fast - slow)
      return abs(share) * exp(-slow * time) + abs(1 - share) * exp(-fast * time)
    }
  }

  private enum Kind {
    case underdamped(decay: Double, angular: Double)
    case critical
    case overdamped(slow: Double, fast: Double)
  }

  private var kind: Kind {
    let ratio = dampingRatio
    if abs(ratio - 1) < 1e-6 { return .critical }
    let root = abs(1 - ratio * ratio).squareRoot()
    if ratio < 1 { return .underdamped(decay: ratio * frequency, angular: root * frequency) }
    return .overdamped(slow: (ratio - root) * frequency, fast: (ratio + root) * frequency)
  }
}
