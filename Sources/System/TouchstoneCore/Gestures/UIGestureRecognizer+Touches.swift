import Foundation
import GestureCore

extension UIGestureRecognizer {
  /// The engine of its attempt or, before there is one, of its view's window.
  @inline(__always)
  var engine: GestureEngine? { attempt.engine ?? engineOfView }

  var engineOfView: GestureEngine? { host?.window?.touchSystem?.engine }

  /// Whether the reasons of its states are traced.
  var isTraced: Bool {
    if let engine = attempt.seat?.engine { return engine.with { $0.isTracing } }
    return engineOfView?.isTracing == true
  }

  var tuning: GestureTuning {
    if let engine = attempt.seat?.engine { return engine.with { $0.tuning } }
    return engineOfView?.tuning ?? GestureTuning()
  }

  /// Single limits, for code that runs at every movement: the whole value is not copied.
  @inline(__always)
  func tuned<Value>(_ value: (GestureTuning) -> Value) -> Value {
    if let engine = attempt.seat?.engine { return engine.with { value($0.tuning) } }
    return value(tuning)
  }

  @inline(__always) var now: Timestamp {
    if let engine = attempt.seat?.engine { return engine.with { $0.now } }
    return momentOfView
  }

  @inline(never)
  private var momentOfView: Timestamp { engineOfView?.now ?? .zero }

  /// The arithmetic mean of the touches, or its last value when none is left (REC-03, REC-09).
  var centroid: CGPoint {
    attempt.withDownGroup({ $0.list.isEmpty }) ? attempt.lastCentroid : cluster.centroid
  }

  /// The geometry of its touches, in scene space (REC-01). During the message about a lift the lifting touches still belong
  /// to it.
  @inline(__always) var cluster: TouchCluster {
    var cluster = TouchCluster()
    attempt.withDownGroup { $0.list.each { cluster.add($0.sceneLocation) } }
    return cluster
  }

  /// The geometry of the touches that have not lifted.
  var clusterLeft: TouchCluster {
    var cluster = TouchCluster()
    for touch in attempt.downTouches where !touch.hasLifted { cluster.add(touch.sceneLocation) }
    return cluster
  }

  /// The number of its touches that have not lifted. A touch that is cancelled in the same event has not: its message comes
  /// next (REC-10).
  var touchesLeft: Int {
    var count = 0
    attempt.withDownGroup { $0.list.each { if !$0.hasLifted { count += 1 } } }
    return count
  }

  /// Calls `body` with those of `touches` that are its own, in the order in which they began, until `body` returns
  /// `false`. `body` may change its touches.
  @inline(__always)
  func forEachOwn(of touches: Set<UITouch>, _ body: (UITouch) -> Bool) {
    var index = 0
    while let touch = attempt.withDownGroup({ $0.touch(at: index) }) {
      index += 1
      if !touch.with({ !touches.has($0) || body($0) }) { return }
    }
  }

  func ownsAny(of touches: Set<UITouch>) -> Bool {
    touches.contains { touch in attempt.withDownGroup { $0.has(touch) } }
  }

  /// Ignores those of `touches` that are not among its first `count` touches.
  func ignore(_ touches: Set<UITouch>, beyond count: Int, for event: UIEvent) {
    for touch in attempt.downTouches.dropFirst(count) where touches.has(touch) {
      ignore(touch, for: event)
    }
  }

  /// The response of every built-in recognizer to cancelled touches (REC-10).
  package func cancelOrFail() {
    setState(state.isUnderWay ? .cancelled : .failed, because: .touchesCancelled)
  }

