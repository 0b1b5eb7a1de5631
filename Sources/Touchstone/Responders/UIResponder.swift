import Foundation

/// Something that can hear of input, and passes on to the next in the chain what it does not want.
///
/// Override all four touch methods or none (RSP-06).
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who hears of what this responder does not handle (API-R01).
  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Better values have come for estimates; possibly after the touch ended (API-R04).
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
}
