import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A stroke down to the right and then up to the right, by one finger: the usual first recognizer of
/// one's own, written as for iOS.
final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke {
    case notStarted, down, up
  }

  private(set) var history: [UIGestureRecognizer.State] = []
  private var stroke = Stroke.notStarted
  private var trackedTouch: UITouch?
  private var lowest: CGPoint = .zero

  override var state: UIGestureRecognizer.State {
    didSet { history.append(state) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, trackedTouch == nil, let touch = touches.first else {
      state = .failed
      return
    }
    trackedTouch = touch
    lowest = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let touch = touches.first, touch === trackedTouch else { return }
    let here = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    guard here.x >= before.x else {
      state = .failed
      return
    }
    if here.y >= before.y {
      guard stroke != .up else {
        state = .failed
        return
      }
      stroke = .down
      lowest = here
    } else if stroke == .notStarted {
      state = .failed
    } else {
      stroke = .up
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    state = stroke == .up && touch.location(in: view).y < lowest.y ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .notStarted
    trackedTouch = nil
    lowest = .zero
  }
}
