import Touchstone

// Controls that log what they hear of as views, and what they make of it.
// Swift has no way to say this once for two classes of UIKit's.

/// A control without an opinion on recognizers around it (CRC-04).
final class ScriptedControl: UIControl {
  var part: ControlPart?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .began, touches) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .moved, touches) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .ended, touches) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .cancelled, touches) }
    super.touchesCancelled(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .began, presses) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .ended, presses) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .cancelled, presses) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part?.begins(touch) == true && super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part?.continues(touch, self) == true && super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part?.ends(touch)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    part?.cancels(event)
    super.cancelTracking(with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    part.map { $0.performance.view($0.number, lets: recognizer) } ?? true
      && super.gestureRecognizerShouldBegin(recognizer)
  }
}

/// A control that keeps single taps for itself (CRC-01).
final class ScriptedButton: UIButton {
  var part: ControlPart?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .began, touches) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .moved, touches) }
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .ended, touches) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    part.map { $0.performance.view($0.number, hears: .cancelled, touches) }
    super.touchesCancelled(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .began, presses) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .ended, presses) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    part.map { $0.performance.view($0.number, hears: .cancelled, presses) }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part?.begins(touch) == true && super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    part?.continues(touch, self) == true && super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    part?.ends(touch)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    part?.cancels(event)
    super.cancelTracking(with: event)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    part.map { $0.performance.view($0.number, lets: recognizer) } ?? true
      && super.gestureRecognizerShouldBegin(recognizer)
  }
}
