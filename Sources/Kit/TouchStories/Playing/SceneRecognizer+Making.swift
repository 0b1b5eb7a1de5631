import Foundation
import Touchstone

extension SceneRecognizer {
  /// Makes the recognizer and adds it to `view`; a scroll view's own recognizer is reused. Relations are not set.
  func make(on view: UIView) -> UIGestureRecognizer {
    let own = isScrollViews ? own(of: view) : nil
    let recognizer = own ?? makeOfKind()
    set(recognizer)
    if own == nil { view.addGestureRecognizer(recognizer) }
    return recognizer
  }

  /// Makes the recognizer without a view. Relations are not set.
  func make() -> UIGestureRecognizer {
    let recognizer = makeOfKind()
    set(recognizer)
    return recognizer
  }

  /// A recognizer of this kind with default values.
  var plain: UIGestureRecognizer {
    // A scroll view's pan differs in default values: it accepts scroll wheels.
    let scrollView = UIScrollView(frame: .zero)
    scrollView.maximumZoomScale = 2
    return (isScrollViews ? own(of: scrollView) : nil) ?? SceneRecognizer(kind).make()
  }

  private func own(of view: UIView) -> UIGestureRecognizer? {
    let scrollView = view as? UIScrollView
    return kind == .pan ? scrollView?.panGestureRecognizer : scrollView?.pinchGestureRecognizer
  }

  private func set(_ recognizer: UIGestureRecognizer) {
    recognizer.name = shownName
    for property in values.isEmpty ? [] : SceneProperty.of(kind) {
      if let value = values[property.name] { _ = property.write(recognizer, value) }
    }
  }

  private func makeOfKind() -> UIGestureRecognizer {
    switch kind {
    case .tap: return turn == nil ? UITapGestureRecognizer() : TurnTapGestureRecognizer()
    case .longPress:
      return canPrevent == false
        ? YieldingLongPressGestureRecognizer() : UILongPressGestureRecognizer()
    case .pan: return beginsByExtent ? RankedPanGestureRecognizer() : UIPanGestureRecognizer()
    case .pinch:
      return beginsByExtent ? RankedPinchGestureRecognizer() : UIPinchGestureRecognizer()
    case .rotation:
      return beginsByExtent ? RankedRotationGestureRecognizer() : UIRotationGestureRecognizer()
    case .swipe: return UISwipeGestureRecognizer()
    case .edgePan: return UIScreenEdgePanGestureRecognizer()
    case .hover: return UIHoverGestureRecognizer()
    case .linger: return LingerGestureRecognizer()
    case .rest:
      let rest = RestGestureRecognizer()
      // Views do not need the delay, and a resting finger would withhold the ends of all other touches.
      rest.delaysTouchesEnded = false
      return rest
    }
  }
}
