import Foundation
import GestureCore

/// Recognizes one or more taps with one or more fingers.
///
/// ```
/// possible ─the required fingers tapped the required times─▶ ended
/// possible ─a finger moved too far, stayed too long, was one too many or too few─▶ failed
/// possible ─the next tap came too late or too far away─▶ failed
/// possible ─touches cancelled─▶ failed
/// ```
/// Numbers: `GestureTuning` (5.1, TAP-04…09).
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// How many taps are wanted; 1 unless set (API-B01).
  open var numberOfTapsRequired: Int {
    get { required.taps }
    set { required.taps = newValue }
  }
  /// How many fingers have to tap at once; 1 unless set (API-B01).
  open var numberOfTouchesRequired: Int {
    get { required.touches }
    set { required.touches = newValue }
  }
  /// The pointer buttons that must be down, exactly; fingers do not mind (TAP-10). It cannot be empty: then it
  /// stays as it is, with a line in the trace (API-B01).
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

  /// Kept where no client reaches, so that reading it needs no check.
  private struct Required {
    var taps = 1
    var touches = 1
    var buttons = UIEvent.ButtonMask.primary
  }

  private var required = Required()

  // MARK: Result

  /// The centroid of the first tap's fingers, where they came down (TAP-03).
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

  /// What its deadline is about.
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

  // Nobody's code runs while it is changed.
  @exclusivity(unchecked) private var progress = Progress()
  // They keep their memory from one gesture to the next.
  /// Where the fingers of the first tap came down; scene space.
  @exclusivity(unchecked) private var firstTap: [CGPoint] = []
  @exclusivity(unchecked) private var fingers: [Finger] = []

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Whether it has failed, or its touches are gone, may change with each.
    var place = 0
    while state == .possible, let touch = attempt.withDownGroup({ $0.touch(at: place) }) {
      place += 1
      touch.with { if touches.has($0) { land($0, event) } }
    }
    guard state == .possible else { return }
    waitForMore()
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

  /// A press of one button counts as a finger that does not move.
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

  /// A tap does not keep out one that needs more taps, nor a press that does (ARB-11, ARB-12).
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    let othersTaps =
      (other as? UITapGestureRecognizer)?.numberOfTapsRequired
      ?? (other as? UILongPressGestureRecognizer)?.numberOfTapsRequired ?? 0
    return othersTaps <= numberOfTapsRequired && super.canPrevent(other)
  }

  // MARK: Private

  private func add(_ finger: Finger) {
    fingers.append(finger)
    guard progress.tapsDone == 0 else { return }
    firstTap.append(finger.start)
  }

  private func forgetFingers() {
    fingers.empty()
  }

  private var fingersRequired: Int { max(1, numberOfTouchesRequired) }

  private func land(_ touch: UITouch, _ event: UIEvent) {
    let place = touch.sceneLocation
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
    if progress.tapsDone > 0, let away = firstTap.map({ $0.distance(to: place) }).min(),
      away > tuning.tapSeparation
    {
      return fail(
        .over(
          "landed", away, unit: "pt from the first tap", limit: "tapSeparation",
          tuning.tapSeparation))
    }
    add(Finger(touch: touch, start: place))
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

  /// A tap that lasts exactly as long as it may still counts, so its limits are inclusive.
  private func waitForMore() {
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
    forgetFingers()
    if progress.tapsDone >= numberOfTapsRequired {
      cancelDeadline()
      return setState(.ended, because: .recognized(words))
    }
    progress.limit = .interval(tuning.tapInterval)
    requestDeadline(after: tuning.tapInterval, inclusive: true)
  }

  private var words: String {
    // By far the most taps need no words to be put together.
    if fingersRequired == 1, progress.tapsDone == 1 { return "1 finger tapped once" }
    let fingers = fingersRequired == 1 ? "1 finger" : "\(fingersRequired) fingers"
    return "\(fingers) tapped \(progress.tapsDone == 1 ? "once" : "\(progress.tapsDone) times")"
  }

  private func fail(_ reason: @autoclosure () -> Reason) {
    setState(.failed, because: reason())
  }
}
