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
@MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  // MARK: Result

  /// Radians since the beginning, positive clockwise on the screen; it can exceed a full turn. Later
  /// rotation is added to a value that is set, and the velocity does not change (ROT-02…04).
  open var rotation: CGFloat {
    get { progress.rotation }
    set { progress.rotation = newValue }
  }

  /// Radians per second (ROT-08).
  open var velocity: CGFloat { progress.velocity.velocity }

  // MARK: Progress

  private struct Progress {
    var rotation: CGFloat = 0
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

  // No client code runs during a mutation, so exclusivity need not be checked.
  @exclusivity(unchecked) private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in course.touches.dropFirst(2) where touches.has(touch) {
      ignore(touch, for: event)
    }
    // Further fingers are ignored and do not restart the measurement.
    if numberOfTouches == 2, touches.contains(where: { course.touches.has($0) }) {
      startMeasuring()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    // A subclass may not have called super when they came down (REC-02).
    if !progress.isMeasuring { startMeasuring() }
    if state.isUnderWay {
      follow()
      state = .changed
    } else if state == .possible {
      beginIfFarEnough()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    defer { if touchesLeft < 2 { progress.isMeasuring = false } }
    if state.isUnderWay {
      // A lift without movement must not reduce the velocity, as for a pan (PAN-12).
      if numberOfTouches == 2, touches.contains(where: \.hasMoved) { follow() }
      if touchesLeft == 0 { setState(.ended, because: .recognized("both fingers lifted")) }
    } else if touchesLeft == 0 {
      setState(.failed, because: reasonToFail)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Pointer

  override func wants(_ change: PointerEvent.Change) -> Bool {
    if case .transform = change { return course.touches.isEmpty }
    return false
  }

  /// A trackpad reports recognized rotations, so the first change begins without a hysteresis (PIN-14).
  override func pointerChanged(_ change: PointerEvent.Change) {
    guard case .transform(let transform) = change, course.touches.isEmpty else { return }
    var next = progress
    if transform.phase == .began { next.velocity.reset(to: next.turn.total, at: now) }
    if transform.rotation != 0 {
      next.rotation += transform.rotation
      next.turn.turn(by: transform.rotation)
      next.velocity.add(next.turn.total, at: now)
    }
    progress = next
    switch transform.phase {
    case .began, .changed:
      if state.isUnderWay {
        state = .changed
      } else if progress.rotation != 0 {
        setState(.began, because: .recognized("the trackpad reported a turn"))
      }
    case .ended:
      setState(state.isUnderWay ? .ended : .failed, because: .recognized("the turn ended"))
    case .cancelled: cancelOrFail()
    }
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  // MARK: Private

  private func startMeasuring() {
    var next = progress
    next.isMeasuring = true
    next.hasMeasured = true
    if state.isUnderWay {
      next.turn.rebase(at: cluster.angle)
    } else {
      next.turn = TurnCounter(startingAt: cluster.angle)
    }
    next.velocity.reset(to: next.turn.total, at: now)
    progress = next
  }

  override var progressSoFar: Reason? {
    guard progress.isMeasuring else { return .tooFewFingers(numberOfTouches, required: 2) }
    return .under(
      "turned", abs(progress.turn.total), unit: "rad so far", limit: "rotationHysteresis",
      tuning.rotationHysteresis)
  }

  /// The reason to fail after all fingers have lifted.
  private var reasonToFail: Reason {
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

  private func follow() {
    let step = progress.turn.turn(to: cluster.angle)
    progress.rotation += step
    progress.velocity.add(progress.turn.total, at: now)
  }

  /// The rotation is added from the beginning on, so that it starts at 0 (ROT-07). The movement of one finger
  /// around the other must be large as well, because a tremor of two near fingers is a large angle.
  private func beginIfFarEnough() {
    let fingers = cluster
    progress.turn.turn(to: fingers.angle)
    progress.velocity.add(progress.turn.total, at: now)
    let turn = abs(progress.turn.total)
    progress.greatestTurn = max(progress.greatestTurn, turn)
    progress.greatestTravel = max(progress.greatestTravel, turn * fingers.span)
    let isFarEnough = tuned {
      turn > $0.rotationHysteresis && turn * fingers.span >= $0.rotationTravel
    }
    guard isFarEnough else { return }
    setState(
      .began,
      because: .over(
        "turned", turn, unit: "rad", limit: "rotationHysteresis", tuning.rotationHysteresis))
  }
}
