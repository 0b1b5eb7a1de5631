import Foundation
import GestureCore
import Synchronization

/// The input's clock, for code that sleeps: `try await system.clock.sleep(for: .seconds(0.3))`.
///
/// It stands still between frames, so that a test or a replay decides when a sleep is over. A sleep
/// that main-actor code asks for is entered at once, before the next frame; one that is asked for from
/// elsewhere has to come over first, and when that happens is not known (`strangeSleeps`).
nonisolated public final class TouchClock: Clock {
  /// A moment of the input's clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The moment, on the scene's own clock.
    public var timestamp: Timestamp

    /// Makes an instant of a moment of the scene.
    public init(_ timestamp: Timestamp) { self.timestamp = timestamp }

    /// The instant that much later.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflow) = timestamp.nanoseconds.addingReportingOverflow(duration.nanoseconds)
      let end: Int64 = duration < .zero ? .min : .max
      return Instant(Timestamp(nanoseconds: overflow ? end : sum))
    }

    /// The duration until another instant; negative if that is earlier.
    public func duration(to other: Instant) -> Duration {
      let (step, overflow) = other.timestamp.nanoseconds.subtractingReportingOverflow(
        timestamp.nanoseconds)
      return overflow
        ? .seconds(other.timestamp.seconds - timestamp.seconds) : .nanoseconds(step)
    }

    public static func < (left: Instant, right: Instant) -> Bool {
      left.timestamp < right.timestamp
    }
  }

  private let moment = Mutex(Timestamp.zero)
  private let sleeps: TouchSleeps

  @MainActor init(_ system: TouchSystem) {
    sleeps = TouchSleeps(system)
    show(system.now)
  }

  /// The time of the input that was handled last.
  public var now: Instant { Instant(moment.withLock(\.self)) }

  /// The shortest time that it can distinguish: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of sleeps in progress.
  @MainActor public var sleeperCount: Int { sleeps.count }

  /// How many sleeps were asked for from outside of the main actor, ever: by code that runs elsewhere,
  /// and by generic code that knows the clock only as some `Clock`, as `Task.sleep(for:clock:)` does.
  @MainActor public var strangeSleeps: Int { sleeps.strangeCount }

  /// Grows whenever a sleep begins or ends.
  @MainActor package var changeCount: Int { sleeps.changeCount }

  /// Sleeps until a moment; throws `CancellationError` when the task is cancelled or the scene goes.
  nonisolated(nonsending) public func sleep(
    until deadline: Instant, tolerance: Duration? = nil
  ) async throws {
    let isStrange = Self.isElsewhere(#isolation)
    try await sleeps.sleep(until: deadline.timestamp, isStrange: isStrange)
  }

  /// Sleeps for a time.
  nonisolated(nonsending) public func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  // Compared in place, Swift 6.3.1 with optimization makes code that its own verifier refuses.
  @inline(never)
  private static func isElsewhere(_ actor: (any Actor)?) -> Bool { actor !== MainActor.shared }

  @MainActor func show(_ time: Timestamp) { moment.withLock { $0 = time } }

  @MainActor func wakeAll() { sleeps.wakeAll() }
}

/// The sleeps of one clock.
final class TouchSleeps {
  private struct Sleep {
    var continuation: CheckedContinuation<Void, any Error>
    var work: ScheduledWork
  }

  private weak let system: TouchSystem?
  private var sleeps: [Int: Sleep] = [:]
  private var last = 0
  private(set) var strangeCount = 0
  private(set) var changeCount = 0

  init(_ system: TouchSystem) { self.system = system }

  var count: Int { sleeps.count }

  func sleep(until time: Timestamp, isStrange: Bool) async throws {
    if isStrange { strangeCount += 1 }
    changeCount += 1
    try Task.checkCancellation()
    last += 1
    let number = last
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        enter(continuation, number, until: time)
      }
    } onCancel: {
      Task { @MainActor [weak self] in self?.cancel(number) }
    }
  }

  /// Sleeping tasks must not keep the system alive: it wakes them when it goes.
  private func enter(
    _ continuation: CheckedContinuation<Void, any Error>, _ number: Int, until time: Timestamp
  ) {
    guard let system else { return continuation.resume(throwing: CancellationError()) }
    let work = system.schedule(at: time) { [weak self] in self?.wake(number) }
    sleeps[number] = Sleep(continuation: continuation, work: work)
  }

  func wakeAll() {
    for number in sleeps.keys.sorted() { cancel(number) }
  }

  private func wake(_ number: Int) {
    changeCount += 1
    sleeps.removeValue(forKey: number)?.continuation.resume()
  }

  private func cancel(_ number: Int) {
    changeCount += 1
    guard let sleep = sleeps.removeValue(forKey: number) else { return }
    sleep.work.cancel()
    sleep.continuation.resume(throwing: CancellationError())
  }
}

extension Duration {
  /// Whole nanoseconds, held inside the representable range.
  nonisolated fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? .min : .max }
    let (sum, tooMuch) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return tooMuch ? (seconds < 0 ? .min : .max) : sum
  }
}
