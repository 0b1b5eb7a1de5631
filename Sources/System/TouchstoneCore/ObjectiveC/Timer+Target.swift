import Foundation

extension Timer {
  /// A timer that calls a method of a target, which it keeps alive until it is invalidated.
  ///
  /// It goes by the clock of the target's scene, so that a test moves it; there is no run loop that it
  /// would have to be added to.
  @preconcurrency public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = TargetTimer(ti, aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
    timer.schedule()
    return timer
  }
}

/// A timer that sends a message by the clock of a scene.
private nonisolated final class TargetTimer: Timer {
  private let course: TimerCourse
  private let info: Any?

  @MainActor init(
    _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?,
    repeats: Bool
  ) {
    course = TimerCourse(
      target: target, selector: selector, interval: max(interval, 0.0001), goesOn: repeats)
    self.info = info
    super.init(fire: .distantFuture, interval: interval, repeats: repeats, block: { _ in })
  }

  @MainActor func schedule() { course.schedule(self) }

  override func fire() {
    let course = course
    MainActor.assumeIsolated { course.fire() }
  }

  override func invalidate() {
    let course = course
    MainActor.assumeIsolated { course.stop() }
  }

  override var isValid: Bool {
    let course = course
    return MainActor.assumeIsolated { course.isValid }
  }
  override var userInfo: Any? { info }
  override var timeInterval: TimeInterval { course.goesOn ? course.interval : 0 }
}

/// What a timer still has to do; it keeps timer and target until that is over.
private final class TimerCourse {
  nonisolated let interval: TimeInterval
  nonisolated let goesOn: Bool
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?
  private var next: MessageLater?
  private(set) var isValid = true

  init(target: AnyObject, selector: Selector, interval: TimeInterval, goesOn: Bool) {
    self.target = target
    self.selector = selector
    self.interval = interval
    self.goesOn = goesOn
  }

  func schedule(_ timer: Timer) {
    self.timer = timer
    next = MessageLater(for: target, after: interval) {
      self.fire()
      if self.isValid { self.schedule(timer) }
    }
  }

  func fire() {
    guard isValid, let timer else { return }
    if !goesOn { stop() }
    _ = selector.send(to: target, from: timer, for: nil)
  }

  func stop() {
    isValid = false
    next?.cancel()
    next = nil
    timer = nil
  }
}
