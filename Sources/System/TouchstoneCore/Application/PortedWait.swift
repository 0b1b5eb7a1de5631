import Dispatch
import Foundation
import GestureCore

/// Waits of ported tests. The clocks of all scenes of a test go on while it waits, so that a wait for an animation
/// takes milliseconds.
///
/// Other tests of the process may be waiting as well, and have clocks of their own: the scenes of a test are those that
/// its task has made, and those that were made outside of tasks, as by a launch.
///
/// What is due meanwhile happens at its own time, one after another. If nothing is due, other queues and tasks
/// work for real.
@preconcurrency @MainActor
public enum PortedWait {
  /// Waits as `body` does, with the clocks going on by as many seconds at most.
  public static func during<Result>(
    _ seconds: TimeInterval, _ body: () throws -> Result
  ) rethrows -> Result {
    let pump = Pump(seconds)
    pump.begin()
    defer { pump.end() }
    return try body()
  }

  /// Waits as `body` does, with the clocks going on by as many seconds at most.
  public static func during<Result>(
    _ seconds: TimeInterval, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let pump = Pump(seconds)
    pump.begin()
    defer { pump.end() }
    return try await body()
  }

  /// What `RunLoop.main.run(until:)` is in a test: all that is due until then has happened.
  public static func run(until date: Date) {
    let pump = Pump(date.timeIntervalSinceNow)
    repeat { RunLoop.main.run(until: Date()) } while pump.step()
    pump.finish()
    RunLoop.main.run(until: Date())
  }

  /// What `Task.sleep` is in a test.
  public static func sleep(for duration: Duration) async throws {
    let seconds =
      TimeInterval(duration.components.seconds) + TimeInterval(duration.components.attoseconds)
      / 1e18
    let pump = Pump(seconds)
    repeat { await Task.yield() } while pump.step()
    pump.finish()
    // What was begun by the last of it.
    for _ in 0..<10 { await Task.yield() }
    try Task.checkCancellation()
  }

  /// What `Task.sleep` is in a test.
  public static func sleep(nanoseconds: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  /// Moves the clocks from one due time to the next.
  private final class Pump {
    private let seconds: TimeInterval
    /// The task that waits.
    private let task = withUnsafeCurrentTask { $0?.hashValue }
    /// Until when each clock may go.
    private var limits: [ObjectIdentifier: Timestamp] = [:]
    /// Clocks that do not get past a time, because what is due then makes itself due again. They go on with `finish`.
    private var stuck: Set<ObjectIdentifier> = []
    private var isOver = false

    init(_ seconds: TimeInterval) {
      self.seconds = max(0, seconds)
      for system in systems { _ = limit(of: system) }
    }

    private var systems: [TouchSystem] {
      let all = UIApplication.shared.connectedInOrder
      if all.isEmpty { return [UIWindowScene.standIn.touchSystem] }
      let own = all.filter { $0.makingTask == nil || $0.makingTask == task }
      return (own.isEmpty ? all : own).map(\.touchSystem)
    }

    private func limit(of system: TouchSystem) -> Timestamp {
      if let known = limits[ObjectIdentifier(system)] { return known }
      let limit = Timestamp(seconds: system.now.seconds + seconds)
      limits[ObjectIdentifier(system)] = limit
      return limit
    }

    /// Moves the clock whose time is due first; `false` if none is.
    func step() -> Bool {
      let due = systems.compactMap { system in
        system.nextDeadline.flatMap { time in
          time <= limit(of: system) && !stuck.contains(ObjectIdentifier(system))
            ? (system: system, time: time, left: limit(of: system).seconds - time.seconds) : nil
        }
      }
      guard let next = due.max(by: { $0.left < $1.left }) else { return false }
      next.system.advance(to: next.time)
      if let time = next.system.nextDeadline, time <= next.time {
        stuck.insert(ObjectIdentifier(next.system))
      }
      return true
    }

    func finish() {
      for system in systems { system.advance(to: limit(of: system)) }
    }

    func begin() {
      guard !isOver else { return }
      if step() {
        DispatchQueue.main.async { self.begin() }
      } else {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { self.begin() }
      }
    }

    func end() { isOver = true }
  }
}
