import GestureCore

extension TouchSystem {
  func addEstimates(of touch: UITouch) {
    if touch.hasEstimates || !estimates.isEmpty { changeEstimates { $0.add(touch) } }
  }

  /// Removed while they are changed, as lists are, because every event reads whether there are any.
  private func changeEstimates<Result>(_ change: (inout EstimateLedger) -> Result) -> Result {
    var ledger = estimates
    estimates = EstimateLedger()
    let result = change(&ledger)
    estimates = ledger
    return result
  }

  func removeOldEstimates() {
    if !estimates.isEmpty { changeEstimates { $0.remove(before: now) } }
  }

  /// Better values have come. Recognizers that have received the touch get them first, then its view, with the touch as it
  /// was at that reading (API-R04, API-G28).
  func receive(_ update: EstimateUpdate) {
    guard let (touch, shown) = changeEstimates({ $0.apply(update) }) else {
      return record(.refused(.nobodyWaits(index: update.index)))
    }
    engine.pass {
      for follower in touch.followers {
        guard let recognizer = follower.recognizer, recognizer.isEnabled,
          recognizer.attempt.assignedState != .failed
        else { continue }
        engine.runCode(of: recognizer) {
          recognizer.touchesEstimatedPropertiesUpdated([shown])
        }
      }
      if touch.viewHasReceived { touch.hitView?.touchesEstimatedPropertiesUpdated([shown]) }
    }
  }
}
