import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// Withholds touches from a scroll view's content until it is clear that they are not a fast drag.
///
/// ```
/// possible ─contentTouchDelay has passed─▶ failed
/// possible ─a touch ended or was cancelled─▶ failed
/// ```
/// It never recognizes. Numbers: `GestureTuning.contentTouchDelay` (DEL-47).
final class ContentTouchDelay: UIGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Named after the setting, since no client has made the recognizer.
  override var traceName: String {
    "delaysContentTouches of \(scrollView?.traceLabel ?? "a scroll view")"
  }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count else { return }
    if let view = touches.first?.hitView, scrollView?.delaysTouches(in: view) == false {
      return setState(.failed, because: .because("the view receives touches at once"))
    }
    requestDeadline(after: limitsInUse.contentTouchDelay) { [weak self] in
      self?.setState(.failed, because: .because("the touch stayed"))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    setState(.failed, because: .because("the touch ended"))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelOrFail()
  }
}
