import GestureCore

extension TouchSystem {
  func noteEstimates(of touch: UITouch) {
    if touch.hasEstimates || !estimates.isEmpty { changeEstimates { $0.note(touch) } }
  }

  /// Taken out while they are changed, as lists are: whether there are any is asked in every event.
  private func changeEstimates<Result>(_ change: (inout EstimateLedger) -> Result) -> Result {
    var ledger = estimates
    estimates = EstimateLedger()
    let result = change(&ledger)
    estimates = ledger
    return result
  }

  func forgetOldEstimates() {
    if !estimates.isEmpty { changeEstimates { $0.forget(before: now) } }
  }

  /// Better values have come: what was shown the touch hears of them, recognizers before the
  /// view, with the touch as it was at that reading (API-R04, API-G28).
  func receive(_ update: EstimateUpdate) {
    guard let (touch, shown) = changeEstimates({ $0.take(update) }) else {
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
      if touch.hasViewHeard { touch.hitView?.touchesEstimatedPropertiesUpdated([shown]) }
    }
  }
}
