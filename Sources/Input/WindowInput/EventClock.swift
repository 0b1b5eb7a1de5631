import GestureCore

/// Finds moments of the monotonic clock for a window system's times, which are milliseconds in 32 bits.
///
/// Most systems count them on that clock. One that counts from another origin keeps the offset of its first event.
package struct EventClock {
  private var offset: Int64?

  package init() {}

  /// - Parameter milliseconds: 0 where the system gives no time.
  /// - Returns: a moment that is not after `now`.
  package mutating func moment(of milliseconds: UInt32, now: Timestamp) -> Timestamp {
    guard milliseconds != 0 else { return now }
    let present = now.nanoseconds / 1_000_000
    let given = present + (offset ?? 0)
    var difference = Int64(Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: given)))
    if !(-Self.longestDelay...Self.largestLead ~= difference) {
      // Another clock, or one that was set anew.
      offset = (offset ?? 0) + difference
      difference = 0
    }
    return min(now, Timestamp(nanoseconds: (present + difference) * 1_000_000))
  }

  /// How late an event may come, and how far ahead its clock may be, in milliseconds.
  private static let longestDelay: Int64 = 5_000
  private static let largestLead: Int64 = 50
}
