import CLibGTK
import Dispatch
import Foundation
import GestureCore

/// The main thread's work: the main queue, `RunLoop.main` with its timers, and GLib's loop, which wait for all their
/// descriptors in one call of `poll`.
///
/// A block that another thread gives to `RunLoop.main.perform` has no descriptor that can be waited for. It runs at
/// the next wake, at the latest after `longestSleep`.
final class MainLoop {
  /// Why a sleep has ended.
  struct Wake: OptionSet {
    let rawValue: Int
    /// The main queue has work, or a timer is due: client code runs next.
    static let client = Wake(rawValue: 1)
    /// A descriptor of the caller is readable.
    static let descriptor = Wake(rawValue: 2)
    /// Nothing has happened for the longest time.
    static let rest = Wake(rawValue: 4)
  }

  /// In seconds.
  static let longestSleep: TimeInterval = 1

  /// How often it has woken.
  private(set) var wakeCount = 0
  private let context = g_main_context_default()
  private let mainQueue = _dispatch_get_main_queue_handle_4CF()
  private var timers = Date.distantFuture

  /// Runs timers that are due and what the main queue has.
  func runClientWork() {
    var passes = 0
    repeat {
      timers = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
      passes += 1
    } while passes < 100 && (isReadable(mainQueue) || timers <= Date())
  }

  /// Handles what the window system has sent.
  func runWindowWork() {
    var passes = 0
    while passes < 1000, g_main_context_iteration(context, 0) != 0 { passes += 1 }
  }

  /// Sleeps until there is work.
  /// - Parameters:
  ///   - descriptors: of the caller; those that are readable are marked.
  ///   - seconds: how long at most, or `nil`.
  func sleep(_ descriptors: inout [pollfd], atMost seconds: TimeInterval?) -> Wake {
    var timeout = CInt(-1)
    let own = descriptors.count
    var all = descriptors + [pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0)]
    guard addWindowDescriptors(to: &all, &timeout) else { return [] }
    let untilTimer = max(0, timers.timeIntervalSinceNow)
    var limit = min(Self.longestSleep, untilTimer, seconds ?? .infinity)
    if timeout >= 0 { limit = min(limit, TimeInterval(timeout) / 1000) }
    // Rounded up, so that what is waited for is due afterwards.
    let count = poll(&all, nfds_t(all.count), CInt(bounding: (limit * 1000).rounded(.up)))
    wakeCount += 1
    for index in 0..<own { descriptors[index].revents = all[index].revents }
    var wake: Wake = []
    if all[own].revents != 0 || timers <= Date() { wake.insert(.client) }
    if descriptors.contains(where: { $0.revents != 0 }) { wake.insert(.descriptor) }
    if count == 0, limit == Self.longestSleep { wake.insert(.rest) }
    return wake
  }

  /// Adds what GLib waits for; returns whether it has to wait.
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
