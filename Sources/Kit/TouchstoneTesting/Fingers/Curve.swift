import Foundation

/// The speed profile of a movement: the fraction of the distance as a function of the fraction of the time.
public enum Curve: Sendable, Hashable, CaseIterable {
  /// Constant speed.
  case even
  /// The smoothest movement from rest to rest, as people move.
  case minimumJerk
  /// Accelerates from rest, as a finger that flicks and lifts.
  case speedingUp
  /// Decelerates to rest.
  case slowingDown

  /// The fraction of the distance, from 0 to 1, after a fraction of the time.
  public func part(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    switch self {
    case .even: return time
    case .minimumJerk: return Self.jerkless(time)
    case .speedingUp: return 2 * Self.jerkless(time / 2)
    case .slowingDown: return 2 * Self.jerkless(0.5 + time / 2) - 1
    }
  }

  /// The minimum-jerk polynomial: 10 t³ − 15 t⁴ + 6 t⁵.
  static func jerkless(_ time: CGFloat) -> CGFloat {
    time * time * time * (10 + time * (6 * time - 15))
  }
}
