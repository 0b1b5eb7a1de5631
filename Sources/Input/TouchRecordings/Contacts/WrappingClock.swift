import GestureCore

/// Follows a clock that starts again from zero when its counter is full.
struct WrappingClock: Sendable {
  /// A window system's milliseconds in 32 bits (ns).
  static let milliseconds32 = Int64(1 << 32) * 1_000_000

  private let period: Int64
  private var last: Int64?
  private var turns: Int64 = 0

  /// A clock that wraps after so many nanoseconds.
  init(period: Int64) { self.period = period }

  /// The time since the clock's first turn.
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
