/// The range of one coordinate of the content offset, and the behavior at its ends.
package struct ScrollRange: Sendable, Hashable {
  package let lower: CGFloat
  package let upper: CGFloat
  /// The length of the view in that direction.
  package let length: CGFloat
  /// Whether content can be pulled past its ends.
  package let stretches: Bool

  package init(lower: CGFloat, upper: CGFloat, length: CGFloat, stretches: Bool) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.length = length
    self.stretches = stretches
  }

  /// Whether a finger can move the content at all.
  package var isMovable: Bool { upper > lower || stretches }

  package func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, lower), upper) }

  package func contains(_ offset: CGFloat) -> Bool { offset >= lower && offset <= upper }

  /// Whether the content can scroll from an offset in a direction; negative is backwards.
  package func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
    direction < 0 ? offset > lower : offset < upper
  }

  /// The content offset for the offset to which a finger has pulled it.
  package func shown(_ pulled: CGFloat) -> CGFloat {
    let inside = clamped(pulled)
    guard stretches else { return inside }
    return inside + RubberBand(length: length).stretch(for: pulled - inside)
  }

  /// The velocity of the content offset while it follows a finger: past an end it is reduced.
  package func velocity(of shown: CGFloat, followingFinger velocity: CGFloat) -> CGFloat {
    if contains(shown) { return velocity }
    let band = RubberBand(length: length)
    return velocity * band.slope(at: band.distance(for: shown - clamped(shown)))
  }

  /// The offset to which a finger would have to pull the content for a content offset.
  package func pulled(_ shown: CGFloat) -> CGFloat {
    let inside = clamped(shown)
    return inside + RubberBand(length: length).distance(for: shown - inside)
  }
}
