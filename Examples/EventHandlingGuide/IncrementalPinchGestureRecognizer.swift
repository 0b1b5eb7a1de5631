import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Two fingers whose distance changes; `scale` says by how much in the last step alone.
///
/// ```
/// possible ─a finger moves while two are down─▶ began
/// possible ─no finger is left─▶ failed
/// began | changed ─a finger moves─▶ changed
/// began | changed ─a finger lifts─▶ ended
/// began | changed ─touches cancelled─▶ cancelled
/// ```
/// The set that a touch method is given holds only what changed, so a recognizer that counts fingers
/// keeps a list of its own.
public final class IncrementalPinchGestureRecognizer: UIGestureRecognizer {
  /// The present distance of the fingers as a multiple of the previous one.
  public private(set) var scale: CGFloat = 1
  private var beganTouches: [UITouch] = []

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where !beganTouches.contains(touch) {
      if beganTouches.count < 2 { beganTouches.append(touch) } else { ignore(touch, for: event) }
    }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard beganTouches.count == 2 else { return }
    // That of a finger that rests is where it is.
    let previous = distance { $0.previousLocation(in: view) }
    guard previous > 0 else { return }
    scale = distance { $0.location(in: view) } / previous
    state = state == .possible ? .began : .changed
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    beganTouches.removeAll { touches.contains($0) }
    switch state {
    case .began, .changed:
      scale = 1
      state = .ended
    default:
      if beganTouches.isEmpty { state = .failed }
    }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    scale = 1
    state = state == .possible ? .failed : .cancelled
  }

  public override func reset() {
    super.reset()
    scale = 1
    beganTouches = []
  }

  private func distance(_ place: (UITouch) -> CGPoint) -> CGFloat {
    let (first, second) = (place(beganTouches[0]), place(beganTouches[1]))
    return hypot(first.x - second.x, first.y - second.y)
  }
}

/// Multiplies the steps of a pinch up to the size of a picture.
public final class IncrementalPinchViewController: UIViewController {
  public let pictureView = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    pictureView.accessibilityIdentifier = "picture"
    view.addSubview(pictureView)
    let recognizer = IncrementalPinchGestureRecognizer(
      target: self, action: IncrementalPinchViewController.scalePicture)
    recognizer.name = "pinch"
    view.addGestureRecognizer(recognizer)
  }

  func scalePicture(_ recognizer: IncrementalPinchGestureRecognizer) {
    pictureView.transform = pictureView.transform.scaledBy(
      x: recognizer.scale, y: recognizer.scale)
  }
}
