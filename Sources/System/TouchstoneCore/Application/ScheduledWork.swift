import Foundation
import GestureCore

/// Work that waits for a moment of a system's clock; it is done unless cancelled before.
@preconcurrency @MainActor
public final class ScheduledWork {
  private weak var system: TouchSystem?
  private var token: DeadlineQueue.Token?
  private let work: @MainActor () -> Void

  fileprivate init(
    in system: TouchSystem, at time: Timestamp, _ work: @escaping @MainActor () -> Void
  ) {
    self.system = system
    self.work = work
    token = system.engine.addDeadline(of: .scheduled(self), at: max(time, system.now))
  }

  nonisolated deinit {}

  /// Whether it is still to be done.
  public var isPending: Bool { token != nil }

  func perform() {
    token = nil
    work()
  }

  /// Waits for another moment with the same closure, so that work which repeats allocates nothing.
  package func reschedule(at time: Timestamp) {
    cancel()
    guard let system else { return }
    token = system.engine.addDeadline(of: .scheduled(self), at: max(time, system.now))
  }

  /// Takes the work back. Nothing happens if it was done already.
  public func cancel() {
    guard let token else { return }
    self.token = nil
    system?.engine.removeDeadline(token)
  }
}

extension TouchSystem {
  /// Does something at a moment of the input's clock, or at the next if that moment has passed. Work
  /// of one moment is done in the order in which it was asked for.
  @discardableResult
  public func schedule(
    at time: Timestamp, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    ScheduledWork(in: self, at: time, work)
  }

  /// Does something that many seconds from now on the input's clock.
  @discardableResult
  public func schedule(
    after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    schedule(at: now.advanced(by: seconds), work)
  }
}
