/// Limits the average number of events per second; bursts of twice that number are allowed.
package struct RateLimit: Sendable {
  private let perSecond: Double
  private var left: Double
  private var last: UInt64?

  package init(perSecond: Double) {
    self.perSecond = perSecond
    left = perSecond * 2
  }

  /// Whether another event is allowed at `now`, in nanoseconds of any monotonic clock.
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
