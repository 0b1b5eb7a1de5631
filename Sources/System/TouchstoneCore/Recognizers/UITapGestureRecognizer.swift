import Foundation
import GestureCore

/// Recognizes one or more taps with one or more fingers.
///
/// ```
/// possible ─the required fingers tapped the required times─▶ ended
/// possible ─a finger moved too far or stayed too long, or there were too many or too few─▶ failed
/// possible ─the next tap came too late or too far away─▶ failed
/// possible ─touches cancelled─▶ failed
/// ```
/// Numbers: `GestureTuning.tap…` (TAP-04…09).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// The number of taps; 1 unless set (API-B01).
  open var numberOfTapsRequired: Int {
    get { required.taps }
    set { required.taps = newValue }
  }
  /// The number of fingers that must tap together; 1 unless set (API-B01).
  open var numberOfTouchesRequired: Int {
    get { required.touches }
    set { required.touches = newValue }
  }
  /// The pointer buttons that must be down, and no others; it does not matter for fingers (TAP-10). Setting
  /// it to the empty set has no effect but a line in the trace (API-B01).
  open var buttonMaskRequired: UIEvent.ButtonMask {
    get { required.buttons }
    set {
      guard !newValue.isEmpty else {
        engine?.diagnose("\(label): buttonMaskRequired cannot be empty")
        return
      }
      required.buttons = newValue
    }
  }

  /// Private storage, so that reading it needs no exclusivity check.
  private struct Required {
    var taps = 1
    var touches = 1
    var buttons = UIEvent.ButtonMask.primary
  }

  private var required = Required()

  // MARK: Result

  /// The centroid of the locations where the first tap's fingers came down (TAP-03).
  open override func location(in view: UIView?) -> CGPoint {
    guard !firstTap.isEmpty else { return super.location(in: view) }
    return convertFromScene(TouchCluster(firstTap).centroid, to: view)
  }

  open override var numberOfTouches: Int { hasFailed ? 0 : firstTap.count }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      firstTap.indices.contains(touchIndex),
      "touch index \(touchIndex) is beyond the \(firstTap.count) touches of the tap")
    return convertFromScene(firstTap[touchIndex], to: view)
  }

  // MARK: Progress

  private struct Progress {
    var tapsDone = 0
    var hasLift = false
    var pressesDown = 0
    var start = Timestamp.zero
    var limit = Limit.none
  }

  /// The limit that its deadline checks.
  private enum Limit {
    case none
    case fingers(Int, required: Int, by: TimeInterval)
    case duration(TimeInterval)
    case interval(TimeInterval)
  }

  private struct Finger {
    var touch: UITouch
    var start: CGPoint

    @inline(__always)
    var movement: CGFloat { touch.sceneLocation.distance(to: start) }
  }

  private var progress = Progress()
  // Both lists keep their memory from one gesture to the next. No client code runs while they change. Without
  // exclusivity checks, a tap and a double tap (W2, W2d of the benchmarks) take 7 to 9 % fewer instructions.
  /// The locations where the fingers of the first tap came down; scene space.
  @exclusivity(unchecked) private var firstTap: [CGPoint] = []
  /// The fingers of the present tap.
  @exclusivity(unchecked) private var fingers: [Finger] = []

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    forEachOwn(of: touches) { touch in
      add(touch, event)
      return state == .possible
    }
    guard state == .possible else { return }
    requestLimit()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    checkMovement()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    checkMovement()
    guard state == .possible else { return }
    if fingers.count < fingersRequired {
      return fail(.tooFewFingers(fingers.count, required: fingersRequired))
    }
    progress.hasLift = true
    if touchesLeft == 0 { finishTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Presses

  /// A press of one button counts as one finger that does not move (COR-04).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return }
    if progress.pressesDown == 0 { progress.start = now }
    progress.pressesDown += presses.count
    if progress.pressesDown > 1 {
      return fail(.because("\(progress.pressesDown) buttons are down, more than the 1 it takes"))
    }
    progress.limit = .duration(tuning.tapDuration)
    requestDeadline(after: tuning.tapDuration, inclusive: true)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible else { return }
    progress.pressesDown -= presses.count
    if progress.pressesDown == 0 { finishTap() }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    cancelOrFail()
  }

  // MARK: Deadline

  override func deadlinePassed() {
    switch progress.limit {
    case .none: break
    case .fingers(let count, let required, let limit):
      fail(.fingersLate(count, required: required, limit: "tapArrivalWindow", limit))
    case .duration(let limit):
      fail(.over("held", limit, unit: "s", limit: "tapDuration", limit))
    case .interval(let limit):
      fail(.over("waited", limit, unit: "s for the next tap", limit: "tapInterval", limit))
    }
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
    fingers.empty()
    firstTap.empty()
  }

  // MARK: Prevention

  /// A tap does not prevent a tap or a long press that requires more taps (ARB-11, ARB-12).
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    let othersTaps =
      (other as? UITapGestureRecognizer)?.numberOfTapsRequired
      ?? (other as? UILongPressGestureRecognizer)?.numberOfTapsRequired ?? 0
    return othersTaps <= numberOfTapsRequired && super.canPrevent(other)
  }

  // MARK: Private

  private var fingersRequired: Int { max(1, numberOfTouchesRequired) }

  private func add(_ touch: UITouch, _ event: UIEvent) {
    let location = touch.sceneLocation
    if fingers.isEmpty { progress.start = now }
    if progress.hasLift {
      return fail(.because("a finger came down after another had lifted"))
    }
    if touch.type == .indirectPointer, event.buttonMask != buttonMaskRequired {
      return fail(
        .because(
          "pointer buttons \(event.buttonMask.rawValue) are down, not the "
            + "\(buttonMaskRequired.rawValue) of buttonMaskRequired"))
    }
    if progress.tapsDone > 0, let away = firstTap.map({ $0.distance(to: location) }).min(),
      away > tuning.tapSeparation
    {
      return fail(
        .over(
          "landed", away, unit: "pt from the first tap", limit: "tapSeparation",
          tuning.tapSeparation))
    }
    fingers.append(Finger(touch: touch, start: location))
    if progress.tapsDone == 0 { firstTap.append(location) }
    if fingers.count > fingersRequired {
      fail(.tooManyFingers(fingers.count, allowed: fingersRequired))
    }
  }

  override var progressSoFar: Reason? {
    progress.tapsDone < numberOfTapsRequired && fingers.isEmpty
      ? .because("\(progress.tapsDone) of \(numberOfTapsRequired) taps are done")
      : fingers.count < fingersRequired
        ? .tooFewFingers(fingers.count, required: fingersRequired)
        : .because("its fingers are down")
  }

  /// Requests the deadline of the present tap. It is inclusive, because a tap that lasts exactly as long as
  /// the limit still counts.
  private func requestLimit() {
    let isComplete = fingers.count == fingersRequired
    let limit = tuned { isComplete ? $0.tapDuration : $0.tapArrivalWindow }
    progress.limit =
      isComplete
      ? .duration(limit)
      : .fingers(fingers.count, required: fingersRequired, by: limit)
    requestDeadline(at: progress.start.advanced(by: limit), inclusive: true)
  }

  private func checkMovement() {
    let limit = tuned { $0.tapMovement }
    for index in fingers.indices {
      let moved = fingers[index].movement
      if moved > limit {
        return fail(.over("moved", moved, unit: "pt", limit: "tapMovement", limit))
      }
    }
  }

  private func finishTap() {
    progress.tapsDone += 1
    progress.hasLift = false
    fingers.empty()
    if progress.tapsDone >= numberOfTapsRequired {
      cancelDeadline()
      return setState(.ended, because: .recognized(recognitionText))
    }
    progress.limit = .interval(tuning.tapInterval)
    requestDeadline(after: tuning.tapInterval, inclusive: true)
  }

  private var recognitionText: String {
    // A constant for the most frequent case, so that no string is allocated.
    if fingersRequired == 1, progress.tapsDone == 1 { return "1 finger tapped once" }
    let fingers = fingersRequired == 1 ? "1 finger" : "\(fingersRequired) fingers"
    return "\(fingers) tapped \(progress.tapsDone == 1 ? "once" : "\(progress.tapsDone) times")"
  }

  private func fail(_ reason: @autoclosure () -> Reason) {
    setState(.failed, because: reason())
  }
  nonisolated deinit {}
}
