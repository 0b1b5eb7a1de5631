import Foundation
import GestureCore

/// How a thing glides on when it is let go, by the deceleration of scroll views.
enum Inertia {
  /// The share of the speed that each millisecond leaves.
  static let usualRate: CGFloat = 0.998

  /// How far it goes from that speed, points a second.
  static func reach(of velocity: CGFloat, rate: CGFloat = usualRate) -> CGFloat {
    velocity.isFinite ? Glide(from: 0, velocity: velocity, rate: rate).reach : 0
  }
}
