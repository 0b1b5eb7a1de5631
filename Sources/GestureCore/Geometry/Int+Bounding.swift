// The one place in which a number with a fraction becomes a whole one: the usual conversion ends the
// program for what is too large or no number, and numbers come from files, panels and pages.
// Scripts/lint-conversions keeps it so.

extension Int {
  /// The whole part of a number, the nearest end of the range for what lies outside of it, and 0 for
  /// what is no number.
  package init(bounding value: Double) {
    self.init(Int64(bounding: value))
  }
}

extension Int64 {
  /// The whole part of a number, the nearest end of the range for what lies outside of it, and 0 for
  /// what is no number.
  package init(bounding value: Double) {
    let whole = Int64(exactly: value.rounded(.towardZero))
    self = whole ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}

extension Int32 {
  /// The whole part of a number, the nearest end of the range for what lies outside of it, and 0 for
  /// what is no number.
  package init(bounding value: Double) {
    self.init(clamping: Int64(bounding: value))
  }
}
