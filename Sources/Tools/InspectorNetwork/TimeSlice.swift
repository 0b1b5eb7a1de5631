import Dispatch

/// A short span of the main actor's time. Longer work continues in its next slice, so that other work can run in between.
package struct TimeSlice {
  /// Length in nanoseconds; the step that is running then is completed.
  private static let longest: UInt64 = 8_000_000

  private var now: UInt64
  private let end: UInt64

  package init() {
    now = DispatchTime.now().uptimeNanoseconds
    end = now + Self.longest
  }

  /// Reads the clock after a step. Returns how long the step took (nanoseconds).
  @discardableResult
  package mutating func measureStep() -> UInt64 {
    let before = now
    now = DispatchTime.now().uptimeNanoseconds
    return now - before
  }

  /// Whether the slice had ended at the last measured step.
  package var isOver: Bool { now > end }
}
