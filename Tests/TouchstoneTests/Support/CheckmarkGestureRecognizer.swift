import Foundation
import Touchstone

/// A single-finger check mark: down and to the right, then up, then lift (TRC-16).
///
/// ```
/// possible ─two fingers at once─▶ failed
/// possible ─before the up-stroke, to the left─▶ failed
/// possible ─lifted after an up-stroke began─▶ recognized
/// possible ─touches cancelled─▶ failed
/// ```
final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  /// The lowest point, where the up-stroke starts; the view's coordinates.
  private(set) var midPoint = CGPoint.zero
  private(set) var isStrokingUp = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, !isStrokingUp, let touch = touches.first else { return }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    switch (now.x >= before.x, now.y >= before.y) {
    case (true, true): midPoint = now
    case (true, false): isStrokingUp = true
    case (false, _): state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible, isStrokingUp { state = .recognized }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    forget()
    state = .failed
  }

  override func reset() {
    super.reset()
    forget()
  }

  private func forget() {
    midPoint = .zero
    isStrokingUp = false
  }
}
