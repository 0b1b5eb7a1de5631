/// Lets so many things happen in a second over a while, and short bursts of twice as many.
package struct RateLimit: Sendable {
  private let perSecond: Double
  private var left: Double
  private var last: UInt64?

  package init(perSecond: Double) {
    self.perSecond = perSecond
    left = perSecond * 2
  }

  /// Whether one more may happen at that moment, in nanoseconds of any steady clock.
  package mutating func allows(at now: UInt64) -> Bool {
    if let last, now > last {
      left = min(perSecond * 2, left + Double(now - last) / 1e9 * perSecond)
    }
    last = max(now, last ?? now)
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
