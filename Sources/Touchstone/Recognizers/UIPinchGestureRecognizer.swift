import Foundation
import GestureCore

/// Recognizes two fingers that move together or apart.
///
/// ```
/// possible ─the distance of two fingers changed by more than the hysteresis─▶ began
/// possible ─all fingers lifted─▶ failed
/// began | changed ─a finger moves─▶ changed         with one finger the scale is constant (PIN-08)
/// began | changed ─both fingers lifted─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
/// Numbers: `GestureTuning.pinchHysteresis` (PIN-05).
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // MARK: Result

  /// The ratio of the present distance to that at the beginning. Setting it assigns the new scale to the
  /// present distance; the velocity is converted to the new scale (PIN-03, PIN-06).
  open var scale: CGFloat {
    get { progress.scale }
    set {
      var next = progress
      next.velocity.rescale(by: newValue / next.scale)
      next.scale = newValue
      next.base = newValue
      next.reference = max(cluster.span, tuned { $0.pinchLeastDistance })
      progress = next
    }
  }

  /// The change of the scale per second (PIN-07).
  open var velocity: CGFloat { progress.velocity.velocity }

  // MARK: Progress

  private struct Progress {
    var scale: CGFloat = 1
    /// The scale at which `reference` was the distance of the fingers.
    var base: CGFloat = 1
    /// Distances in points, scene space (PIN-04).
    var reference: CGFloat = 1
    /// The distance at which measuring started; `nil` unless two fingers are measured.
    var start: CGFloat?
    /// Whether two fingers were measured in this attempt, for the reason of a failure.
    var hasMeasured = false
    /// The largest change of the distance before the pinch began, for the reason of a failure.
    var greatestChange: CGFloat = 0
    var velocity = ScalarVelocityEstimator()
  }

  // No client code runs during a mutation, so exclusivity need not be checked.
  @exclusivity(unchecked) private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // The first two fingers pinch (PIN-02).
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
    if progress.start == nil { startMeasuring() }
    if state.isUnderWay {
      follow()
      state = .changed
    } else if state == .possible {
      beginIfFarEnough()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    defer { if touchesLeft < 2 { progress.start = nil } }
    if state.isUnderWay {
      // A lift without movement must not reduce the velocity, as for a pan (PAN-12).
      if numberOfTouches == 2, touches.contains(where: \.hasMoved) { follow() }
      if touchesLeft == 0 { setState(.ended, because: .recognized("both fingers lifted")) }
    } else if touchesLeft == 0 {
      setState(
        .failed,
        because: progress.hasMeasured ? reasonToFail : .tooFewFingers(1, required: 2))
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

  /// A trackpad reports recognized pinches, so the first change begins without a hysteresis (PIN-14).
  override func pointerChanged(_ change: PointerEvent.Change) {
    guard case .transform(let transform) = change, course.touches.isEmpty else { return }
    var next = progress
    if transform.phase == .began { next.velocity.reset(to: next.scale, at: now) }
    if transform.scale != 1 {
      next.scale *= transform.scale
      next.velocity.add(next.scale, at: now)
    }
    progress = next
    switch transform.phase {
    case .began, .changed:
      if state.isUnderWay {
        state = .changed
      } else if progress.scale != 1 {
        setState(.began, because: .recognized("the trackpad reported a pinch"))
      }
    case .ended:
      setState(state.isUnderWay ? .ended : .failed, because: .recognized("the pinch ended"))
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
    let span = cluster.span
    var next = progress
    next.start = span
    next.hasMeasured = true
    next.base = next.scale
    next.reference = max(span, tuned { $0.pinchLeastDistance })
    next.velocity.reset(to: next.scale, at: now)
    progress = next
  }

  override var progressSoFar: Reason? {
    guard let start = progress.start else { return .tooFewFingers(numberOfTouches, required: 2) }
    return .under(
      "the distance changed", abs(cluster.span - start), unit: "pt so far",
      limit: "pinchHysteresis", tuning.pinchHysteresis)
  }

  /// The reason to fail after all fingers have lifted.
  private var reasonToFail: Reason {
    let change = progress.greatestChange
    guard change < tuning.pinchHysteresis else {
      return .because(
        "the distance changed \(Reason.spell(change)) pt, but not while it could begin")
    }
    return .under(
      "lifted after the distance changed", change, unit: "pt", limit: "pinchHysteresis",
      tuning.pinchHysteresis)
  }

  private func follow() {
    progress.scale = progress.base * cluster.span / progress.reference
    progress.velocity.add(progress.scale, at: now)
  }

  /// The reference distance is that at the beginning, so that the scale starts at 1 (PIN-05, OPN-16).
  private func beginIfFarEnough() {
    let span = cluster.span
    let change = abs(span - (progress.start ?? span))
    progress.greatestChange = max(progress.greatestChange, change)
    guard change > tuned({ $0.pinchHysteresis }) else { return }
    var next = progress
    next.reference = max(span, tuned { $0.pinchLeastDistance })
    next.velocity.reset(to: next.scale, at: now)
    progress = next
    setState(
      .began,
      because: .over(
        "the distance changed", change, unit: "pt", limit: "pinchHysteresis",
        tuning.pinchHysteresis))
  }
}
