import Foundation
import GestureCore
@_exported import GesturePatterns
import Touchstone

/// Recognizes a pattern; otherwise an ordinary recognizer.
///
/// ```
/// possible ─the pattern is complete─▶ ended
/// possible ─an element marked began is over─▶ began
/// possible ─an element did not match─▶ failed            the reason names it, and by how much
/// began | changed ─a finger moves; an element marked changed is over─▶ changed
/// began | changed ─the pattern is complete; beyond its end: no finger is left─▶ ended
/// began | changed ─an element did not match; touches cancelled─▶ cancelled
/// ```
open class PatternGestureRecognizer: UIGestureRecognizer {
  // MARK: Configuration

  /// The pattern.
  public let pattern: GesturePattern
  /// The space in which the pattern's locations and distances are measured. Do not use a view that moves with the fingers.
  public let coordinateSpace: GestureSpace

  /// Creates a recognizer for a pattern, optionally with an action.
  public init(
    _ pattern: GesturePattern, coordinateSpace: GestureSpace = .local, target: Any? = nil,
    action: Selector? = nil
  ) {
    self.pattern = pattern
    self.coordinateSpace = coordinateSpace
    super.init(target: target, action: action)
  }

  // MARK: Result

  /// The match with its captures; `nil` unless the pattern is recognized.
  public var match: PatternMatch? { progress?.match }

  /// The failure of the last attempt that failed, with the element and its measured values; `nil` if none has.
  public private(set) var failure: PatternFailure?

  // MARK: Progress

  private var progress: PatternProgress?
  /// The number of marks that were applied to the state.
  private var marksFollowed = 0

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.down, touches, event)
    guard let progress else { return }
    for touch in touches where progress.turnedAway(touch.contactID) { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hadBegun = state.isInProgress
    hear(.move, touches, event)
    if hadBegun, state.isInProgress { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    hear(.up, touches, event)
    let stays = (event.touches(for: self) ?? []).contains { touch in
      touch.phase != .ended && touch.phase != .cancelled
    }
    if state.isInProgress, progress?.isOpen == false, !stays {
      setState(.ended, because: .recognized("the last finger lifted"))
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(state.isInProgress ? .cancelled : .failed, because: .touchesCancelled)
  }

  // MARK: Reset

  open override func reset() {
    super.reset()
    progress = nil
    marksFollowed = 0
  }

  // MARK: Private

  private func hear(_ phase: FingerEvent.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    let now = moment
    var next = progress ?? PatternProgress(pattern, at: now)
    guard next.isOpen else { return }
    let space = coordinateSpace.view(of: self)
    let all = touches.union(event.touches(for: self) ?? [])
    var fingers = FingerEvent(
      phase, at: now, fingers: touches.map(\.contactID).sorted(),
      places: all.map { FingerPlace($0.contactID, at: $0.location(in: space)) })
    fingers.losesFinger =
      phase == .move
      && all.contains { touch in
        (touch.phase == .ended || touch.phase == .cancelled) && !next.turnedAway(touch.contactID)
      }
    next.hear(fingers)
    follow(next)
  }

  private func follow(_ next: PatternProgress) {
    progress = next
    for change in next.changes.dropFirst(marksFollowed) {
      switch change.mark {
      case .began: setState(.began, because: .recognized("its pattern began"))
      case .changed: if state.isInProgress { state = .changed }
      // The end of the pattern, which is reported below.
      case .recognized: break
      }
    }
    marksFollowed = next.changes.count
    switch next.verdict {
    case .open: waitForDeadline(of: next)
    case .failed(let fault):
      failure = fault
      setState(state.isInProgress ? .cancelled : .failed, because: fault.told)
    case .recognized:
      if next.changes.last?.mark != .began {
        setState(.ended, because: .recognized("its pattern is complete"))
      }
    }
  }

  private func waitForDeadline(of next: PatternProgress) {
    guard let due = next.nextDeadline else { return }
    afterSeconds(due.seconds(since: moment)) { [weak self] in
      guard let self, var next = progress, next.isOpen else { return }
      next.advance(to: moment)
      follow(next)
    }
  }
  nonisolated deinit {}
}

extension UIGestureRecognizer.State {
  fileprivate var isInProgress: Bool { self == .began || self == .changed }
}

extension PatternFailure {
  /// The failure's reason with the element's name.
  fileprivate var told: Reason {
    switch reason {
    case .over(let what, let value, let unit, let limit, let bound):
      .over("\(element): \(what)", value, unit: unit, limit: limit, bound)
    case .under(let what, let value, let unit, let limit, let bound):
      .under("\(element): \(what)", value, unit: unit, limit: limit, bound)
    default: .because("\(self)")
    }
  }
}
