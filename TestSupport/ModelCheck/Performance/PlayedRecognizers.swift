import Touchstone

// UIKit's own recognizers, which log what they are told and get on with others as the script says.
// Swift has no way to say this once for several classes.

final class PlayedTap: UITapGestureRecognizer {
  weak var performance: Performance?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .moved, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .ended, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    performance?.wasReset(self)
    super.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toPrevent: other) == true && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toBePreventedBy: other) == true
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, waitFor: other) == true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, beAwaitedBy: other) == true
  }
}

final class PlayedPress: UILongPressGestureRecognizer {
  weak var performance: Performance?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .moved, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .ended, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    performance?.wasReset(self)
    super.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toPrevent: other) == true && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toBePreventedBy: other) == true
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, waitFor: other) == true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, beAwaitedBy: other) == true
  }
}

final class PlayedPan: UIPanGestureRecognizer {
  weak var performance: Performance?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .began, touches, event)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .moved, touches, event)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .ended, touches, event)
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    performance?.recognizer(self, hears: .cancelled, touches, event)
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    performance?.wasReset(self)
    super.reset()
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toPrevent: other) == true && super.canPrevent(other)
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    performance?.allows(self, toBePreventedBy: other) == true
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, waitFor: other) == true
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    performance?.makes(self, beAwaitedBy: other) == true
  }
}
