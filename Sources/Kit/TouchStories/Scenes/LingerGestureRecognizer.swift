import Foundation
import GestureCore
import Touchstone

/// Recognizes fingers that stay down: it begins after a time with any finger down, and is simultaneous with all gestures.
///
/// ```
/// possible ─fingers down for minimumDuration─▶ began   by the clock, no event
/// possible ─all fingers lifted─▶ failed
/// began | changed ─all fingers lifted─▶ ended
/// ```
/// A swipe that requires its failure is recognized only if its fingers lift in time, so that a drag with a fast beginning is
/// not a swipe.
final class LingerGestureRecognizer: UIGestureRecognizer, HooksKnown {
  static let hooks: OverriddenHooks = [.prevents, .isPrevented]

  /// Seconds since the first landing; a lift at exactly this time is early enough.
  var minimumDuration: TimeInterval = 0.5

  private var isCounting = false
  /// The touches that are down.
  private var fingers: [UITouch] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    fingers += touches
    guard !isCounting else { return }
    isCounting = true
    afterSeconds(minimumDuration + 1e-9) { [unowned self] in
      setState(.began, because: .recognized("fingers down for \(minimumDuration) s"))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    finish(because: .recognized("the fingers lifted"))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    finish(because: .touchesCancelled)
  }

  override func reset() {
    super.reset()
    isCounting = false
    fingers.removeAll(keepingCapacity: true)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func finish(because reason: Reason) {
    fingers.removeAll { $0.phase == .ended || $0.phase == .cancelled }
    guard fingers.isEmpty else { return }
    setState(state == .possible ? .failed : .ended, because: reason)
  }
}
