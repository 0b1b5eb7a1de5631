import Dispatch
import Foundation

/// Work for later on the clock of a scene, for ported sources that use `DispatchQueue.main.asyncAfter`.
///
/// The scene is the one whose input is being handled, else that of the view, recognizer or controller
/// involved, else the one that had input last. Without any scene the work waits for the first.
@preconcurrency @MainActor public struct SceneQueue {
  /// A time from now, as `.now() + 0.3`.
  public struct Delay: Sendable {
    let seconds: TimeInterval

    /// No delay; what is added is from now.
    public static func now() -> Delay { Delay(seconds: 0) }

    /// A delay that is longer by that many seconds.
    public static func + (delay: Delay, seconds: TimeInterval) -> Delay {
      Delay(seconds: delay.seconds + seconds)
    }

    /// A delay that is shorter by that many seconds.
    public static func - (delay: Delay, seconds: TimeInterval) -> Delay { delay + -seconds }

    /// A delay that is longer by that interval.
    public static func + (delay: Delay, interval: DispatchTimeInterval) -> Delay {
      switch interval {
      case .seconds(let count): delay + TimeInterval(count)
      case .milliseconds(let count): delay + TimeInterval(count) / 1e3
      case .microseconds(let count): delay + TimeInterval(count) / 1e6
      case .nanoseconds(let count): delay + TimeInterval(count) / 1e9
      default: Delay(seconds: .infinity)
      }
    }
  }

  private let object: AnyObject?

  /// - Parameter object: the object that asks.
  public init(near object: Any?) { self.object = object.map { $0 as AnyObject } }

  /// Does the work after the delay; one without end does nothing.
  public func asyncAfter(deadline: Delay, execute work: @escaping @MainActor () -> Void) {
    guard deadline.seconds.isFinite else { return }
    TouchSystem.whenInCharge(of: object) { _ = $0.schedule(after: deadline.seconds, work) }
  }

  /// Does the item after the delay, unless it was cancelled by then.
  public func asyncAfter(deadline: Delay, execute work: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { if !work.isCancelled { work.perform() } }
  }

  // MARK: Sleeping

  /// What ported sources have for `Task.sleep`.
  public func sleep(for duration: Duration) async throws {
    let system = await withCheckedContinuation { found in
      TouchSystem.whenInCharge(of: object) { found.resume(returning: $0) }
    }
    try await system.clock.sleep(for: duration)
  }

  /// Waits for that many nanoseconds of the scene.
  public func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}
