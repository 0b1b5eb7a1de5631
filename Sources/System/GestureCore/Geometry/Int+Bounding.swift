// All conversions from floating-point numbers to integers go through this file. The standard conversion
// traps if the value is too large or not a number, and values come from files, panels and pages.
// Scripts/lint-conversions finds other conversions.

extension Int {
  /// The integer part of a number. A number out of range gives the nearest limit, and NaN gives 0.
  package init(bounding value: Double) {
    self.init(Int64(bounding: value))
  }
}

extension Int64 {
  /// The integer part of a number. A number out of range gives the nearest limit, and NaN gives 0.
  package init(bounding value: Double) {
    let whole = Int64(exactly: value.rounded(.towardZero))
    self = whole ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}

extension Int32 {
  /// The integer part of a number. A number out of range gives the nearest limit, and NaN gives 0.
  package init(bounding value: Double) {
    self.init(clamping: Int64(bounding: value))
  }
}
