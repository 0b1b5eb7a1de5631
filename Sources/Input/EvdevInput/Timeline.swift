import GestureCore

/// Places a file's own times on the recording's, which starts at its first event and never goes
/// back.
///
/// A small step back is noise, and time stands still until the file has caught up. A step back of
/// more than a second is a clock that was set, and time goes on from where it was.
package struct Timeline: Sendable {
  private static let clockWasSet: Int64 = 1_000_000_000

  /// The file's time that is the recording's zero.
  private var origin: Int64?
  package private(set) var last: Timestamp
  /// The file's time is still before the last one placed.
  private var isBehind = false

  /// A time line whose first event is at that time of the recording.
  package init(startingAt start: Timestamp = .zero) { last = start }

  /// The recording's time for a time of the file; `steppedBack` is true once for each spot at which
  /// time goes backwards.
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
