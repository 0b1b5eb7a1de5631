import Foundation
import GestureCore

/// The timing of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// A spring that has settled at the end of the animator's duration.
    case settling(dampingRatio: CGFloat)
    /// A spring whose constants determine the duration.
    case physical(Spring)
  }

  /// The initial velocity, as multiples of the whole change per second. Values along x and y have their own velocities; values
  /// without a direction use that of x.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// Makes a spring without oscillation whose constants determine the duration.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// - Parameter ratio: The damping ratio: 1 for no oscillation, and less for more of it. The spring settles within the
  ///   animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .settling(dampingRatio: ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring without an initial velocity; a damping ratio of 1 or more does not oscillate.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring from physical constants, which determine the duration; the animator's is ignored.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    kind = .physical(
      Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from its perceived duration in seconds and its bounce: 0 does not oscillate, 1 oscillates for ever, and
  /// below 0 it is overdamped. The animator's duration is ignored.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    kind = .physical(Spring(duration: duration, bounce: bounce, velocity: velocity.dx))
    initialVelocity = velocity
    super.init()
  }

  /// Always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This object.
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
  nonisolated deinit {}
}
