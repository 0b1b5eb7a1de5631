import Foundation
import GestureCore

/// Recognizes one or more fingers that drag.
///
/// ```
/// possible ─enough fingers, and their centroid moved more than the hysteresis─▶ began
/// possible ─all fingers lifted─▶ failed
/// began | changed ─a finger moves─▶ changed
/// began | changed ─fewer fingers down than minimumNumberOfTouches─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
/// Numbers: `GestureTuning.panHysteresis` (PAN-02).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// The least number of fingers; 1 unless set. With fewer, a pan that has begun ends (PAN-08).
  open var minimumNumberOfTouches: Int {
    get { touchCounts.least }
    set { touchCounts.least = newValue }
  }
  /// The largest number of fingers; unlimited unless set. Further fingers are ignored (PAN-09).
  open var maximumNumberOfTouches: Int {
    get { touchCounts.most }
    set { touchCounts.most = newValue }
  }
  /// The kinds of scroll that move the pan as fingers do (PAN-15).
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Private storage, so that reading it needs no exclusivity check.
  private struct TouchCounts {
    var least = 1
    var most = Int.max
  }

  private var touchCounts = TouchCounts()

  // MARK: Result

  /// The movement of the fingers, in a view's coordinates. Before the pan begins it is the whole movement;
  /// after that the hysteresis is subtracted, so that content does not jump (PAN-03, OPN-15).
  open func translation(in view: UIView?) -> CGPoint {
    let own = state == .possible ? progress.translation : progress.translation - progress.slack
    return convertVectorFromScene(own, to: view)
  }

  /// Sets the translation, to which later movement is added. The velocity does not change, so that a
  /// client that sets zero in every action can still throw at the end (PAN-06, REC-05).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    var next = progress
    next.assigned = unassignedTranslation
    next.translation = convertVectorToScene(translation, from: view)
    if state != .possible { next.slack = .zero }
    next.assigned = next.assigned - next.translation
    progress = next
  }

  /// The translation in scene space as if no client had set it, for what is reported of the gesture.
  package var unassignedTranslation: CGPoint {
    let own = state == .possible ? progress.translation : progress.translation - progress.slack
    return own + progress.assigned
  }

  /// Points per second, in a view's coordinates; a rest before the lift does not reduce it (PAN-12).
  open func velocity(in view: UIView?) -> CGPoint {
    convertVectorFromScene(progress.velocity.velocity, to: view)
  }

  // MARK: Progress

  private struct Progress {
    /// The fingers when their number last changed; scene space, as all of these.
    var start = TouchCluster()
    /// The travel until then.
    var startTravel: CGPoint = .zero
    /// The whole movement since the number of fingers last changed before the pan began.
    var travel: CGPoint = .zero
    var translation: CGPoint = .zero
    /// The hysteresis, which is subtracted from the translation once the state is not possible.
    var slack: CGPoint = .zero
    /// The part of the translation that clients have removed by setting it.
    var assigned: CGPoint = .zero
    var velocity = VelocityEstimator()
    /// The number of fingers that moved far enough but were too few or too many, for the reason of a failure.
    var wrongCount: Int?
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      // Fingers beyond the maximum must not move the pan (PAN-09).
      ignore(touches, beyond: max(1, maximumNumberOfTouches), for: event)
      measure(from: cluster)
    } else {
      progress.wrongCount = nil
      restart(with: cluster)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(cluster)
    if state.isUnderWay {
      state = .changed
    } else if state == .possible {
      beginIfFarEnough()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(cluster)
    if state.isUnderWay {
      if touchesLeft < max(1, minimumNumberOfTouches) {
        setState(
          .ended,
          because: .recognized(
            touchesLeft == 0 ? "0 fingers left" : "\(touchesLeft) fingers left"))
      }
      measure(from: clusterLeft)
    } else if touchesLeft == 0 {
      setState(.failed, because: reasonToFail)
    } else {
      restart(with: clusterLeft)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Pointer

  override func receivesPointer(_ change: PointerEvent.Change) -> Bool {
    guard case .scroll(let scroll) = change, attempt.downTouches.isEmpty else { return false }
    return allowedScrollTypesMask.contains(scroll.isDiscrete ? .discrete : .continuous)
  }

  override func exclusion(from change: PointerEvent.Change) -> Exclusion {
    guard case .scroll(let scroll) = change else { return .pointerKind }
    let isAllowed = allowedScrollTypesMask.contains(scroll.isDiscrete ? .discrete : .continuous)
    return isAllowed ? .pointerKind : .scrollType
  }

  /// A scroll has no hysteresis: its first step begins the pan (PAN-15).
  @_spi(Kit) open override func pointerChanged(_ change: PointerEvent.Change) {
    guard case .scroll(let scroll) = change, attempt.downTouches.isEmpty else { return }
    if scroll.phase == .began { restart(with: TouchCluster()) }
    move(to: progress.travel + CGPoint(x: scroll.dx, y: scroll.dy))
    switch scroll.phase {
    case .began, .changed:
      if state.isUnderWay {
        state = .changed
      } else if counted(progress.travel) != .zero {
        setState(.began, because: .recognized("scrolled"))
      }
    case .ended:
      setState(state.isUnderWay ? .ended : .failed, because: .recognized("the scroll ended"))
    case .cancelled: cancelOrFail()
    }
  }

  // MARK: Subclasses

  /// A subclass's reason against beginning after a movement in scene space; `nil` lets the pan begin.
  func mayBegin(after travel: CGPoint) -> Reason? { nil }

  /// The part of a movement that is compared with the hysteresis, in scene space.
  @_spi(Kit) open func counted(_ travel: CGPoint) -> CGPoint { travel }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  // MARK: Private

  /// Restarts the measurement, as a change of fingers does before the pan begins (PAN-21).
  private func restart(with fingers: TouchCluster) {
    var next = Progress()
    next.start = fingers
    next.velocity.reset(to: .zero, at: now)
    progress = next
  }

  /// Measures from these fingers, whose number has changed, and keeps what was measured.
  private func measure(from fingers: TouchCluster) {
    progress.start = fingers
    progress.startTravel = progress.travel
  }

  private func follow(_ fingers: TouchCluster) {
    guard fingers.count == progress.start.count else {
      // A subclass did not call super when fingers came down or lifted (REC-02).
      if state == .possible { restart(with: fingers) } else { measure(from: fingers) }
      return
    }
    // Steps from event to event would add up their rounding.
    move(to: progress.startTravel + fingers.movement(from: progress.start))
  }

  private func move(to travel: CGPoint) {
    let step = travel - progress.travel
    guard step != .zero else { return }
    let moment = now
    progress.travel = travel
    progress.translation = progress.translation + step
    progress.velocity.add(travel, at: moment)
  }

  private func beginIfFarEnough() {
    let moved = counted(progress.travel).length
    let hysteresis = tuned { $0.panHysteresis }
    guard moved > hysteresis else { return }
    guard
      (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
        .contains(numberOfTouches)
    else {
      progress.wrongCount = numberOfTouches
      return
    }
    if let objection = mayBegin(after: progress.travel) {
      return setState(.failed, because: objection)
    }
    let excess = (moved - hysteresis) / moved
    progress.slack = progress.travel - progress.travel * excess
    setState(
      .began, because: .over("moved", moved, unit: "pt", limit: "panHysteresis", hysteresis))
  }

  override var progressSoFar: Reason? {
    guard numberOfTouches >= minimumNumberOfTouches else {
      return .tooFewFingers(numberOfTouches, required: minimumNumberOfTouches)
    }
    let moved = counted(progress.travel).length
    guard moved < tuning.panHysteresis else {
      // A subclass may count a movement only when the next one comes.
      return .because("moved \(Reason.spell(moved)) pt so far, and begins with the next movement")
    }
    return .under(
      measuredMovement("moved"), moved, unit: "pt so far", limit: "panHysteresis",
      tuning.panHysteresis)
  }

  /// Names the movement that is compared with the hysteresis, where it is only a part of the whole.
  private func measuredMovement(_ verb: String) -> String {
    let moved = progress.travel
    return counted(moved) == moved
      ? verb : "\(verb) \(Reason.spell(moved.length)) pt, in directions that can scroll"
  }

  /// The reason to fail after all fingers have lifted.
  private var reasonToFail: Reason {
    guard let count = progress.wrongCount else {
      let moved = counted(progress.travel).length
      guard moved < tuning.panHysteresis else {
        // A pan begins at a move, not at a lift.
        return .because("moved \(Reason.spell(moved)) pt, but not before the lift")
      }
      return .under(
        measuredMovement("lifted after moving"), moved, unit: "pt", limit: "panHysteresis",
        tuning.panHysteresis)
    }
    return count < minimumNumberOfTouches
      ? .tooFewFingers(count, required: minimumNumberOfTouches)
      : .tooManyFingers(count, allowed: max(minimumNumberOfTouches, maximumNumberOfTouches))
  }
  nonisolated deinit {}
}
