import Touchstone

/// A view that logs what it hears of and answers should-begin as the script says.
final class ScriptedView: UIView {
  private var number = 0
  private weak var performance: Performance?

  func join(_ performance: Performance, as number: Int) {
    self.performance = performance
    self.number = number
    accessibilityIdentifier = "v\(number)"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .cancelled, touches)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .began, presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .ended, presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .cancelled, presses)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    performance?.view(number, lets: recognizer) ?? true
  }
}

/// The same for a window, which is a view like any other to the rules.
final class ScriptedWindow: UIWindow {
  var number = 0
  weak var performance: Performance?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    performance?.view(number, hears: .cancelled, touches)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .began, presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .ended, presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    performance?.view(number, hears: .cancelled, presses)
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    performance?.view(number, lets: recognizer) ?? true
  }
}
