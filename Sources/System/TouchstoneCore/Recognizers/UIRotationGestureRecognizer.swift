import Foundation
import GestureCore

/// Recognizes two fingers that rotate around each other.
///
/// ```
/// possible ─two fingers rotated, and moved around each other, more than the hysteresis─▶ began
/// possible ─all fingers lifted─▶ failed
/// began | changed ─a finger moves─▶ changed         with one finger the rotation is constant (ROT-06)
/// began | changed ─both fingers lifted─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
/// Numbers: `GestureTuning.rotationHysteresis`, `.rotationTravel` (ROT-05).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // MARK: Result

  /// Radians since the beginning, positive clockwise on the screen; it can exceed a full turn. Later
  /// rotation is added to a value that is set, and the velocity does not change (ROT-02…04).
  open var rotation: CGFloat {
    get { progress.rotation }
    set {
      progress.assigned += progress.rotation - newValue
      progress.rotation = newValue
    }
  }

  /// The rotation as if no client had set it, for what is reported of the gesture.
  package var unassignedRotation: CGFloat { progress.rotation + progress.assigned }

  /// Radians per second (ROT-08).
  open var velocity: CGFloat { progress.velocity.velocity }

  // MARK: Progress

  private struct Progress {
    var rotation: CGFloat = 0
    /// The part of the rotation that clients have removed by setting it.
    var assigned: CGFloat = 0
    var turn = TurnCounter(startingAt: 0)
    /// Whether `turn` follows the two fingers that are down.
    var isMeasuring = false
    /// Whether two fingers were measured in this attempt, for the reason of a failure.
    var hasMeasured = false
    /// The largest angle, and the largest movement of a finger around the other, before the rotation began,
    /// for the reason of a failure.
    var greatestTurn: CGFloat = 0
    var greatestTravel: CGFloat = 0
    var velocity = ScalarVelocityEstimator()
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    twoFingersBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    twoFingersMoved()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    twoFingersEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Pointer

  override func receivesPointer(_ change: PointerEvent.Change) -> Bool { wantsTransform(change) }

  override func pointerChanged(_ change: PointerEvent.Change) { transformChanged(change) }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  // MARK: Private

  override var progressSoFar: Reason? {
    guard progress.isMeasuring || numberOfTouches > 1 else {
      return .tooFewFingers(numberOfTouches, required: 2)
    }
    return .under(
      "turned", abs(progress.turn.total), unit: "rad so far", limit: "rotationHysteresis",
      tuning.rotationHysteresis)
  }
  nonisolated deinit {}
}

extension UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  static var gestureName: String { "turn" }

  var isMeasuring: Bool { progress.isMeasuring }

  func startMeasuring() {
    let angle = cluster.angle
    var next = progress
    // Two fingers at one point have no angle: measuring starts when they part.
    next.isMeasuring = cluster.span > 0
    next.hasMeasured = true
    if state.isUnderWay {
      next.turn.rebase(at: angle)
    } else {
      next.turn = TurnCounter(startingAt: angle)
    }
    next.velocity.reset(to: next.turn.total, at: now)
    progress = next
  }

  func stopMeasuring() { progress.isMeasuring = false }

  func updateValue() {
    let step = turn(to: cluster.angle)
    progress.rotation += step
  }

  /// The rotation is added from the beginning on, so that it starts at 0 (ROT-07). The movement of one finger
  /// around the other must be large as well, because a tremor of two near fingers is a large angle.
  func beginIfFarEnough() {
    let fingers = cluster
    turn(to: fingers.angle)
    let turn = abs(progress.turn.total)
    let travel = turn * fingers.span
    progress.greatestTurn = max(progress.greatestTurn, turn)
    progress.greatestTravel = max(progress.greatestTravel, travel)
    guard tuned({ turn > $0.rotationHysteresis && travel >= $0.rotationTravel }) else { return }
    setState(
      .began,
      because: .over(
        "turned", turn, unit: "rad", limit: "rotationHysteresis", tuning.rotationHysteresis))
  }

  /// Adds the rotation to a new direction of the fingers, and returns it.
  @discardableResult
  private func turn(to angle: CGFloat) -> CGFloat {
    let moment = now
    // A copy, because a mutation in place would need an exclusivity check.
    var turn = progress.turn
    let step = turn.turn(to: angle)
    progress.turn = turn
    progress.velocity.add(turn.total, at: moment)
    return step
  }

  var reasonToFail: Reason {
    guard progress.hasMeasured else { return .tooFewFingers(1, required: 2) }
    guard progress.greatestTurn >= tuning.rotationHysteresis else {
      return .under(
        "lifted after a turn of", progress.greatestTurn, unit: "rad", limit: "rotationHysteresis",
        tuning.rotationHysteresis)
    }
    guard progress.greatestTravel < tuning.rotationTravel else {
      return .because(
        "turned \(Reason.spell(progress.greatestTurn)) rad, but not while it could begin")
    }
    return .under(
      "lifted after a finger travelled", progress.greatestTravel, unit: "pt around the other",
      limit: "rotationTravel", tuning.rotationTravel)
  }

  var hasChanged: Bool { progress.rotation != 0 }

  func add(_ transform: TransformChange) {
    var next = progress
    if transform.phase == .began { next.velocity.reset(to: next.turn.total, at: now) }
    if transform.rotation != 0 {
      next.rotation += transform.rotation
      next.turn.turn(by: transform.rotation)
      next.velocity.add(next.turn.total, at: now)
    }
    progress = next
  }
}
