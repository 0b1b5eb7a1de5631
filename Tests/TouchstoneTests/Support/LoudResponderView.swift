import Foundation
import Touchstone
import TouchstoneTesting

/// A view that logs every kind of message and passes it on, as an override that calls super does.
class LoudResponderView: UIView {
  var stage: Stage?
  var name = "view"
  /// Stands in for the next responder, if there is one.
  var stranger: UIResponder?

  convenience init(_ name: String, on stage: Stage, frame: CGRect) {
    self.init(frame: frame)
    self.stage = stage
    self.name = name
    accessibilityIdentifier = name
  }

  override var next: UIResponder? { stranger ?? super.next }

  private func note(_ words: String) { stage?.log.append("\(name).\(words)") }

  private func note(_ words: String, _ touches: Set<UITouch>) {
    let views = touches.map { $0.view?.accessibilityIdentifier ?? "none" }.sorted()
    note("\(words) \(stage?.names(of: touches) ?? "") on \(views.joined(separator: " "))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    super.touchesCancelled(touches, with: event)
  }

  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    note("updated", touches)
    super.touchesEstimatedPropertiesUpdated(touches)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesBegan")
    super.pressesBegan(presses, with: event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesChanged")
    super.pressesChanged(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesEnded")
    super.pressesEnded(presses, with: event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("pressesCancelled")
    super.pressesCancelled(presses, with: event)
  }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionBegan \(motion)")
    super.motionBegan(motion, with: event)
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionEnded \(motion)")
    super.motionEnded(motion, with: event)
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    note("motionCancelled \(motion)")
    super.motionCancelled(motion, with: event)
  }

  override func remoteControlReceived(with event: UIEvent?) {
    note("remoteControl")
    super.remoteControlReceived(with: event)
  }
}
