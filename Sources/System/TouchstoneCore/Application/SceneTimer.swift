import Foundation

/// What ported sources have for Foundation's `Timer`: it fires by the clock of a scene, as
/// `SceneQueue` finds it.
@preconcurrency @MainActor
public final class SceneTimer {
  /// The time from one firing to the next, in seconds.
  public let timeInterval: TimeInterval
  /// The information that was passed to the initializer.
  public let userInfo: Any?
  /// Of no account: the clock is exact.
  public var tolerance: TimeInterval = 0
  /// Whether it will still fire.
  public private(set) var isValid = true
  /// When it fires next, by the machine's calendar.
  public private(set) var fireDate = Date.distantFuture
  private let repeats: Bool
  private let block: @MainActor (SceneTimer) -> Void
  /// Which of the times that it was set; those before do not count.
  private var setting = 0

  /// A timer that is not set yet; `RunLoop.main.add(timer, forMode: .common)` does that.
  public init(
    timeInterval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    block: @escaping @MainActor (SceneTimer) -> Void
  ) {
    self.timeInterval = max(timeInterval, Self.shortest)
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
  }

  /// A timer that is valid and never fires, as `Timer()` is.
  public convenience init() { self.init(timeInterval: 0, repeats: false) { _ in } }

  /// A timer that calls a method, and keeps its target until it is over.
  public convenience init(
    timeInterval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats, userInfo: userInfo) { timer in
      _ = selector.send(to: target, from: timer, for: nil)
    }
  }

  // MARK: Setting

  /// A timer that is set: it fires after the interval, and again if it repeats.
  @discardableResult
  public static func scheduledTimer(
    near object: Any?, withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (SceneTimer) -> Void
  ) -> SceneTimer {
    let timer = SceneTimer(timeInterval: interval, repeats: repeats, block: block)
    timer.set(near: object)
    return timer
  }

  /// A timer that is set, and calls a method; it keeps its target until it is over.
  @discardableResult
  public static func scheduledTimer(
    near object: Any?, timeInterval: TimeInterval, target: AnyObject, selector: Selector,
    userInfo: Any?, repeats: Bool
  ) -> SceneTimer {
    let timer = SceneTimer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.set(near: target)
    return timer
  }

  func set(near object: Any?) {
    setting += 1
    wait(near: object, setting)
  }

  /// Waits for one interval, and fires unless it was set anew or is over by then.
  private func wait(near object: Any?, _ own: Int) {
    fireDate = Date(timeIntervalSinceNow: timeInterval)
    TouchSystem.whenInCharge(of: object) { system in
      guard self.isValid, self.setting == own else { return }
      SceneQueue(near: system).asyncAfter(deadline: .now() + self.timeInterval) { [weak system] in
        guard self.isValid, self.setting == own else { return }
        self.block(self)
        guard self.isValid else { return }
        if self.repeats { self.wait(near: system, own) } else { self.invalidate() }
      }
    }
  }

  // MARK: Using

  /// Does what it does, at once.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Ends it: it does not fire any more.
  public func invalidate() {
    isValid = false
    fireDate = .distantFuture
  }

  /// As Foundation has it for an interval of nothing.
  private static let shortest: TimeInterval = 0.0001
}

extension RunLoop {
  /// Sets a ported timer.
  @MainActor public func add(_ timer: SceneTimer, forMode mode: RunLoop.Mode) {
    timer.set(near: nil)
  }
}
