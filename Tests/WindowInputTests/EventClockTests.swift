import GestureCore
import Testing

@testable import WindowInput

/// A window system's milliseconds as moments of the monotonic clock.
@Suite struct EventClockTests {
  @Test("times of the same clock are kept, also beyond 32 bits")
  func same() {
    var clock = EventClock()
    let now: Int64 = (5 << 32) + 700
    #expect(moment(&clock, UInt32(truncatingIfNeeded: now - 16), now) == now - 16)
    // Before the numbers began again.
    let early: Int64 = (6 << 32) + 3
    #expect(moment(&clock, UInt32(truncatingIfNeeded: early - 10), early) == early - 10)
  }

  @Test("a clock of another origin keeps the distances of its events")
  func other() {
    var clock = EventClock()
    #expect(moment(&clock, 40, 1_000_000) == 1_000_000)
    #expect(moment(&clock, 50, 1_000_012) == 1_000_010)
    #expect(moment(&clock, 45, 1_000_012) == 1_000_005)
  }

  @Test("no event is later than now, and one without a time is now")
  func limits() {
    var clock = EventClock()
    #expect(moment(&clock, 1_020, 1_000) == 1_000)
    #expect(moment(&clock, 0, 5_000) == 5_000)
  }

  private func moment(_ clock: inout EventClock, _ given: UInt32, _ now: Int64) -> Int64 {
    clock.moment(of: given, now: Timestamp(nanoseconds: now * 1_000_000)).nanoseconds / 1_000_000
  }
}
