/// The scales at which content may be shown, and how far fingers can stretch it beyond them.
package struct ZoomRange: Sendable, Hashable {
  package let lower: CGFloat
  package let upper: CGFloat
  package let stretches: Bool

  package init(lower: CGFloat, upper: CGFloat, stretches: Bool) {
    self.lower = lower
    self.upper = max(lower, upper)
    self.stretches = stretches
  }

  package func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, lower), upper) }

  package func contains(_ scale: CGFloat) -> Bool { scale >= lower && scale <= upper }

  /// What shows of a scale that fingers ask for. Beyond an end the ratio to it is held back as content
  /// is past its edge, so that it comes near twice the greatest or half of the least scale.
  package func shown(_ asked: CGFloat) -> CGFloat {
    guard asked.isFinite, asked > 0 else { return lower }
    guard stretches else { return clamped(asked) }
    if asked > upper { return upper * (1 + Self.band.stretch(for: asked / upper - 1)) }
    if asked < lower { return lower / (1 + Self.band.stretch(for: lower / asked - 1)) }
    return asked
  }

  /// The scale that fingers would have asked for to see that one.
  package func asked(_ shown: CGFloat) -> CGFloat {
    if shown > upper { return upper * (1 + Self.band.distance(for: shown / upper - 1)) }
    if shown < lower { return lower / (1 + Self.band.distance(for: lower / shown - 1)) }
    return shown
  }

  private static let band = RubberBand(length: 1)
}
