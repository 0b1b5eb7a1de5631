import GestureCore

/// Converts a file's times to the recording's time, which begins at the first event and never
/// decreases.
///
/// After a small step back, which is noise, time stands still until the file has caught up. A step
/// back of more than a second means that the clock was set, and time continues from its last value.
package struct Timeline: Sendable {
  private static let clockWasSet: Int64 = 1_000_000_000

  /// The file's time that corresponds to zero; `nil` before the first event.
  private var origin: Int64?
  package private(set) var last: Timestamp
  /// Whether the file's time is still before the last placed one.
  private var isBehind = false

  /// Creates a timeline whose first event is at `start`.
  package init(startingAt start: Timestamp = .zero) { last = start }

  /// Converts a time of the file; `steppedBack` is true once for each step back.
  package mutating func place(_ time: Timestamp) -> (time: Timestamp, steppedBack: Bool) {
    let start = origin ?? time.nanoseconds &- last.nanoseconds
    origin = start
    let (elapsed, overflow) = time.nanoseconds.subtractingReportingOverflow(start)
    guard !overflow, elapsed >= last.nanoseconds else {
      let isNew = !isBehind
      isBehind = true
      let (back, isFar) = last.nanoseconds.subtractingReportingOverflow(elapsed)
      if overflow || isFar || back > Self.clockWasSet {
        origin = time.nanoseconds &- last.nanoseconds
        isBehind = false
      }
      return (last, isNew)
    }
    isBehind = false
    last = Timestamp(nanoseconds: elapsed)
    return (last, false)
  }
}
