#if !hasFeature(Embedded)
  import Foundation
#endif

/// A coordinate that is drawn to a place and comes to rest there as soon as it can without swinging:
/// a critically damped spring.
package struct EdgeSpring: Sendable, Hashable {
  package let target: CGFloat
  /// The usual pace, a second.
  package static let usualStiffness = 10.0

  /// Its own pace, a second; larger is tighter.
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

  /// When it runs through its target to the other side, or `nil` if it stays on one side.
  package var crossing: TimeInterval? {
    guard offset != 0, slope != 0, (offset < 0) != (slope < 0) else { return nil }
    return Double(-offset / slope)
  }

  /// When it comes that near to its target for good.
  package func duration(within tolerance: CGFloat) -> TimeInterval {
    let bound = { (time: TimeInterval) in
      (abs(offset) + abs(slope) * CGFloat(time)) * CGFloat(exp(-stiffness * time))
    }
    // The bound rises to its greatest value and falls from there on.
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
