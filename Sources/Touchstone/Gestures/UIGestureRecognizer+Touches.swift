import Foundation
import GestureCore

extension UIGestureRecognizer {
  /// The system that the recognizer's touches come from.
  var environment: GestureEnvironment? {
    course.environment ?? view?.window?.touchSystem?.gestures
  }

  /// The numbers that built-in recognizers measure against.
  var tuning: GestureTuning { environment?.system?.tuning ?? GestureTuning() }

  /// The moment of the input that is being handled.
  var now: Timestamp { environment?.system?.now ?? .zero }

  /// The arithmetic mean of the touches, or its last value when none is left (REC-03, REC-09).
  var centroid: CGPoint {
    course.touches.isEmpty ? course.lastCentroid : cluster.centroid
  }

  /// The geometry of the touches that it follows, in scene space (REC-01). While it hears of a lift,
  /// the touches that are lifting still belong to it.
  var cluster: TouchCluster { TouchCluster(course.touches.lazy.map(\.sceneLocation)) }

  /// The geometry of the touches that have not lifted.
  var clusterLeft: TouchCluster {
    TouchCluster(course.touches.filter { $0.current.phase != .ended }.lazy.map(\.sceneLocation))
  }

  /// How many of its touches have not lifted. One that is cancelled in the same event has not: the
  /// recognizer is about to hear of that (REC-10).
  var touchesLeft: Int {
    course.touches.reduce(0) { $0 + ($1.current.phase != .ended ? 1 : 0) }
  }

  /// The answer of every built-in recognizer to cancelled touches (REC-10).
  func cancelOrFail() {
    setState(state.isUnderWay ? .cancelled : .failed, because: .touchesCancelled)
  }

  func convertFromScene(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.convertFromScene(point) ?? point
  }

  /// A displacement has no place, so only the turn and scale of the view matter (PAN-05).
  func convertVectorFromScene(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let target = view ?? self.view?.window else { return vector }
    let origin = target.convertFromScene(.zero)
    let tip = target.convertFromScene(vector)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  func convertVectorToScene(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view ?? self.view?.window else { return vector }
    let origin = source.convertToScene(.zero)
    let tip = source.convertToScene(vector)
    return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }

  // MARK: - Following touches

  func follow(_ touch: UITouch) {
    course.touches.append(touch)
    course.received.append(touch)
    if course.touchType == nil { course.touchType = touch.type.rawValue }
    touch.recipients.append(self)
  }

  /// A touch that has lifted is part of the gesture, but has no place in it any more (REC-07).
  func unfollow(_ touch: UITouch) {
    guard let index = course.touches.firstIndex(where: { $0 === touch }) else { return }
    course.lastCentroid = cluster.centroid
    course.touches.remove(at: index)
  }

  func giveBack(_ touch: UITouch) {
    unfollow(touch)
    course.received.removeAll { $0 === touch }
    touch.recipients.removeAll { $0 === self }
  }

  func giveBack(_ press: UIPress) {
    course.presses.removeAll { $0 === press }
    press.recipients.removeAll { $0 === self }
  }

  // MARK: - Deadlines

  /// Does `work` once that many seconds have passed on the input's own clock, unless the gesture is
  /// over before. Each recognizer has one deadline; asking again replaces it. A limit that is
  /// `inclusive` lets input of that very moment come first (5.1).
  func requestDeadline(
    after seconds: TimeInterval, inclusive: Bool = false, _ work: @escaping @MainActor () -> Void
  ) {
    requestDeadline(at: now.advanced(by: seconds), inclusive: inclusive, work)
  }

  func requestDeadline(
    at time: Timestamp, inclusive: Bool = false, _ work: @escaping @MainActor () -> Void
  ) {
    cancelDeadline()
    guard let system = environment?.system else { return }
    let due = inclusive ? Timestamp(nanoseconds: time.nanoseconds &+ 1) : time
    course.deadline = system.add(GestureDeadline(recognizer: self, work: work), at: due)
  }

  func cancelDeadline() {
    guard let token = course.deadline else { return }
    environment?.system?.remove(token)
    course.deadline = nil
  }
}
