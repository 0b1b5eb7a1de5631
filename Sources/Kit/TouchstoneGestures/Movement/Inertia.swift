import Foundation
import GestureCore

/// Movement after the lift, with the deceleration of scroll views.
enum Inertia {
  /// The factor by which the speed decreases each millisecond.
  static let usualRate: CGFloat = 0.998

  /// The distance travelled from an initial velocity in points per second.
  static func reach(of velocity: CGFloat, rate: CGFloat = usualRate) -> CGFloat {
    velocity.isFinite ? Glide(from: 0, velocity: velocity, rate: rate).reach : 0
  }
}
