import Foundation
import Touchstone

extension SceneRecognizer {
  /// The recognizer that the file describes, without its relations.
  func make() -> UIGestureRecognizer {
    let recognizer = makeOfKind()
    recognizer.name = shownName
    if let isEnabled { recognizer.isEnabled = isEnabled }
    if let cancelsTouchesInView { recognizer.cancelsTouchesInView = cancelsTouchesInView }
    if let delaysTouchesBegan { recognizer.delaysTouchesBegan = delaysTouchesBegan }
    if let delaysTouchesEnded { recognizer.delaysTouchesEnded = delaysTouchesEnded }
    if let requiresExclusiveTouchType {
      recognizer.requiresExclusiveTouchType = requiresExclusiveTouchType
    }
    if let allowedTouchTypes { recognizer.allowedTouchTypes = allowedTouchTypes.map(asNumber) }
    if let allowedPressTypes { recognizer.allowedPressTypes = allowedPressTypes.map(asNumber) }
    return recognizer
  }

  private func asNumber(_ value: Int) -> NSNumber { NSNumber(value: value) }

  private func makeOfKind() -> UIGestureRecognizer {
    switch kind {
    case .tap:
      let tap = turn == nil ? UITapGestureRecognizer() : TurnTapGestureRecognizer()
      if let numberOfTapsRequired { tap.numberOfTapsRequired = numberOfTapsRequired }
      if let numberOfTouchesRequired { tap.numberOfTouchesRequired = numberOfTouchesRequired }
      if let buttonMaskRequired { tap.buttonMaskRequired = buttonMaskRequired }
      return tap
    case .longPress:
      let press =
        canPrevent == false ? YieldingLongPressGestureRecognizer() : UILongPressGestureRecognizer()
      if let numberOfTapsRequired { press.numberOfTapsRequired = numberOfTapsRequired }
      if let numberOfTouchesRequired { press.numberOfTouchesRequired = numberOfTouchesRequired }
      if let minimumPressDuration { press.minimumPressDuration = minimumPressDuration }
      if let allowableMovement { press.allowableMovement = allowableMovement }
      return press
    case .pan:
      let pan = beginsByExtent ? RankedPanGestureRecognizer() : UIPanGestureRecognizer()
      if let minimumNumberOfTouches { pan.minimumNumberOfTouches = minimumNumberOfTouches }
      if let maximumNumberOfTouches { pan.maximumNumberOfTouches = maximumNumberOfTouches }
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      if let numberOfTouchesRequired { swipe.numberOfTouchesRequired = numberOfTouchesRequired }
      if let direction { swipe.direction = direction }
      return swipe
    case .linger:
      let linger = LingerGestureRecognizer()
      if let minimumDuration { linger.minimumDuration = minimumDuration }
      return linger
    case .rest:
      let rest = RestGestureRecognizer()
      // Views lose nothing by it, and a finger that rests would withhold the end of every other one.
      rest.delaysTouchesEnded = false
      if let allowableMovement { rest.allowableMovement = allowableMovement }
      return rest
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      if let edges { pan.edges = edges }
      return pan
    case .hover: return UIHoverGestureRecognizer()
    case .pinch:
      return beginsByExtent ? RankedPinchGestureRecognizer() : UIPinchGestureRecognizer()
    case .rotation:
      return beginsByExtent ? RankedRotationGestureRecognizer() : UIRotationGestureRecognizer()
    }
  }
}
