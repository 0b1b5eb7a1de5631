import Foundation
import Touchstone

extension SceneRecognizer {
  /// The recognizer that the file describes, without its relations.
  func make() -> UIGestureRecognizer {
    let recognizer = makeOfKind()
    recognizer.name = shownName
    for property in values.isEmpty ? [] : RecognizerProperty.of(kind) {
      if let value = values[property.name] { _ = property.write(recognizer, value) }
    }
    return recognizer
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
      // Views lose nothing by it, and a finger that rests would withhold the end of every other one.
      rest.delaysTouchesEnded = false
      return rest
    }
  }
}
