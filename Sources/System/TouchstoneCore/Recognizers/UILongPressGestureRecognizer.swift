import Foundation
import GestureCore

/// Recognizes fingers that rest, optionally after some taps.
///
/// ```
/// possible ─taps done and fingers held for minimumPressDuration─▶ began   by a deadline, no event
/// possible ─taps done and a button of allowedPressTypes held as long─▶ began
/// possible ─moved more than allowableMovement, lifted early, one finger too many─▶ failed
/// began | changed ─a finger moves─▶ changed
/// began | changed ─any finger lifts, or the button─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
/// Numbers: its own properties (LPR-01…11). The taps before the press follow the rules of taps (LPR-09).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of fingers that must be held; 1 unless set (API-B07).
  open var numberOfTouchesRequired = 1
  /// Seconds from the landing of the last finger (LPR-07).
  open var minimumPressDuration: TimeInterval = 0.5
  /// The largest movement of the centroid before the press begins, in points (LPR-06).
  open var allowableMovement: CGFloat = 10

  // MARK: Progress

  private struct Progress {
    var tapsDone = 0
    var firstTap: CGPoint?
    /// The largest number of fingers down in this tap or press.
    var fingers = 0
    /// The number of buttons that are down.
    var buttons = 0
    /// Whether a finger of the present tap has lifted while others are down.
    var hasLift = false
    /// The centroid when the last finger came down; scene space.
    var start: CGPoint = .zero
    var startTime = Timestamp.zero
    var limit = Limit.none
  }

  /// The limit that its deadline checks.
  private enum Limit {
    case none, press
    case tap(TimeInterval)
    case interval(TimeInterval)
  }

  private var progress = Progress()

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      // If it has no other fingers, it must follow these, or no lift would end it.
      if attempt.downTouches.count == touches.count { return }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard state == .possible else { return }
    if progress.hasLift { return fail(.because("a finger came down after another had lifted")) }
    progress.fingers = numberOfTouches
    progress.start = cluster.centroid
    progress.startTime = now
    if progress.fingers > fingersRequired {
      return fail(.tooManyFingers(progress.fingers, allowed: fingersRequired))
    }
    if let first = progress.firstTap {
      let away = first.distance(to: progress.start)
      if away > tuning.tapSeparation {
        return fail(
          .over(
            "landed", away, unit: "pt from the first tap", limit: "tapSeparation",
            tuning.tapSeparation))
      }
    }
    if progress.fingers == fingersRequired { requestLimit() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay {
      state = .changed
    } else if state == .possible {
      checkMovement()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isUnderWay { return setState(.ended, because: .recognized("a finger lifted")) }
    guard state == .possible else { return }
    if progress.tapsDone < numberOfTapsRequired, progress.fingers == fingersRequired {
      progress.hasLift = true
      if touchesLeft == 0 { finishTap() }
      return
    }
    fail(
      progress.fingers < fingersRequired
        ? .tooFewFingers(progress.fingers, required: fingersRequired) : tooShort)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }

  // MARK: Presses

  /// A press of one button counts as one finger that does not move (COR-04).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state.isUnderWay {
      if attempt.downTouches.isEmpty, attemptLists.presses.count == presses.count { return }
      for press in presses { ignore(press, for: event) }
      return
    }
    guard state == .possible else { return }
    progress.buttons += presses.count
    progress.startTime = now
    if progress.buttons > 1 {
      return fail(.because("\(progress.buttons) buttons are down, more than the 1 it takes"))
    }
    requestLimit()
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if state.isUnderWay { return setState(.ended, because: .recognized("the button was let go")) }
    guard state == .possible else { return }
    progress.buttons = 0
    if progress.tapsDone < numberOfTapsRequired { return finishTap() }
    fail(tooShort)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    cancelOrFail()
  }

  // MARK: Deadline

  override func deadlinePassed() {
    switch progress.limit {
    case .none: break
    case .press where attempt.downTouches.isEmpty && progress.buttons == 0:
      // It ignores its fingers meanwhile, so no lift would end a press that begins now.
      fail(.tooFewFingers(0, required: fingersRequired))
    case .press: begin()
    case .tap(let limit): fail(.over("held", limit, unit: "s", limit: "tapDuration", limit))
    case .interval(let limit):
      fail(.over("waited", limit, unit: "s for the next tap", limit: "tapInterval", limit))
    }
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = Progress()
  }

  // MARK: Private

  private var fingersRequired: Int { max(1, numberOfTouchesRequired) }

  /// Requests the deadline of the present tap or press; all its fingers are down.
  private func requestLimit() {
    if progress.tapsDone < numberOfTapsRequired {
      progress.limit = .tap(tuning.tapDuration)
      requestDeadline(after: tuning.tapDuration, inclusive: true)
    } else if minimumPressDuration <= 0 {
      begin()
    } else {
      progress.limit = .press
      requestDeadline(after: minimumPressDuration)
    }
  }

  private func begin() {
    setState(
      .began, because: .recognized("held \(Reason.spell(minimumPressDuration)) s"))
  }

  override var progressSoFar: Reason? {
    if progress.tapsDone < numberOfTapsRequired {
      return .because("\(progress.tapsDone) of \(numberOfTapsRequired) taps are done")
    }
    guard progress.buttons > 0 || progress.fingers >= fingersRequired else {
      return .tooFewFingers(progress.fingers, required: fingersRequired)
    }
    return .under(
      "held", now.seconds(since: progress.startTime), unit: "s so far",
      limit: "minimumPressDuration", minimumPressDuration)
  }

  private func checkMovement() {
    let isTapping = progress.tapsDone < numberOfTapsRequired
    let limit = isTapping ? tuned { $0.tapMovement } : allowableMovement
    let moved = cluster.centroid.distance(to: progress.start)
    if moved > limit {
      fail(
        .over(
          "moved", moved, unit: "pt", limit: isTapping ? "tapMovement" : "allowableMovement",
          limit))
    }
  }

  private func finishTap() {
    progress.tapsDone += 1
    // A button has no location.
    if progress.fingers > 0, progress.firstTap == nil { progress.firstTap = progress.start }
    progress.fingers = 0
    progress.hasLift = false
    progress.limit = .interval(tuning.tapInterval)
    requestDeadline(after: tuning.tapInterval, inclusive: true)
  }

  private var tooShort: Reason {
    .under(
      "lifted after", now.seconds(since: progress.startTime), unit: "s",
      limit: "minimumPressDuration", minimumPressDuration)
  }

  private func fail(_ reason: @autoclosure () -> Reason) {
    setState(.failed, because: reason())
  }
  nonisolated deinit {}
}
