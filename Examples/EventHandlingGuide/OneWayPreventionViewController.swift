import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A rotation that keeps pinches out, as any two gestures keep each other out, but that no pinch
/// keeps out.
public final class StubbornRotationGestureRecognizer: UIRotationGestureRecognizer {
  public override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !(preventingGestureRecognizer is UIPinchGestureRecognizer)
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}

/// A relation in one direction: a rotation that is first keeps the pinch out, a pinch that is first
/// lets the rotation begin.
public final class OneWayPreventionViewController: UIViewController {
  public let pinchRecognizer = UIPinchGestureRecognizer()
  public let rotationRecognizer = StubbornRotationGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    pinchRecognizer.name = "pinch"
    rotationRecognizer.name = "rotation"
    view.addGestureRecognizer(pinchRecognizer)
    view.addGestureRecognizer(rotationRecognizer)
  }
}
