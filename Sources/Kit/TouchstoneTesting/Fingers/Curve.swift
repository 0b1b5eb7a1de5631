import Foundation

/// How fast a finger goes on its way: which part of the way is behind it after which part of the time.
public enum Curve: Sendable, Hashable, CaseIterable {
  /// The same speed all the time.
  case even
  /// From rest to rest as smoothly as it gets, which is how people reach.
  case minimumJerk
  /// From rest to the greatest speed, as when a finger flicks and lifts.
  case speedingUp
  /// From the greatest speed to rest.
  case slowingDown

  /// The part of the way, 0 to 1, after a part of the time.
  public func part(at time: CGFloat) -> CGFloat {
    let time = min(max(time, 0), 1)
    switch self {
    case .even: return time
    case .minimumJerk: return Self.jerkless(time)
    case .speedingUp: return 2 * Self.jerkless(time / 2)
    case .slowingDown: return 2 * Self.jerkless(0.5 + time / 2) - 1
    }
  }

  /// The polynomial whose third derivative is least: ten cubes less fifteen fourth powers and six
  /// fifth powers.
  static func jerkless(_ time: CGFloat) -> CGFloat {
    time * time * time * (10 + time * (6 * time - 15))
  }
}
