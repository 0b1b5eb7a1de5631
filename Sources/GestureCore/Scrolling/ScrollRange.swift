/// Where one coordinate of a scrolled content may be, and what happens at its ends.
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

  package func clamped(_ place: CGFloat) -> CGFloat { min(max(place, lower), upper) }

  package func contains(_ place: CGFloat) -> Bool { place >= lower && place <= upper }

  /// Whether there is content left in that direction, negative being backwards.
  package func hasRoom(from place: CGFloat, towards direction: CGFloat) -> Bool {
    direction < 0 ? place > lower : place < upper
  }

  /// Where content is that a finger has pulled somewhere.
  package func shown(_ pulled: CGFloat) -> CGFloat {
    let inside = clamped(pulled)
    guard stretches else { return inside }
    return inside + RubberBand(length: length).stretch(for: pulled - inside)
  }

  /// The speed of content that is somewhere and follows a finger.
  package func velocity(of shown: CGFloat, followingFinger velocity: CGFloat) -> CGFloat {
    if contains(shown) { return velocity }
    let band = RubberBand(length: length)
    return velocity * band.slope(at: band.distance(for: shown - clamped(shown)))
  }

  /// Where a finger would have pulled content that is somewhere.
  package func pulled(_ shown: CGFloat) -> CGFloat {
    let inside = clamped(shown)
    return inside + RubberBand(length: length).distance(for: shown - inside)
  }
}
