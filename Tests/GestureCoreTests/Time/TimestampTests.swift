import GestureCore
import Testing

@Suite("Timestamp")
struct TimestampTests {
  @Test("seconds become whole nanoseconds, rounded to the nearest")
  func rounding() {
    let seconds = [0, 1, -1, 0.35, 1.0 / 60, 0.4e-9, 0.5e-9, -0.5e-9, 1.6e-9]
    #expect(
      seconds.map { Timestamp(seconds: $0).nanoseconds } == [
        0, 1_000_000_000, -1_000_000_000, 350_000_000, 16_666_667, 0, 1, -1, 2,
      ])
  }

  @Test("what is no number becomes zero, and what is out of range the nearest end")
  func hostileSeconds() {
    let seconds: [Double] = [
      .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 9.3e9, -9.3e9,
    ]
    #expect(
      seconds.map { Timestamp(seconds: $0).nanoseconds } == [
        0, 0, .max, .min, .max, .min, .max, .min,
      ])
  }

  @Test("the last representable second is not out of range yet")
  func lastSecond() {
    #expect(Timestamp(seconds: 9_223_372_036).nanoseconds == 9_223_372_036_000_000_000)
    #expect(Timestamp(seconds: -9_223_372_036).nanoseconds == -9_223_372_036_000_000_000)
  }

  @Test("a whole number of nanoseconds survives the way to seconds and back")
  func roundTrip() {
    let times: [Int64] = [0, 1, -1, 16_666_667, 350_000_000, 86_400_000_000_001]
    #expect(
      times.map { Timestamp(seconds: Timestamp(nanoseconds: $0).seconds).nanoseconds } == times)
  }

  @Test("advancing adds seconds, and stops at the ends of time")
  func advancing() {
    let start = Timestamp(nanoseconds: 5)
    let latest = Timestamp(nanoseconds: .max - 1)
    let earliest = Timestamp(nanoseconds: .min + 1)
    let advanced = [
      start.advanced(by: 0.35), start.advanced(by: -1e-9), start.advanced(by: .nan),
      start.advanced(by: .infinity), latest.advanced(by: 1), earliest.advanced(by: -1),
      latest.advanced(by: -1e-9), earliest.advanced(by: 1e-9),
    ]
    let expected: [Int64] = [350_000_005, 4, 5, .max, .max, .min, .max - 2, .min + 2]
    #expect(advanced.map(\.nanoseconds) == expected)
  }

  @Test("the time between two moments has a sign, and does not overflow")
  func difference() {
    let (early, late) = (Timestamp(nanoseconds: 250_000_000), Timestamp(seconds: 1))
    #expect(late.seconds(since: early) == 0.75)
    #expect(early.seconds(since: late) == -0.75)
    #expect(early.seconds(since: early) == 0)
    let span = Timestamp(nanoseconds: .max).seconds(since: Timestamp(nanoseconds: .min))
    #expect(abs(span - 18_446_744_073.709551) < 0.001)
  }

  @Test("a difference of nanoseconds is exact late in the day too")
  func precision() {
    let time = Timestamp(nanoseconds: 9_000_000_000_000_000_000)
    #expect(Timestamp(nanoseconds: time.nanoseconds + 1).seconds(since: time) == 1e-9)
  }

  @Test("moments have an order")
  func order() {
    let times = [3, -1, 2].map { Timestamp(nanoseconds: $0) }
    #expect(times.sorted().map(\.nanoseconds) == [-1, 2, 3])
    #expect(Timestamp.zero == Timestamp(seconds: 0))
  }
}
