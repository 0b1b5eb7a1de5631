import Dispatch

/// A short time of the main actor, after which others have their turn. Work that takes longer goes on in its next slice.
package struct TimeSlice {
  /// Nanoseconds, and the rest of the step that is under way then.
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

  /// Whether the slice was over after the last step that was measured.
  package var isOver: Bool { now > end }
}
