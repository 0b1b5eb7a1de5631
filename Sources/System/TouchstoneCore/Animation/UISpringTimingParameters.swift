import Foundation
import GestureCore

/// A spring's timing.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// Has settled when the animator's time is over.
    case settling(dampingRatio: CGFloat)
    /// Takes the time that its constants say.
    case physical(Spring)
  }

  /// At the start, in whole ways a second; x and y are thrown by themselves, and what has no direction
  /// follows x.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// A spring that takes the time it needs and does not swing.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameter ratio: 1 does not swing; the nearer to 0, the more it does. The animator's duration
  ///   is the time in which it settles.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .settling(dampingRatio: ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring without a speed at its start; from 1 on it does not swing.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// From the constants of physics; the animator's duration does not count.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// From how long it seems to take, in seconds, and how much it overshoots: 0 does not, 1 swings for
  /// ever, below 0 it creeps. The animator's duration does not count.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .physical(Spring(duration: duration, bounce: bounce, velocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// There are none.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  var ownDuration: TimeInterval? {
    guard case .physical(let spring) = kind,
      case .spring(_, _, let duration) = TimingCurve.spring(spring, velocityY: initialVelocity.dy)
    else { return nil }
    return duration
  }

  func curve(lasting duration: TimeInterval) -> TimingCurve {
    switch kind {
    case .physical(let spring):
      .spring(spring, velocityY: initialVelocity.dy)
    case .settling(let ratio):
      .spring(
        dampingRatio: ratio, duration: duration,
        velocity: SIMD2(initialVelocity.dx, initialVelocity.dy))
    }
  }
}
