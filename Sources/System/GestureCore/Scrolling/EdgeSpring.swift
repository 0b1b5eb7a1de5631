#if !hasFeature(Embedded)
  import Foundation
#endif

/// The motion of a coordinate to a target by a critically damped spring, the fastest without oscillation.
package struct EdgeSpring: Sendable, Hashable {
  package let target: CGFloat
  /// The default angular frequency, in 1/s.
  package static let usualStiffness = 10.0

  /// The angular frequency, in 1/s; a larger value is faster.
  package let stiffness: Double
  private let offset: CGFloat
  private let slope: CGFloat

  package init(
    from start: CGFloat, velocity: CGFloat, to target: CGFloat,
    stiffness: Double = Self.usualStiffness
  ) {
    self.target = target
    self.stiffness = stiffness
    offset = start - target
    slope = velocity + CGFloat(stiffness) * offset
  }

  package func position(at time: TimeInterval) -> CGFloat {
    target + (offset + slope * CGFloat(time)) * CGFloat(exp(-stiffness * time))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    (slope - CGFloat(stiffness) * (offset + slope * CGFloat(time)))
      * CGFloat(exp(-stiffness * time))
  }

  /// The time at which it crosses its target; `nil` if it stays on one side.
  package var crossing: TimeInterval? {
    guard offset != 0, slope != 0, (offset < 0) != (slope < 0) else { return nil }
    return Double(-offset / slope)
  }

  /// The time from which on its distance from the target is at most `tolerance`.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    let bound = { (time: TimeInterval) in
      (abs(offset) + abs(slope) * CGFloat(time)) * CGFloat(exp(-stiffness * time))
    }
    // The bound rises up to `peak` and falls after it.
    let peak = slope == 0 ? 0 : max(0, 1 / stiffness - Double(abs(offset / slope)))
    guard bound(peak) > tolerance else { return 0 }
    var early = peak
    var late = peak + 1 / stiffness
    while bound(late) > tolerance { late *= 2 }
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if bound(middle) > tolerance { early = middle } else { late = middle }
    }
    return late
  }
}
