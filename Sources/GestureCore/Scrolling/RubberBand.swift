/// How far content follows a finger past its edge: ever less, and never a whole view's length.
package struct RubberBand: Sendable, Hashable {
  /// The share of the first point's movement that shows.
  package static let coefficient: CGFloat = 0.55

  /// The length of the view along the movement, in points.
  package let length: CGFloat

  package init(length: CGFloat) {
    self.length = length.isFinite ? max(0, length) : 0
  }

  /// What shows of a distance past the edge: x·c·d / (d + c·x), to either side.
  package func stretch(for distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pulled = abs(distance) * Self.coefficient
    // At a great distance the quotient would overflow before it comes near its limit.
    guard pulled.isFinite else { return distance < 0 ? -length : length }
    return (distance < 0 ? -1 : 1) * length * (pulled / (length + pulled))
  }

  /// How much of a small further movement shows at a distance past the edge.
  package func slope(at distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = length / (length + abs(distance) * Self.coefficient)
    return Self.coefficient * share * share
  }

  /// The distance that shows as that stretch; beyond what can show, the farthest that makes sense.
  package func distance(for stretch: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let shown = min(abs(stretch), length * 0.999)
    let distance = shown * length / (Self.coefficient * (length - shown))
    return stretch < 0 ? -distance : distance
  }
}