  func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, let window = windowOfTouches {
      return window.with { $0.convertFromScene(point) }
    }
    return (view ?? host?.window)?.convertFromScene(point) ?? point
  }

  /// A displacement has no origin, so only the rotation and scale of the view matter (PAN-05).
  package func convertVectorFromScene(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, let window = windowOfTouches {
      return window.with { $0.convertVectorFromScene(vector) }
    }
    return (view ?? host?.window)?.convertVectorFromScene(vector) ?? vector
  }

  package func convertVectorToScene(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    if view == nil, let window = windowOfTouches {
      return window.with { $0.convertVectorToScene(vector) }
    }
    return (view ?? host?.window)?.convertVectorToScene(vector) ?? vector
  }

  /// The window of its touches during a pass, which they keep. A recognizer whose view leaves the window has no touches.
  @inline(__always)
  private var windowOfTouches: Unretained<UIWindow>? {
    guard let engine = attempt.seat?.engine, engine.with({ $0.isInPass }) else { return nil }
    return attempt.withDownGroup { $0.window }
  }

  // MARK: - Receiving touches

  func allows(_ type: UITouch.TouchType) -> Bool {
    // Only a client's class can have overridden the list.
    if isBuiltIn { return settings.allowedTypes?.contains(type.rawValue) ?? true }
    return allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// Adds a touch that it has received; the contest has it already.
  func addTouch(_ touch: UITouch, in engine: GestureEngine) {
    touch.addFollower(self)
    // Mostly it is the first touch, and all its receivers share one group.
    if attempt.withAllGroup({ $0.list.isEmpty }) {
      let group = engine.groups.group(of: touch)
      attempt.downGroup = group
      attempt.allGroup = group
      if attempt.touchType == nil { attempt.touchType = touch.touchType.rawValue }
      return
    }
    if attempt.withAllGroup({ $0.list.count % Self.touchesPerCheck == Self.touchesPerCheck - 1 }) {
      forgetFinishedTouches(in: engine)
    }
    let isWhole = attempt.allGroup === attempt.downGroup
    attempt.downGroup = engine.groups.group(attempt.downGroup, joinedBy: touch)
    attempt.allGroup =
      isWhole ? attempt.downGroup : engine.groups.group(attempt.allGroup, joinedBy: touch)
    if attempt.touchType == nil { attempt.touchType = touch.touchType.rawValue }
  }

  /// After so many touches of one attempt those are forgotten that have lifted and of which no view waits for a
  /// message. A palm may rest for hours while another finger taps, and no reset comes (STM-44).
  private static let touchesPerCheck = 32

  private func forgetFinishedTouches(in engine: GestureEngine) {
    // A lift that its window has yet to see has yet to be reported to the recognizer.
    let isFinished = { (touch: UITouch) in
      !touch.isDown && !engine.contest.inputs.isOpen(touch.input)
        && !engine.contest.inputs.awaitsWindow(touch.input)
    }
    let finished = attempt.allTouches.filter(isFinished)
    guard !finished.isEmpty, finished.count < attempt.allTouches.count else { return }
    attempt.allGroup = engine.groups.group(attempt.allGroup, without: isFinished)
    for touch in finished {
      touch.removeFollower(self)
      if let member = attempt.member { engine.contest.forget(touch.input, by: member) }
    }
  }

  /// Whether it has received the touch, and does not ignore it.
  func hasReceived(_ touch: UITouch) -> Bool { attempt.withAllGroup { $0.has(touch) } }
  func hasReceived(_ press: UIPress) -> Bool { attemptLists.presses.contains { $0 === press } }

  /// Touches that have lifted are part of the gesture, but do not count in its geometry any more (REC-07). The centroid of
  /// all touches that lift together is kept (REC-09).
  func removeLifted(where hasLifted: (UITouch) -> Bool) {
    attempt.seat?.engine.with { engine in
      let left = attempt.withDownGroup { engine.groups.group($0, without: hasLifted) }
      guard attempt.withDownGroup({ $0 !== left }) else { return }
      attempt.lastCentroid = cluster.centroid
      attempt.downGroup = left
    }
  }

  func stopReceiving(_ touch: UITouch) {
    removeLifted { $0 === touch }
    guard let engine else { return }
    // Messages that it withheld from the view are due at once, also outside of the input (DEL-61, DEL-63).
    engine.pass {
      attempt.allGroup = engine.groups.group(attempt.allGroup) { $0 === touch }
      touch.removeFollower(self)
      engine.trace(.ignored(engine.mark(self), touch: touch.number))
      if let member = attempt.member { engine.contest.ignore(touch.input, by: member) }
    }
  }

  func stopReceiving(_ press: UIPress) {
    attemptLists.presses = attemptLists.presses.filter { $0 !== press }
    guard let engine else { return }
    engine.pass {
      engine.trace(.ignored(subject, .press(press.pressID)))
      if let member = attempt.member { engine.contest.ignore(press.input, by: member) }
    }
  }

  // MARK: - Deadlines

  /// Runs `work` after that many seconds of input time, unless the gesture is over before. A recognizer has one deadline; a
  /// new request replaces it. Where the limit is `inclusive`, input of that very time comes first (TAP-04).
  package func requestDeadline(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void)
  {
    if requestDeadline(at: now.advanced(by: seconds)) {
      deadlineWork = DeadlineWork(perform: work)
    }
  }

  /// Requests `deadlinePassed()` at that time; the recognizer itself keeps the purpose.
  package func requestDeadline(after seconds: TimeInterval, inclusive: Bool = false) {
    requestDeadline(at: now.advanced(by: seconds), inclusive: inclusive)
  }

  /// Returns whether there is an engine that runs it.
  @discardableResult
  func requestDeadline(at time: Timestamp, inclusive: Bool = false) -> Bool {
    cancelDeadlineWork()
    let isLast = time.nanoseconds == .max
    let due = inclusive && !isLast ? Timestamp(nanoseconds: time.nanoseconds + 1) : time
    return withEngine { engine in
      engine.setDeadline(of: self, at: due)
      if engine.isTracing { engine.traceDeadline(of: self, at: due) }
    }
  }

  @inline(__always)
  func cancelDeadline() {
    if let seat = attempt.seat {
      seat.engine.with { $0.contest.clearDeadline(of: seat.member) }
    }
    cancelDeadlineWork()
  }

  /// The part of a deadline that is not in the contest.
  @inline(__always)
  func cancelDeadlineWork() {
    if let token = attempt.outsideDeadline {
      withEngine { $0.removeDeadline(token) }
      attempt.outsideDeadline = nil
    }
    if deadlineWork != nil { deadlineWork = nil }
  }

  /// Returns whether there is an engine.
  @inline(__always) @discardableResult
  private func withEngine(_ body: (GestureEngine) -> Void) -> Bool {
    if let engine = attempt.seat?.engine {
      engine.with(body)
      return true
    }
    guard let engine = engineOfView else { return false }
    body(engine)
    return true
  }

  func runDeadline() {
    attempt.outsideDeadline = nil
    guard let work = deadlineWork else { return deadlinePassed() }
    deadlineWork = nil
    work.perform()
  }
}
