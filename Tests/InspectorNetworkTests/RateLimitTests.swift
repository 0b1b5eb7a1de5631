import Testing

@testable import InspectorNetwork

@Suite("Rate limit")
struct RateLimitTests {
  @Test("a burst of twice the rate passes, then only the rate")
  func burst() {
    var limit = RateLimit(perSecond: 10)
    let first = (0..<30).filter { _ in limit.allows(at: 1_000_000_000) }.count
    let second = (0..<30).filter { _ in limit.allows(at: 2_000_000_000) }.count
    #expect([first, second] == [20, 10])
  }

  @Test("a clock that stands or goes back gives nothing")
  func backwards() {
    var limit = RateLimit(perSecond: 1)
    let passed = [5, 5, 4, 0, 5].map { limit.allows(at: $0 * 1_000_000_000) }
    #expect(passed == [true, true, false, false, false])
  }
}
