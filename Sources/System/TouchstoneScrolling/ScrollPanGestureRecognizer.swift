import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// The pan of a scroll view. Only movement along the axes that can scroll counts, and a touch on moving content begins it
/// without movement.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// Whether a finger is on the scroll view.
  private(set) var isTouched = false
  /// Whether the pan follows the steps of a wheel.
  private(set) var isWheel = false

  /// The scroll view; UIKit raises an exception if another delegate is set (COR-05). Only a subclass that implements the
  /// delegate's methods is asked.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView?.asDelegate }
    set {
      guard newValue !== scrollView else { return }
      ownEngine?.diagnose(
        "\(traceLabel): a scroll view's own pan must have the scroll view as its delegate; ignored")
    }
  }

  /// Connects the recognizer with its scroll view.
  func serve(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.delegate = scrollView as? any UIGestureRecognizerDelegate
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isTouched = true
    isWheel = false
    super.touchesBegan(touches, with: event)
    guard let scrollView, scrollView.isDecelerating, state == .possible else { return }
    scrollView.catchContent()
    if (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
      .contains(numberOfTouches)
    {
      setState(.began, because: .recognized("caught the moving content"))
    }
  }

  override func pointerChanged(_ change: PointerEvent.Change) {
    if case .scroll(let scroll) = change { isWheel = scroll.isDiscrete }
    super.pointerChanged(change)
  }

  override func counted(_ travel: CGPoint) -> CGPoint {
    guard let scrollView else { return travel }
    let own = convertVectorFromScene(travel, to: scrollView)
    let counted = scrollView.scrollablePart(of: own)
    return counted == own ? travel : convertVectorToScene(counted, from: scrollView)
  }

  /// The scroll view can refuse that its content receives a touch (API-C20).
  override func refusesDelivery(of touch: UITouch) -> Bool {
    guard let scrollView, let view = touch.hitView, scrollView !== view else { return false }
    return !scrollView.touchesShouldBegin([touch], with: touch.sequenceEvent, in: view)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.scrollPinch
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.scrollPinch
  }

  override func reset() {
    super.reset()
    isTouched = false
    scrollView?.letGoOfCaughtContent()
  }
}
