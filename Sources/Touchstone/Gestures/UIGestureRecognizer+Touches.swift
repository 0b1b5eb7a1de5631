import Foundation
import GestureCore

extension UIGestureRecognizer {
  /// The system that the recognizer's touches come from.
  @inline(__always)
  var environment: GestureEnvironment? { course.environment ?? environmentOfView }

  var environmentOfView: GestureEnvironment? { host?.window?.touchSystem?.gestures }

  /// Whether anybody wants to know why its state changes.
  var isTraced: Bool {
    if let referee = course.referee { return referee.with { $0.isTracing } }
    return environmentOfView?.isTracing == true
  }

  /// The numbers that built-in recognizers measure against. Mostly one of them is wanted, and is read where
  /// it lies.
  @inline(__always)
  var tuning: GestureTuning {
    if let referee = course.referee { return referee.with { $0.tuning } }
    return tuningOfView
  }

  @inline(never)
  private var tuningOfView: GestureTuning { environmentOfView?.tuning ?? GestureTuning() }

  /// One of these numbers, or more, for code that asks at every move: they are many, and are not copied.
  @inline(__always)
  func tuned<Value>(_ value: (GestureTuning) -> Value) -> Value {
    if let referee = course.referee { return referee.with { value($0.tuning) } }
    return value(tuning)
  }

  /// The moment of the input that is being handled.
  @inline(__always) var now: Timestamp {
    if let referee = course.referee { return referee.with { $0.now } }
    return momentOfView
  }

  @inline(never)
  private var momentOfView: Timestamp { environmentOfView?.now ?? .zero }

  /// The arithmetic mean of the touches, or its last value when none is left (REC-03, REC-09).
  var centroid: CGPoint {
    course.withFollowing({ $0.list.isEmpty }) ? course.lastCentroid : cluster.centroid
  }

  /// The geometry of the touches that it follows, in scene space (REC-01). While it hears of a lift,
  /// the touches that are lifting still belong to it.
  @inline(__always) var cluster: TouchCluster {
    var cluster = TouchCluster()
    course.withFollowing { $0.list.each { cluster.add($0.sceneLocation) } }
    return cluster
  }

  /// The geometry of the touches that have not lifted.
  var clusterLeft: TouchCluster {
    var cluster = TouchCluster()
    for touch in course.touches where !touch.hasLifted { cluster.add(touch.sceneLocation) }
    return cluster
  }

  /// How many of its touches have not lifted. One that is cancelled in the same event has not: the
  /// recognizer is about to hear of that (REC-10).
  var touchesLeft: Int {
    var count = 0
    course.withFollowing { $0.list.each { if !$0.hasLifted { count += 1 } } }
    return count
  }

  /// Calls `body` with those of `touches` that it follows, in the order in which they came down, until `body`
  /// returns `false`. `body` may change the touches that it follows.
  @inline(__always)
  func forEachFollowed(_ touches: Set<UITouch>, _ body: (UITouch) -> Bool) {
    var index = 0
    while let touch = course.withFollowing({ $0.touch(at: index) }) {
      index += 1
      if !touch.with({ !touches.has($0) || body($0) }) { return }
    }
  }

  func follows(anyOf touches: Set<UITouch>) -> Bool {
    touches.contains { touch in course.withFollowing { $0.has(touch) } }
  }

  /// Ignores those of `touches` that are not among the first `count` touches that it follows.
  func ignore(_ touches: Set<UITouch>, beyond count: Int, for event: UIEvent) {
    for touch in course.touches.dropFirst(count) where touches.has(touch) {
      ignore(touch, for: event)
    }
  }

  /// The answer of every built-in recognizer to cancelled touches (REC-10).
  func cancelOrFail() {
    setState(state.isUnderWay ? .cancelled : .failed, because: .touchesCancelled)
  }

