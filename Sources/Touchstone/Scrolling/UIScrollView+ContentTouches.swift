import GestureCore

extension UIScrollView {
  /// Whether a drag or a pinch may take its touches from content that has heard of them.
  func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === scrollPinch, zoomedView == nil { return false }
    for touch in recognizer.course.received where touch.isKnownToView {
      guard let view = touch.hitView, view !== self, view.isDescendant(of: self) else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}

extension TouchSystem {
  /// Whether the scroll views around a touch's view agree that the view hears of it; otherwise it
  /// never will (API-C20).
  func scrollViewsAgree(toTell touch: UITouch) -> Bool {
    let isRefused = gestures.anyReceiver(of: touch.input) { recognizer in
      guard let scrollView = (recognizer as? ScrollPanGestureRecognizer)?.scrollView,
        let view = touch.hitView, scrollView !== view
      else { return false }
      return !scrollView.touchesShouldBegin([touch], with: touch.event, in: view)
    }
    if isRefused { _ = gestures.contest.inputs.claim(touch.input) }
    return !isRefused
  }
}
