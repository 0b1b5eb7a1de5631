import Foundation
import GestureCore

extension UIViewPropertyAnimator {
  var now: Timestamp { run?.now ?? .zero }

  /// The run of an active animator, which uses the clock of the first system in which something changes.
  func run(in system: TouchSystem) -> AnimationRun? {
    if let run, run.system == nil {
      run.join(system)
      lastSystem = system
    }
    return run?.system === system ? run : nil
  }

  // MARK: - Becoming active

  private func activate() {
    let curve = timingParameters?.curve(lasting: duration) ?? .linear
    var course = AnimatorCourse(curve: curve, duration: duration, isReversed: isTurned)
    course.scrubsLinearly = scrubsLinearly
    run = AnimationRun(course: course, allowsTouches: isUserInteractionEnabled)
    state = .active
    let closures = waiting
    waiting = []
    for closure in closures { collect(closure.animations, start: closure.delayFactor) }
  }

  private func collect(_ animations: () -> Void, start: Double) {
    AnimationBlock(
      duration: duration, options: [], pace: .shared(AnimatorShare(start: start)), animator: self
    ).collect(animations)
  }

  func add(_ animations: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor.isFinite ? max(0, min(delayFactor, 1)) : 0
    switch state {
    case .inactive:
      waiting.append((animations, factor))
    case .active:
      let gone = max(0, min(run?.course?.phase(at: now).x ?? 0, 1))
      collect(animations, start: gone + (1 - gone) * factor)
    case .stopped:
      complain("was given animations")
    }
  }

  // MARK: - Driving

  func start(after delay: TimeInterval) {
    guard state != .stopped else { return complain("was started") }
    if state == .inactive { activate() }
    guard !isRunning else { return }
    run?.course?.run(from: now, delay: delay)
    awaitEnd()
  }

  func hold() {
    guard mayInterrupt("was paused") else { return }
    if state == .inactive { activate() }
    deadline?.cancel()
    run?.course?.hold(at: now)
  }

  func scrub(to fraction: CGFloat) {
    guard mayInterrupt("was given a fraction") else { return }
    if state == .inactive { activate() }
    if scrubsLinearly { layOpen() }
    run?.course?.scrub(to: fraction, at: now)
    if isRunning { awaitEnd() }
  }

  func turn() {
    guard mayInterrupt("was reversed") else { return }
    isTurned.toggle()
    run?.course?.reverse(at: now)
    if isRunning { awaitEnd() }
  }

  func goOn(along parameters: (any UITimingCurveProvider)?, factor: CGFloat) {
    guard mayInterrupt("was continued") else { return }
    guard state == .active, !isRunning else {
      return complain("was continued without having been paused")
    }
    layOpen()
    guard let course = run?.course else { return }
    let lasting = parameters?.ownDuration ?? course.remainingSeconds(at: now, factor: factor)
    run?.course?.resume(from: now, along: parameters?.curve(lasting: lasting), lasting: lasting)
    awaitEnd()
  }

  /// Makes the changes depend on a position, for scrubbing or another curve; each keeps its current value.
  private func layOpen() {
    guard let run, let course = run.course, !course.isPositionBased else { return }
    for change in run.changes {
      guard case .shared(var share) = change.pace else { continue }
      share.setAnchor(in: course, at: now)
      change.pace = .shared(share)
    }
    run.course?.becomePositionBased(at: now)
  }

  // MARK: - The end

  /// Schedules the end; the schedule retains the animator. If nothing in a scene was changed, there is no clock, and the
  /// animation ends immediately.
  private func awaitEnd() {
    deadline?.cancel()
    guard let run, let end = run.course?.end else { return }
    guard let system = run.system else { return reachEnd() }
    deadline = system.schedule(at: end) { self.reachEnd() }
  }

  private func reachEnd() {
    deadline = nil
    let end = run?.course?.end ?? now
    run?.course?.hold(at: end)
    guard !pausesOnCompletion else { return }
    let changes = run?.changes ?? []
    close()
    let position = isTurned ? UIViewAnimatingPosition.start : .end
    if isTurned { leave(changes, at: .start) }
    becomeInactive(at: position)
  }

  func stop(_ withoutFinishing: Bool) {
    if state == .stopped, withoutFinishing { return becomeInactive(at: nil) }
    guard state == .active, mayInterrupt("was stopped") else { return }
    let changes = run?.changes ?? []
    leaveAsShown(changes)
    close()
    stoppedChanges = changes
    state = .stopped
    if withoutFinishing { becomeInactive(at: nil) }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return complain("was finished without having been stopped")
    }
    leave(stoppedChanges, at: position)
    becomeInactive(at: position)
  }

  private func close() {
    deadline?.cancel()
    deadline = nil
    run?.close()
    run = nil
  }

  private func becomeInactive(at position: UIViewAnimatingPosition?) {
    stoppedChanges = []
    state = .inactive
    let heard = completions
    completions = []
    guard let position else { return }
    for completion in heard { completion(position) }
  }

  // MARK: - Values

  /// Sets the values of the start or the end.
  private func leave(_ changes: [PropertyAnimation], at position: UIViewAnimatingPosition) {
    guard position != .current else { return }
    set(changes) { _, alike in position == .start ? alike.first?.old : alike.last?.new }
  }

  /// Sets the values that the views show, as far as they come from this animator.
  private func leaveAsShown(_ changes: [PropertyAnimation]) {
    set(changes) { view, alike in
      let remainder = alike.reduce(SIMD8<Double>.zero) { $0 + $1.remainder }
      return alike.first.map { view.value(of: $0.property, with: remainder) }
    }
  }

  /// Sets each property once, in the order of the changes. All values are read before the first is set, since a superview's
  /// size moves its subviews.
  private func set(
    _ changes: [PropertyAnimation],
    _ choose: (UIView, [PropertyAnimation]) -> AnimatedValue?
  ) {
    var rest = changes
    var values: [(UIView, AnimatedValue)] = []
    while let first = rest.first {
      let isAlike = { (other: PropertyAnimation) in
        other.view === first.view && other.property == first.property
      }
      if let view = first.view, let value = choose(view, rest.filter(isAlike)) {
        values.append((view, value))
      }
      rest.removeAll(where: isAlike)
    }
    for (view, value) in values { view.take(value) }
  }

  // MARK: - Errors

  private func mayInterrupt(_ attempt: String) -> Bool {
    guard state != .stopped else {
      complain(attempt)
      return false
    }
    guard isInterruptible || state == .inactive else {
      complain("\(attempt), but is not interruptible")
      return false
    }
    return true
  }

  private func complain(_ attempt: String) {
    let words = "an animator that is \(Self.spell(state)) \(attempt)"
    lastSystem?.record(.diagnostic(words))
  }

  static func spell(_ state: UIViewAnimatingState) -> String {
    switch state {
    case .inactive: "inactive"
    case .active: "active"
    case .stopped: "stopped"
    }
  }
}
