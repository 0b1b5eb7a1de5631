import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A check mark drawn by one finger: down to the right, then up to the right (listings 1-8 and 1-9).
///
/// ```
/// possible ─the finger lifts after a stroke up─▶ recognized
/// possible ─it went left before the stroke up, or more than one finger came─▶ failed
/// possible ─cancelled─▶ failed
/// ```
/// As in the guide, nothing is asked of the finger once it strokes up, and one that lifts without
/// having done so leaves the recognizer as it was, for the system to reset.
public final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  /// Where the stroke up began, in the view's coordinates; for the action to ask.
  public private(set) var midPoint = CGPoint.zero
  private var strokeUp = false

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
  }

  public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, !strokeUp, let touch = touches.first else { return }
    let now = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    if now.x >= before.x, now.y >= before.y {
      midPoint = now
    } else if now.x >= before.x, now.y <= before.y {
      strokeUp = true
    } else {
      state = .failed
    }
  }

  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .possible, strokeUp { state = .recognized }
  }

  public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    midPoint = .zero
    strokeUp = false
    state = .failed
  }

  public override func reset() {
    super.reset()
    midPoint = .zero
    strokeUp = false
  }
}

/// Remembers the turning point of each check mark that is drawn.
public final class CheckmarkViewController: UIViewController {
  public private(set) var midPoints: [CGPoint] = []
  public private(set) var recognizer = CheckmarkGestureRecognizer()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.isMultipleTouchEnabled = true
    recognizer.name = "checkmark"
    recognizer.addTarget(self, action: CheckmarkViewController.noteCheckmark)
    view.addGestureRecognizer(recognizer)
  }

  func noteCheckmark(_ recognizer: CheckmarkGestureRecognizer) {
    midPoints.append(recognizer.midPoint)
  }
}
