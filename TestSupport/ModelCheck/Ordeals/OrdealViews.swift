import Foundation
import Touchstone

// Views that let their ordeal know of everything that they are told and asked.

final class OrdealView: UIView {
  weak var ordeal: Ordeal?
  var number = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ordeal?.view(number, hears: .began, touches)
    ordeal?.reach(.viewBegan, nil, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ordeal?.view(number, hears: .moved, touches)
    ordeal?.reach(.viewMoved, nil, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ordeal?.view(number, hears: .ended, touches)
    ordeal?.reach(.viewEnded, nil, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ordeal?.view(number, hears: .cancelled, touches)
    ordeal?.reach(.viewCancelled, nil, touches, event)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    ordeal?.reach(.hitTest, nil, [], event)
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    ordeal?.reach(.pointInside, nil, [], event)
    return super.point(inside: point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ordeal?.reach(.viewShouldBegin, gestureRecognizer)
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil { ordeal?.reach(.viewLeaves) }
  }

  override func didMoveToWindow() {
    if window == nil { ordeal?.reach(.viewHasLeft) }
  }

  override func layoutSubviews() { ordeal?.reach(.layout) }
}

final class OrdealControl: UIControl {
  weak var ordeal: Ordeal?

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    ordeal?.reach(.beginTracking, nil, [touch], event)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    ordeal?.reach(.continueTracking, nil, [touch], event)
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    ordeal?.reach(.endTracking, nil, [], event)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    ordeal?.reach(.cancelTracking, nil, [], event)
    super.cancelTracking(with: event)
  }
}

final class OrdealWindow: UIWindow {
  weak var ordeal: Ordeal?

  override func sendEvent(_ event: UIEvent) {
    ordeal?.reach(.beforeSending, nil, [], event)
    super.sendEvent(event)
    ordeal?.reach(.afterSending, nil, [], event)
  }
}
