import GestureCore

extension UIScrollView {
  /// Whether a drag or a pinch may cancel touches that the content has received. If not, the
  /// recognizer gets the reason.
  func mayTakeContentTouches(of recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === scrollPinch, zoomedView == nil { return false }
    for touch in recognizer.touchesOfAttempt where touch.isKnownToView {
      guard let view = touch.hitView, view !== self, view.isDescendant(of: self) else { continue }
      let rule =
        if !canCancelContentTouches {
          "canCancelContentTouches"
        } else if !touchesShouldCancel(in: view) {
          "touchesShouldCancel(in:)"
        } else {
          String?.none
        }
      guard let rule else { continue }
      recognizer.setVetoReason(
        .keptByContent(view: view.traceLabel, in: traceLabel, rule: rule))
      return false
    }
    return true
  }
}
