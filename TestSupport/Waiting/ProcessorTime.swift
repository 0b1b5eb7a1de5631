import Foundation

/// The processor time of the calling thread, for what must not take long: other processes do not
/// lengthen it, as they lengthen the time on a clock.
package enum ProcessorTime {
  package static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  package static var now: Duration { read(CLOCK_THREAD_CPUTIME_ID) }

  /// That of all threads of this process together.
  static var ofProcess: Duration { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
