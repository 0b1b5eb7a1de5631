import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes one finger that goes once around the middle of its view, either way.
final class CircleGestureRecognizer: UIGestureRecognizer {
  /// How far it has gone around, in radians, positive clockwise.
  private(set) var turned: CGFloat = 0
  private var last: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed }
    last = angle
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // The short way, so that nothing jumps where angles begin anew.
    turned += remainder(angle - last, 2 * .pi)
    last = angle
    if abs(turned) > 1.9 * .pi { state = .recognized }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    turned = 0
  }

  private var angle: CGFloat {
    let place = location(in: view)
    let bounds = view?.bounds ?? .zero
    return atan2(place.y - bounds.midY, place.x - bounds.midX)
  }
}
