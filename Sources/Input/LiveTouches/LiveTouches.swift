import Foundation
import GestureCore
import Touchstone

/// Plays live input: sleeps until the next frame or deadline, then advances the system.
///
/// Only this class reads a clock. Frames keep their source's times, and deadlines run at their own times, so that a replay of
/// the same input has the same results.
@MainActor public final class LiveTouches {
  /// Seconds that a deadline waits for earlier input that is still on its way. The wait is too short to notice, and it keeps a
  /// lift just before a long press's deadline in order.
  public static let patience: TimeInterval = 0.004

  /// The monotonic clock and its way of sleeping.
  struct Clock {
    var now: () -> Timestamp = LiveTouches.readClock
    /// Sleeps until a descriptor is readable or the time is reached.
    var sleep: (inout [pollfd], Timestamp?) -> Void = LiveTouches.sleep
  }

  private struct Channel {
    var source: any InputSource
    var system: TouchSystem
    var patience: TimeInterval
    var receive: (InputFrame) -> Void
  }

  private struct Watch {
    var descriptor: Int32
    var work: () -> Void
  }

  /// Whether a source may still deliver input.
  public var isListening: Bool { !channels.isEmpty }
  /// The current time of the monotonic clock.
  public var now: Timestamp { clock.now() }

  private let clock: Clock
  private var channels: [Channel] = []
  private var watches: [Watch] = []

  /// Creates a player without sources, on the machine's monotonic clock.
  public convenience init() { self.init(clock: Clock()) }

  init(clock: Clock) { self.clock = clock }

  /// Creates a player that sleeps in another loop on the same thread.
  /// - Parameter sleep: returns when a descriptor is readable, the time is reached, or frames are available.
  package convenience init(sleep: @escaping (inout [pollfd], Timestamp?) -> Void) {
    self.init(clock: Clock(sleep: sleep))
  }

  /// Plays a source to a system. Deadlines wait `patience` seconds for late input. If `receive` is given, it gets each frame
  /// and must pass it to the system.
  public func add(
    _ source: any InputSource, to system: TouchSystem,
    patience: TimeInterval = LiveTouches.patience, receive: ((InputFrame) -> Void)? = nil
  ) {
    channels.append(
      Channel(
        source: source, system: system, patience: patience,
        receive: receive ?? { system.receive($0) }))
  }

  /// Stops listening to a source.
  public func remove(_ source: any InputSource) {
    channels.removeAll { $0.source === source }
  }

  /// Calls `work` whenever the descriptor is readable.
  public func watch(_ descriptor: Int32, _ work: @escaping () -> Void) {
    watches.append(Watch(descriptor: descriptor, work: work))
  }

  /// Sleeps until something happens, but not longer than `limit` (time of the monotonic clock), and handles it. A source that
  /// has ended is released when no deadline of its system is pending.
  public func step(until limit: Timestamp? = nil) {
    // A closed source would always be readable; `poll` ignores negative descriptors.
    let sources = channels.map { $0.source.isOver ? -1 : $0.source.descriptor }
    var descriptors = (sources + watches.map(\.descriptor)).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let wake = ([limit] + channels.map { wakeTime(of: $0) }).compactMap { $0 }.min()
    clock.sleep(&descriptors, wake)
    handleDue()
    let ready = Set(descriptors.filter { $0.revents != 0 }.map(\.fd))
    for watch in watches where ready.contains(watch.descriptor) { watch.work() }
    channels.removeAll { $0.source.isOver && $0.system.nextDeadline == nil }
  }

  /// Handles available input and deadlines that are due, without sleeping.
  package func handleDue() {
    let now = clock.now()
    for channel in channels { knock(channel, at: now) }
  }

  /// Plays until all sources have ended.
  public func run() {
    while isListening { step() }
  }

  // MARK: - Private

  /// The time of a channel's next deadline on the monotonic clock; `nil` if there is none.
  private func wakeTime(of channel: Channel) -> Timestamp? {
    guard let origin = channel.source.origin, let due = channel.system.nextDeadline else {
      return nil
    }
    return origin.advanced(by: due.seconds + channel.patience)
  }

  /// Delivers the available input, then runs the deadlines that are due.
  private func knock(_ channel: Channel, at now: Timestamp) {
    let system = channel.system
    for var frame in channel.source.takeFrames(at: now) {
      // Late input is delivered at the system's present time.
      frame.delay(until: system.now)
      channel.receive(frame)
    }
    while let wake = wakeTime(of: channel), wake <= now, let due = system.nextDeadline {
      system.advance(to: due)
      // A deadline that sets another one at the same time must not block input.
      if due == system.nextDeadline { break }
    }
  }

  /// The time of the monotonic clock.
  nonisolated package static func readClock() -> Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  nonisolated private static func sleep(_ descriptors: inout [pollfd], until wake: Timestamp?) {
    var milliseconds: Int32 = -1
    if let wake {
      let left = wake.nanoseconds - readClock().nanoseconds
      milliseconds = Int32(clamping: max(left, 0) / 1_000_000 + (left > 0 ? 1 : 0))
    }
    // A signal also ends the sleep, because its handler may have changed something.
    _ = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
  }
}

extension InputFrame {
  /// Moves the frame to a later time, if it is earlier.
  fileprivate mutating func delay(until moment: Timestamp) {
    guard time < moment else { return }
    time = moment
    for index in contacts.indices {
      contacts[index].sample.time = max(contacts[index].sample.time, moment)
    }
  }
}
