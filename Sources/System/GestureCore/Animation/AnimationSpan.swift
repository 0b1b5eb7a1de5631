/// The delay, duration and repetitions of an animation. Times are in seconds.
package struct AnimationSpan: Sendable, Hashable {
  package let delay: TimeInterval
  package let duration: TimeInterval
  /// The number of repetitions; with `autoreverses` each is forwards and backwards. It may be a fraction,
  /// or infinite.
  package let repeatCount: Double
  package let autoreverses: Bool

  /// Negative times, infinity and NaN count as zero.
  package init(
    delay: TimeInterval = 0, duration: TimeInterval, repeatCount: Double = 1,
    autoreverses: Bool = false
  ) {
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.repeatCount = repeatCount > 0 ? repeatCount : 1
    self.autoreverses = autoreverses
  }

  /// The elapsed time at which it ends; `nil` if it repeats for ever. With a duration of zero it ends after
  /// the delay, for any number of repetitions.
  package var end: TimeInterval? {
    guard duration > 0 else { return delay }
    guard repeatCount.isFinite else { return nil }
    return delay + cycle * repeatCount
  }

  /// Whether it has neither a delay nor a duration, so that no frame shows it.
  package var isEmpty: Bool { delay == 0 && duration == 0 }

  /// The fraction of the duration at an elapsed time. After the end it is 1, also with `autoreverses`: then
  /// the value that was set is shown.
  package func fraction(at elapsed: TimeInterval) -> Double {
    if elapsed < delay || (elapsed == delay && duration > 0) { return 0 }
    if let end, elapsed >= end { return 1 }
    let inCycle = (elapsed - delay).truncatingRemainder(dividingBy: cycle)
    return inCycle <= duration ? inCycle / duration : (cycle - inCycle) / duration
  }

  private var cycle: TimeInterval { autoreverses ? 2 * duration : duration }
}
