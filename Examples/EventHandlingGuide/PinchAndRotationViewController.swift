import UIKit

/// A picture that two fingers enlarge and turn at once, since a delegate allows both.
public final class PinchAndRotationViewController: UIViewController, UIGestureRecognizerDelegate {
  public let pictureView = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
  public let pinchRecognizer = UIPinchGestureRecognizer()
  public let rotationRecognizer = UIRotationGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    pictureView.accessibilityIdentifier = "picture"
    pictureView.isMultipleTouchEnabled = true
    view.addSubview(pictureView)
    pinchRecognizer.name = "pinch"
    pinchRecognizer.addTarget(self, action: PinchAndRotationViewController.scalePicture)
    pictureView.addGestureRecognizer(pinchRecognizer)
    rotationRecognizer.name = "rotation"
    rotationRecognizer.addTarget(self, action: PinchAndRotationViewController.turnPicture)
    pictureView.addGestureRecognizer(rotationRecognizer)
    // One "yes" is enough, so one of the two delegates is.
    pinchRecognizer.delegate = self
  }

  func scalePicture(_ recognizer: UIPinchGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    pictureView.transform = pictureView.transform.scaledBy(
      x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  func turnPicture(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    pictureView.transform = pictureView.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === pinchRecognizer && otherGestureRecognizer === rotationRecognizer
  }
}
