import GestureCore

/// Converts a window system's times, 32-bit milliseconds, to the monotonic clock.
///
/// Most systems use that clock. For one with another origin, the offset of its first event is kept.
package struct EventClock {
  private var offset: Int64?

  package init() {}

  /// - Parameter milliseconds: 0 if the system provides no time.
  /// - Returns: a time not after `now`.
  package mutating func moment(of milliseconds: UInt32, now: Timestamp) -> Timestamp {
    guard milliseconds != 0 else { return now }
    let present = now.nanoseconds / 1_000_000
    let given = present + (offset ?? 0)
    var difference = Int64(Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: given)))
    if !(-Self.longestDelay...Self.largestLead ~= difference) {
      // The clock differs or was reset.
      offset = (offset ?? 0) + difference
      difference = 0
    }
    return min(now, Timestamp(nanoseconds: (present + difference) * 1_000_000))
  }

  /// The longest delay of an event, and the largest lead of its clock, in milliseconds.
  private static let longestDelay: Int64 = 5_000
  private static let largestLead: Int64 = 50
}
