import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that counts only after a longer way, and whose touch methods take an optional event, as
/// some iOS sources write them.
final class ThresholdPanGestureRecognizer: UIPanGestureRecognizer {
  static let threshold: CGFloat = 30

  private(set) var isThresholdExceeded = false

  override var state: UIGestureRecognizer.State {
    didSet {
      switch state {
      case .began, .changed: break
      default: isThresholdExceeded = false
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let event else { return }
    super.touchesMoved(touches, with: event)
    let way = translation(in: view)
    if !isThresholdExceeded, hypot(way.x, way.y) > Self.threshold {
      isThresholdExceeded = true
      setTranslation(.zero, in: view)
    }
  }
}
