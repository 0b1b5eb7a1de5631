import CLibDispatch
import Dispatch
import Foundation
import GestureCore

/// Runs the main thread's work: the main queue, and `RunLoop.main` with its timers. One call of `poll` waits for it and for
/// other descriptors.
///
/// A block that another thread passes to `RunLoop.main.perform` does not wake `poll`. It runs at the next wake, at the latest
/// after `longestSleep`.
final class MainLoop {
  /// Why a sleep ended.
  struct Wake: OptionSet {
    let rawValue: Int
    /// The main queue has work or a timer is due, so client code runs next.
    static let client = Wake(rawValue: 1)
    /// One of the caller's descriptors is ready.
    static let descriptor = Wake(rawValue: 2)
    /// Nothing happened during `longestSleep`.
    static let rest = Wake(rawValue: 4)
  }

  /// Seconds.
  static let longestSleep: TimeInterval = 1

  /// How often the loop has woken.
  private(set) var wakeCount = 0
  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  private var timers = Date.distantFuture

  /// Runs timers that are due and blocks of the main queue.
  func runClientWork() {
    var passes = 0
    repeat {
      timers = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
      passes += 1
    } while passes < 100 && (isReadable(mainQueue) || timers <= Date())
  }

  /// Sleeps until there is work.
  /// - Parameters:
  ///   - descriptors: the caller's descriptors; `revents` is set on return.
  ///   - others: the surface's descriptors, which only end the sleep.
  ///   - seconds: the timeout; `nil` for none.
  func sleep(
    _ descriptors: inout [pollfd], others: [pollfd], atMost seconds: TimeInterval?
  ) -> Wake {
    let own = descriptors.count
    var all = descriptors + [pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)] + others
    let untilTimer = max(0, timers.timeIntervalSinceNow)
    let limit = min(Self.longestSleep, untilTimer, seconds ?? .infinity)
    // Rounded up, so that deadlines have passed afterwards.
    let count = poll(&all, nfds_t(all.count), CInt(bounding: (limit * 1000).rounded(.up)))
    wakeCount += 1
    for index in 0..<own { descriptors[index].revents = all[index].revents }
    var wake: Wake = []
    if all[own].revents != 0 || timers <= Date() { wake.insert(.client) }
    if descriptors.contains(where: { $0.revents != 0 }) { wake.insert(.descriptor) }
    if count == 0, limit == Self.longestSleep { wake.insert(.rest) }
    return wake
  }

  private func isReadable(_ descriptor: CInt) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, 0) > 0
  }
}
