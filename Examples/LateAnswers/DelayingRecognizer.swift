import UIKit

/// Holds all gestures of an embedded view until the framework around it has decided who gets the touches.
///
/// ```
/// possible ─release()─▶ failed                     the embedded view's gestures go ahead
/// possible ─block(), once no finger is down─▶ ended   they fail
/// ```
public final class DelayingRecognizer: UIGestureRecognizer {
  private var isBlocked = false

  /// The embedded view gets its gestures.
  public func release() { if state == .possible { state = .failed } }

  /// The framework keeps the touches.
  public func block() {
    isBlocked = true
    endIfLifted()
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isBlocked, numberOfTouches == touches.count { state = .ended }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  public override func reset() { isBlocked = false }

  private func endIfLifted() {
    if isBlocked, numberOfTouches == 0, state == .possible { state = .ended }
  }

  public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    !(other is DelayingRecognizer) && other.view?.isDescendant(of: view ?? UIView()) == true
  }
}
