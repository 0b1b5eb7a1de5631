import UIKit

/// The gestures of a picture: pinch, rotation and pan go together, and a swipe to the next picture has
/// its chance before the pan.
final class PhotoGestures: NSObject, UIGestureRecognizerDelegate {
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let swipe = UISwipeGestureRecognizer()

  override init() {
    super.init()
    swipe.direction = .left
    pan.require(toFail: swipe)
    for recognizer in [pinch, rotation, pan] { recognizer.delegate = self }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other !== swipe
  }
}
