/// Restores small negative positions that the firmware sent with too few bits.
///
/// A finger over a pad's edge may be at -13, which is 4083 with twelve bits. Such a value is far beyond an axis that ends at
/// 680, but just below a power of two. Other positions beyond the end are not changed.
struct WrappedAxis: Sendable {
  /// The smallest register size of a device.
  private static let narrowestRegister = Int64(1) << 12

  /// Values up to here are not changed.
  private var limit: Int32 = .max
  private var reach: Int64 = 0

  /// An axis without a range is not changed.
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
