import Touchstone
import TouchstoneTesting

/// A UIPanGestureRecognizer that logs the touches it hears of, as a `LoudRecognizer` does.
final class LoudPan: UIPanGestureRecognizer {
  private weak var stage: Stage?

  convenience init(_ stage: Stage) {
    self.init(target: nil, action: nil)
    self.stage = stage
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.note(.began, of: touches, by: label)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.note(.moved, of: touches, by: label)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.note(.ended, of: touches, by: label)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stage?.note(.cancelled, of: touches, by: label)
    super.touchesCancelled(touches, with: event)
  }

  private var label: String { name ?? "recognizer" }
}
