import GestureCore

extension TouchSystem {
  func noteEstimates(of touch: UITouch) {
    if touch.hasEstimates || !estimates.isEmpty { estimates.note(touch) }
  }

  func forgetOldEstimates() {
    if !estimates.isEmpty { estimates.forget(before: now) }
  }

  /// Better values have come: whoever was shown the touch hears of them, recognizers before the
  /// view, with the touch as it was at that reading (API-R04, API-G28).
  func receive(_ update: EstimateUpdate) {
    guard let (touch, shown) = estimates.take(update) else {
      return record(.refused(.nobodyWaits(index: update.index)))
    }
    gestures.pass {
      for follower in touch.followers {
        guard let recognizer = follower.recognizer, recognizer.isEnabled,
          recognizer.course.assigned != .failed
        else { continue }
        gestures.speak(as: recognizer) {
          recognizer.touchesEstimatedPropertiesUpdated([shown])
        }
      }
      switch touch.delivery.stage {
      case .delivered, .finished: touch.hitView?.touchesEstimatedPropertiesUpdated([shown])
      case .withheld, .claimed, .barred: break
      }
    }
  }
}
