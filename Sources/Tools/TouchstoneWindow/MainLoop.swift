import CLibGTK
import Dispatch
import Foundation
import GestureCore

/// Runs the main thread's work: the main queue, `RunLoop.main` with its timers, and GLib's loop. One call of `poll` waits for
/// all their descriptors.
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
  private let context = g_main_context_default()
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

  /// Handles the window system's events.
  func runWindowWork() {
    var passes = 0
    while passes < 1000, g_main_context_iteration(context, 0) != 0 { passes += 1 }
  }

  /// Sleeps until there is work.
  /// - Parameters:
  ///   - descriptors: the caller's descriptors; `revents` is set on return.
  ///   - seconds: the timeout; `nil` for none.
  func sleep(_ descriptors: inout [pollfd], atMost seconds: TimeInterval?) -> Wake {
    var timeout = CInt(-1)
    let own = descriptors.count
    var all = descriptors + [pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)]
    guard addWindowDescriptors(to: &all, &timeout) else { return [] }
    let untilTimer = max(0, timers.timeIntervalSinceNow)
    var limit = min(Self.longestSleep, untilTimer, seconds ?? .infinity)
    if timeout >= 0 { limit = min(limit, TimeInterval(timeout) / 1000) }
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

  /// Adds GLib's descriptors; returns whether GLib has nothing to do at once.
  private func addWindowDescriptors(to all: inout [pollfd], _ timeout: inout CInt) -> Bool {
    guard g_main_context_acquire(context) != 0 else { return true }
    defer { g_main_context_release(context) }
    var priority = CInt(0)
    if g_main_context_prepare(context, &priority) != 0 { return false }
    var found = [GPollFD](repeating: GPollFD(), count: 16)
    var count = g_main_context_query(context, priority, &timeout, &found, CInt(found.count))
    if count > found.count {
      found = [GPollFD](repeating: GPollFD(), count: Int(count))
      count = g_main_context_query(context, priority, &timeout, &found, count)
    }
    for each in found.prefix(Int(count)) {
      all.append(pollfd(fd: each.fd, events: Int16(bitPattern: each.events), revents: 0))
    }
    return true
  }

  private func isReadable(_ descriptor: CInt) -> Bool {
    var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&one, 1, 0) > 0
  }
}
