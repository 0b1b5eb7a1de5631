import Foundation
import GestureCore
import Touchstone

/// Plays input that comes now: sleeps until the next frame or the next deadline, then knocks.
///
/// This is the only place that reads a clock. Frames keep the times that their source gave them, and
/// deadlines run at their own, so that what happens is what a replay of the same input does.
@MainActor public final class LiveTouches {
  /// How long a deadline waits for input that came before it and is still on its way. It is too short
  /// to notice, and a lift just before a long press's time stays one.
  public static let patience: TimeInterval = 0.004

  /// The monotonic clock, and how it is slept by it.
  struct Clock {
    var now: () -> Timestamp = LiveTouches.readClock
    /// Sleeps until a descriptor is readable or the time has come.
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

  /// Whether any source may still send something.
  public var isListening: Bool { !channels.isEmpty }
  /// Now, by the clock of the sources' origins.
  public var now: Timestamp { clock.now() }

  private let clock: Clock
  private var channels: [Channel] = []
  private var watches: [Watch] = []

  /// Makes a player without sources, on the clock of the machine.
  public convenience init() { self.init(clock: Clock()) }

  init(clock: Clock) { self.clock = clock }

  /// Makes a player that sleeps as another loop does, which shares its thread.
  /// - Parameter sleep: returns when a descriptor is readable, when the time has come, or when frames are there.
  package convenience init(sleep: @escaping (inout [pollfd], Timestamp?) -> Void) {
    self.init(clock: Clock(sleep: sleep))
  }

  /// Plays a source to a system. Deadlines wait for late input for `patience` (seconds). `receive`
  /// stands between them, if it is there, and must hand the frames on.
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

  /// Does something whenever a descriptor is readable.
  public func watch(_ descriptor: Int32, _ work: @escaping () -> Void) {
    watches.append(Watch(descriptor: descriptor, work: work))
  }

  /// Sleeps until something happens, `limit` at the latest (by the monotonic clock), and lets it
  /// happen. Sources that are over are released when nothing waits for their time to pass any more.
  public func step(until limit: Timestamp? = nil) {
    // What is over would always be readable; a negative number is passed over.
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

  /// Handles the input that is there, and the deadlines that are due, without sleeping.
  package func handleDue() {
    let now = clock.now()
    for channel in channels { knock(channel, at: now) }
  }

  /// Plays until every source is over.
  public func run() {
    while isListening { step() }
  }

  // MARK: - Private

  /// When the next deadline of a channel is due, by the clock.
  private func wakeTime(of channel: Channel) -> Timestamp? {
    guard let origin = channel.source.origin, let due = channel.system.nextDeadline else {
      return nil
    }
    return origin.advanced(by: due.seconds + channel.patience)
  }

  /// Hands in what has come, then what is due without it.
  private func knock(_ channel: Channel, at now: Timestamp) {
    let system = channel.system
    for var frame in channel.source.takeFrames(at: now) {
      // Something that was on its way for longer than anyone waits still happened.
      frame.delay(until: system.now)
      channel.receive(frame)
    }
    while let wake = wakeTime(of: channel), wake <= now, let due = system.nextDeadline {
      system.advance(to: due)
      // A deadline that asks for another at once must not keep input out.
      if due == system.nextDeadline { break }
    }
  }

  /// Now, by the clock of the machine.
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
    // A signal ends the sleep too: the code that waits for it wants to know.
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