  func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, let home { return home.with { $0.convertFromScene(point) } }
    return (view ?? host?.window)?.convertFromScene(point) ?? point
  }

  /// A displacement has no place, so only the turn and scale of the view matter (PAN-05).
  func convertVectorFromScene(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    if view == nil, let home { return home.with { $0.convertVectorFromScene(vector) } }
    return (view ?? host?.window)?.convertVectorFromScene(vector) ?? vector
  }

  func convertVectorToScene(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    if view == nil, let home { return home.with { $0.convertVectorToScene(vector) } }
    return (view ?? host?.window)?.convertVectorToScene(vector) ?? vector
  }

  /// The window of its view, while it follows touches and a pass goes on: theirs, which they keep. Who
  /// leaves the window follows none any more. An action is mostly what asks.
  @inline(__always)
  private var home: Uncounted<UIWindow>? {
    guard let referee = course.referee, referee.with({ $0.isInPass }) else { return nil }
    return course.withFollowing { $0.home }
  }

  // MARK: - Following touches

  func allows(_ type: UITouch.TouchType) -> Bool {
    // Only a client's class can have overridden the list.
    if isBuiltIn { return settings.allowedTypes?.contains(type.rawValue) ?? true }
    return allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  /// It takes part already, and from now on has the touch as well.
  func follow(_ touch: UITouch, in environment: GestureEnvironment) {
    if let member = course.member { environment.contest.receive(touch.input, by: member) }
    touch.addFollower(self)
    // Mostly it is the first, and then all who follow it share one group.
    if course.hasNoTouches {
      environment.groups.withGroup(of: touch) {
        course.following = $0
        course.whole = $0
      }
      if course.touchType == nil { course.touchType = touch.touchType.rawValue }
      return
    }
    let isWhole = course.whole === course.following
    course.following = environment.groups.group(course.following, joinedBy: touch)
    course.whole =
      isWhole ? course.following : environment.groups.group(course.whole, joinedBy: touch)
    if course.touchType == nil { course.touchType = touch.touchType.rawValue }
  }

  func follow(_ press: UIPress, in environment: GestureEnvironment) {
    if let member = course.member { environment.contest.receive(press.input, by: member) }
    courseLists.presses = courseLists.presses + [press]
  }

  /// Whether it has received it, and has not given it back.
  func hasReceived(_ touch: UITouch) -> Bool { course.withWhole { $0.has(touch) } }
  func hasReceived(_ press: UIPress) -> Bool { courseLists.presses.contains { $0 === press } }

  /// Touches that have lifted are part of the gesture, but have no place in it any more (REC-07).
  /// Those that lift together leave the centroid of all behind (REC-09).
  func unfollow(_ touches: Set<UITouch>) {
    let group = course.withFollowing { Uncounted($0) }
    course.referee?.with { environment in
      group.with { environment.groups.withGroup($0, leftBy: touches) { follow(only: $0) } }
    }
  }

  func unfollow(_ touch: UITouch) {
    course.referee?.with { environment in
      follow(only: course.withFollowing { environment.groups.group($0, leftBy: touch) })
    }
  }

  private func follow(only left: TouchGroup) {
    guard course.withFollowing({ $0 !== left }) else { return }
    course.lastCentroid = cluster.centroid
    course.following = left
  }

  func giveBack(_ touch: UITouch) {
    unfollow(touch)
    guard let environment else { return }
    // What it withheld from the view is due at once, also outside of the input (DEL-61, DEL-63).
    environment.pass {
      course.whole = environment.groups.group(course.whole, leftBy: touch)
      touch.removeFollower(self)
      environment.trace(.ignored(environment.mark(self), touch: touch.number))
      if let member = course.member { environment.contest.giveBack(touch.input, by: member) }
    }
  }

  func giveBack(_ press: UIPress) {
    courseLists.presses = courseLists.presses.filter { $0 !== press }
    guard let environment else { return }
    environment.pass {
      environment.trace(.ignored(subject, .press(press.pressID)))
      if let member = course.member { environment.contest.giveBack(press.input, by: member) }
    }
  }

  // MARK: - Deadlines

  /// Does `work` once that many seconds have passed on the input's own clock, unless the gesture is
  /// over before. Each recognizer has one deadline; asking again replaces it. A limit that is
  /// `inclusive` comes after input at the same time, so that a tap of exactly that duration counts (TAP-05).
  func requestDeadline(after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    if requestDeadline(at: now.advanced(by: seconds)) {
      deadlineWork = DeadlineWork(perform: work)
    }
  }

  /// Asks for `deadlinePassed()` at that time; what it is about the recognizer itself remembers.
  func requestDeadline(after seconds: TimeInterval, inclusive: Bool = false) {
    requestDeadline(at: now.advanced(by: seconds), inclusive: inclusive)
  }

  /// Returns whether there is anybody to wake it.
  @discardableResult
  func requestDeadline(at time: Timestamp, inclusive: Bool = false) -> Bool {
    cancelDeadlineWork()
    let isLast = time.nanoseconds == .max
    let due = inclusive && !isLast ? Timestamp(nanoseconds: time.nanoseconds + 1) : time
    return withEnvironment { environment in
      environment.wake(self, at: due)
      if environment.isTracing { environment.traceDeadline(of: self, at: due) }
    }
  }

  @inline(__always)
  func cancelDeadline() {
    if let referee = course.referee, let member = course.member {
      referee.with { _ = $0.contest.sleep(member) }
    }
    cancelDeadlineWork()
  }

  /// What the contest does not know of the deadline.
  @inline(__always)
  func cancelDeadlineWork() {
    if let token = course.outsideDeadline { cancelOutsideDeadline(token) }
    if deadlineWork != nil { deadlineWork = nil }
  }

  private func cancelOutsideDeadline(_ token: DeadlineQueue.Token) {
    withEnvironment { $0.removeDeadline(token) }
    course.outsideDeadline = nil
  }

  /// With that of the attempt or, before there is one, of its view; returns whether there is one.
  @inline(__always) @discardableResult
  private func withEnvironment(_ body: (GestureEnvironment) -> Void) -> Bool {
    if let referee = course.referee {
      referee.with(body)
      return true
    }
    guard let environment = environmentOfView else { return false }
    body(environment)
    return true
  }

  /// The deadline has come: does what was asked for.
  func meetDeadline() {
    course.outsideDeadline = nil
    guard let work = deadlineWork else { return deadlinePassed() }
    deadlineWork = nil
    work.perform()
  }
}
