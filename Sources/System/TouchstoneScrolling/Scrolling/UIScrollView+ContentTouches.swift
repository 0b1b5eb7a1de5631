import GestureCore

extension UIScrollView {
  /// Whether a drag or a pinch may take its touches from content that has heard of them.
  func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === scrollPinch, zoomedView == nil { return false }
    for touch in recognizer.touchesOfAttempt where touch.isKnownToView {
      guard let view = touch.hitView, view !== self, view.isDescendant(of: self) else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }
}
