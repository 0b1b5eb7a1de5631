/// Undoes a small negative position that the firmware sent in too few bits.
///
/// A finger over the edge of a pad may be at -13, which twelve bits spell 4083. Such a value lies far
/// beyond an axis that ends at 680, yet just below a power of two that a register can have; a position
/// that is merely beyond the end is left as it is.
struct WrappedAxis: Sendable {
  /// No device keeps a position in fewer bits.
  private static let narrowestRegister = Int64(1) << 12

  /// Values up to here are taken as they are.
  private var limit: Int32 = .max
  private var reach: Int64 = 0

  /// An axis without a range wraps nowhere.
  init(_ range: AxisRange?) {
    guard let range, range.span > 0 else { return }
    reach = (Int64(range.maximum) - Int64(range.minimum)) / 8
    limit = Int32(clamping: Int64(range.maximum) + reach)
  }

  @inline(__always)
  func unwrapped(_ value: Int32) -> Int32 {
    value > limit ? negative(value) : value
  }

  private func negative(_ value: Int32) -> Int32 {
    let period = Int64(1) << (Int64.bitWidth - Int64(value).leadingZeroBitCount)
    let candidate = Int64(value) - max(period, Self.narrowestRegister)
    return candidate >= -reach ? Int32(candidate) : value
  }
}
