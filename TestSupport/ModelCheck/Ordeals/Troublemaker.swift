import Touchstone

/// A continuous recognizer that lets its ordeal know of everything that it is told and asked.
final class Troublemaker: UIGestureRecognizer {
  weak var ordeal: Ordeal?

  override var state: State {
    didSet { ordeal?.reach(.stateChange, self) }
  }

  override var delaysTouchesBegan: Bool {
    get {
      ordeal?.reach(.withholding, self)
      return super.delaysTouchesBegan
    }
    set { super.delaysTouchesBegan = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    ordeal?.recognizer(hears: .began, touches)
    ordeal?.reach(.recognizerBegan, self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    ordeal?.recognizer(hears: .moved, touches)
    state = state == .possible ? .began : .changed
    ordeal?.reach(.recognizerMoved, self, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    ordeal?.recognizer(hears: .ended, touches)
    if numberOfTouches <= touches.count { state = state == .possible ? .failed : .ended }
    ordeal?.reach(.recognizerEnded, self, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    ordeal?.recognizer(hears: .cancelled, touches)
    state = state == .possible ? .failed : .cancelled
    ordeal?.reach(.recognizerCancelled, self, touches, event)
  }

  override func reset() { ordeal?.reach(.recognizerReset, self) }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.canPrevent, self)
    return true
  }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.canBePrevented, self)
    return true
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.requiresFailure, self)
    return false
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.isRequiredToFail, self)
    return false
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    ordeal?.reach(.wantsEvent, self, [], event)
    return true
  }
}
