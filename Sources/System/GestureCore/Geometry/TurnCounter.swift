/// Sums the changes of a direction to a total rotation, which does not jump at ±π (ROT-03).
///
/// Each step is the shorter of the two rotations between two directions, so a finger must not turn
/// by more than π between two readings. Angles are in radians; one that is not finite is ignored.
public struct TurnCounter: Sendable, Hashable {
  /// The sum of all steps in radians; it can exceed a full turn.
  public private(set) var total: CGFloat = 0
  /// In (-π, π], so that the difference of two directions cannot overflow.
  private var direction: CGFloat = 0

  /// Starts at a direction, in radians, with a total of 0.
  public init(startingAt angle: CGFloat) {
    rebase(at: angle)
  }

  /// Sets a new direction, adds the step from the last one, and returns the step, in (-π, π].
  @discardableResult
  public mutating func turn(to angle: CGFloat) -> CGFloat {
    guard angle.isFinite else { return 0 }
    let next = Self.withinHalfTurn(angle)
    let step = Self.withinHalfTurn(next - direction)
    direction = next
    total += step
    return step
  }

  /// Adds an angle that was measured elsewhere; the direction stays.
  public mutating func turn(by step: CGFloat) {
    if step.isFinite { total += step }
  }

  /// Sets a new direction without a step, for example when another finger takes part (ROT-06).
  public mutating func rebase(at angle: CGFloat) {
    guard angle.isFinite else { return }
    direction = Self.withinHalfTurn(angle)
  }

  /// The direction as an angle in (-π, π].
  private static func withinHalfTurn(_ angle: CGFloat) -> CGFloat {
    // Nearly all angles are in the range, and the check is faster than the remainder.
    if angle > -.pi, angle <= .pi { return angle }
    let nearest = angle.remainder(dividingBy: 2 * .pi)
    // The remainder may be either limit of the range; the lower one does not belong to it.
    return nearest <= -.pi ? nearest + 2 * .pi : nearest
  }
}
