/// When an animation starts, how long it takes and how often it is run. Seconds.
package struct AnimationSpan: Sendable, Hashable {
  package let delay: TimeInterval
  package let duration: TimeInterval
  /// How many times there, or there and back; may be a fraction, or infinite.
  package let repeatCount: Double
  package let autoreverses: Bool

  /// Negative times, and what is no number, count as zero.
  package init(
    delay: TimeInterval = 0, duration: TimeInterval, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
  }

  /// When it is over, or nothing if it goes on for ever. What takes no time is over however often it
  /// is to be run.
  package var end: TimeInterval? {
    guard duration > 0 else { return delay }
    guard repeatCount.isFinite else { return nil }
    return delay + cycle * repeatCount
  }

  /// Whether nothing of it would ever be seen.
  package var isEmpty: Bool { delay == 0 && duration == 0 }

  /// The fraction of the way's time, so long after the beginning. Once over it is 1, also after going
  /// back: the value that was set is shown.
  package func fraction(at elapsed: TimeInterval) -> Double {
    if elapsed < delay || (elapsed == delay && duration > 0) { return 0 }
    if let end, elapsed >= end { return 1 }
    let inCycle = (elapsed - delay).truncatingRemainder(dividingBy: cycle)
    return inCycle <= duration ? inCycle / duration : (cycle - inCycle) / duration
  }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }
}
