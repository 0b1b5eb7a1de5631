/// Turns a direction, which jumps at ±π, into a turn, which does not (ROT-03).
///
/// Each step is taken the short way round, so a finger must not sweep more than half a turn between
/// two readings. Angles are radians; one that is not finite changes nothing.
public struct TurnCounter: Sendable, Hashable {
  /// The sum of all steps: three quarters of a turn and three more make one and a half.
  public private(set) var total: CGFloat = 0
  /// Kept within half a turn of zero: the difference of two such angles cannot overflow.
  private var direction: CGFloat = 0

  /// Counts from a direction, in radians.
  public init(startingAt angle: CGFloat) {
    rebase(at: angle)
  }

  /// Follows the direction to a new angle and returns the step, in (-π, π].
  @discardableResult
  public mutating func turn(to angle: CGFloat) -> CGFloat {
    guard angle.isFinite else { return 0 }
    let next = Self.withinHalfTurn(angle)
    let step = Self.withinHalfTurn(next - direction)
    direction = next
    total += step
    return step
  }

  /// Turns by an angle that was measured elsewhere, and goes on in the same direction.
  public mutating func turn(by step: CGFloat) {
    if step.isFinite { total += step }
  }

  /// Goes on from a new angle without a step, as when another finger takes part (ROT-06).
  public mutating func rebase(at angle: CGFloat) {
    guard angle.isFinite else { return }
    direction = Self.withinHalfTurn(angle)
  }

  /// The same direction in (-π, π].
  private static func withinHalfTurn(_ angle: CGFloat) -> CGFloat {
    // Nearly all are, and are their own remainder.
    if angle > -.pi, angle <= .pi { return angle }
    let nearest = angle.remainder(dividingBy: 2 * .pi)
    // The remainder may be either end of the range; only the upper one belongs to it.
    return nearest <= -.pi ? nearest + 2 * .pi : nearest
  }
}
