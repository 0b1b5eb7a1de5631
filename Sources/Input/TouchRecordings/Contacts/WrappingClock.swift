import GestureCore

/// Unwraps a clock whose counter overflows to zero.
struct WrappingClock: Sendable {
  /// Period of a window system's 32-bit milliseconds, in nanoseconds.
  static let milliseconds32 = Int64(1 << 32) * 1_000_000

  private let period: Int64
  private var last: Int64?
  private var turns: Int64 = 0

  /// Creates a clock that wraps after `period` nanoseconds.
  init(period: Int64) { self.period = period }

  /// Time since the clock's first period began.
  mutating func unwrap(_ nanoseconds: Int64) -> Timestamp {
    if let last, last - nanoseconds > period / 2 {
      turns += 1
    } else if let last, nanoseconds - last > period / 2, turns > 0 {
      turns -= 1
    }
    last = nanoseconds
    let (offset, overflow) = turns.multipliedReportingOverflow(by: period)
    let (sum, overflowToo) = offset.addingReportingOverflow(nanoseconds)
    return Timestamp(nanoseconds: overflow || overflowToo ? nanoseconds : sum)
  }
}
