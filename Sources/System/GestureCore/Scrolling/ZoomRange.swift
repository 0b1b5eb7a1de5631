/// The range of scales of the content, and how far fingers can stretch it beyond the range.
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

  /// The scale of the content for the scale of the fingers. Beyond a limit, the ratio to it is reduced as
  /// overscroll is, so the scale stays below twice the upper and above half of the lower limit.
  package func shown(_ pinched: CGFloat) -> CGFloat {
    guard pinched.isFinite, pinched > 0 else { return lower }
    guard stretches else { return clamped(pinched) }
    if pinched > upper { return upper * (1 + Self.band.stretch(for: pinched / upper - 1)) }
    if pinched < lower { return lower / (1 + Self.band.stretch(for: lower / pinched - 1)) }
    return pinched
  }

  /// The scale of the fingers for a scale of the content.
  package func pinched(_ shown: CGFloat) -> CGFloat {
    if shown > upper { return upper * (1 + Self.band.distance(for: shown / upper - 1)) }
    if shown < lower { return lower / (1 + Self.band.distance(for: lower / shown - 1)) }
    return shown
  }

  private static let band = RubberBand(length: 1)
}
