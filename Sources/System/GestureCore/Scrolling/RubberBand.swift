/// The overscroll of content that follows a finger past its edge. It grows more and more slowly, and never
/// reaches the length of the view.
package struct RubberBand: Sendable, Hashable {
  /// The overscroll per point of movement at the edge.
  package static let coefficient: CGFloat = 0.55

  /// The length of the view along the movement, in points.
  package let length: CGFloat

  package init(length: CGFloat) {
    self.length = length.isFinite ? max(0, length) : 0
  }

  /// The overscroll for a finger's distance past the edge: x·c·d / (d + c·x), in either direction.
  package func stretch(for distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let pulled = abs(distance) * Self.coefficient
    // At a large distance the product overflows, and the quotient is at its limit.
    guard pulled.isFinite else { return distance < 0 ? -length : length }
    return (distance < 0 ? -1 : 1) * length * (pulled / (length + pulled))
  }

  /// The derivative of the overscroll at a distance past the edge.
  package func slope(at distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let share = length / (length + abs(distance) * Self.coefficient)
    return Self.coefficient * share * share
  }

  /// The finger's distance past the edge for an overscroll. The overscroll is clamped to 0.999 of the length.
  package func distance(for stretch: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let shown = min(abs(stretch), length * 0.999)
    let distance = shown * length / (Self.coefficient * (length - shown))
    return stretch < 0 ? -distance : distance
  }
}
