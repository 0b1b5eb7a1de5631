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
/// Numbers: `GestureTuning.pinchHysteresis` (PIN-05). The first two fingers pinch (PIN-02).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  // MARK: Result

  /// The ratio of the present distance to that at the beginning. Setting it assigns the new scale to the
  /// present distance; the velocity is converted to the new scale (PIN-03, PIN-06).
  open var scale: CGFloat {
    get { progress.scale }
    set {
      var next = progress
      next.velocity.rescale(by: newValue / next.scale)
      if newValue > 0, next.scale > 0 { next.assigned *= next.scale / newValue }
      next.scale = newValue
      next.base = newValue
      next.reference = referenceDistance
      progress = next
    }
  }

  /// The scale as if no client had set it, for what is reported of the gesture.
  package var unassignedScale: CGFloat { progress.scale * progress.assigned }

  /// The change of the scale per second (PIN-07).
  open var velocity: CGFloat { progress.velocity.velocity }

  // MARK: Progress

  private struct Progress {
    var scale: CGFloat = 1
    /// The scale at which `reference` was the distance of the fingers.
    var base: CGFloat = 1
    /// The factor by which clients have divided the scale by setting it.
    var assigned: CGFloat = 1
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
    guard let start = progress.start else { return .tooFewFingers(numberOfTouches, required: 2) }
    return .under(
      "the distance changed", abs(cluster.span - start), unit: "pt so far",
      limit: "pinchHysteresis", tuning.pinchHysteresis)
  }

  private var referenceDistance: CGFloat { max(cluster.span, tuned { $0.pinchLeastDistance }) }
  nonisolated deinit {}
}

extension UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  static var gestureName: String { "pinch" }

  var isMeasuring: Bool { progress.start != nil }

  func startMeasuring() {
    var next = progress
    next.start = cluster.span
    next.hasMeasured = true
    next.base = next.scale
    next.reference = referenceDistance
    next.velocity.reset(to: next.scale, at: now)
    progress = next
  }

  func stopMeasuring() { progress.start = nil }

  func updateValue() {
    let moment = now
    progress.scale = progress.base * cluster.span / progress.reference
    progress.velocity.add(progress.scale, at: moment)
  }

  /// The reference distance is that at the beginning, so that the scale starts at 1 (PIN-05, OPN-16).
  func beginIfFarEnough() {
    let span = cluster.span
    let change = abs(span - (progress.start ?? span))
    progress.greatestChange = max(progress.greatestChange, change)
    guard change > tuned({ $0.pinchHysteresis }) else { return }
    var next = progress
    next.reference = referenceDistance
    next.velocity.reset(to: next.scale, at: now)
    progress = next
    setState(
      .began,
      because: .over(
        "the distance changed", change, unit: "pt", limit: "pinchHysteresis",
        tuning.pinchHysteresis))
  }

  var reasonToFail: Reason {
    guard progress.hasMeasured else { return .tooFewFingers(1, required: 2) }
    let change = progress.greatestChange
    guard change < tuning.pinchHysteresis else {
      return .because(
        "the distance changed \(Reason.spell(change)) pt, but not while it could begin")
    }
    return .under(
      "lifted after the distance changed", change, unit: "pt", limit: "pinchHysteresis",
      tuning.pinchHysteresis)
  }

  var hasChanged: Bool { progress.scale != 1 }

  func add(_ transform: TransformChange) {
    var next = progress
    if transform.phase == .began { next.velocity.reset(to: next.scale, at: now) }
    if transform.scale != 1 {
      next.scale *= transform.scale
      next.velocity.add(next.scale, at: now)
    }
    progress = next
  }
}
