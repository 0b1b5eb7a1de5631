import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that knows whether its fingers came to rest before they lifted. Its velocity does not: it
/// stands as it was at the last movement.
final class RestingPanGestureRecognizer: UIPanGestureRecognizer {
  /// Seconds from the last movement to the last event.
  private(set) var restingTime: TimeInterval = 0
  private var lastMovement: TimeInterval = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    lastMovement = event.timestamp
    restingTime = 0
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    restingTime = event.timestamp - lastMovement
    super.touchesEnded(touches, with: event)
  }
}
