import GestureCore

extension UIWindow {
  func showRecognizers(_ event: PointerEvent, _ gestures: GestureEnvironment) {
    let isOver = event.change.phase.isOver
    let audience = gestures.contest.takeAudience(of: 1) { _ in event.input }
    for index in 0..<audience.count {
      guard let recognizer = gestures.roster[audience[index]]?.object,
        event.isReceived(by: recognizer)
      else { continue }
      let leaves = event.leaves(recognizer)
      if isOver || leaves { recognizer.unfollow(event, in: gestures) }
      guard recognizer.isListening else { continue }
      recognizer.lastStamp = event.stamp
      recognizer.course.lastCentroid = event.change.location
      gestures.speak(as: recognizer) {
        recognizer.pointerChanged(leaves ? event.change.leaving : event.change)
      }
    }
    gestures.contest.putBack(audience)
    // Who has failed, or was broken off, hears nothing, and stays with the pointer until it leaves (STM-44).
    gestures.eachReceiver(of: event.input) { recognizer in
      if isOver || event.leaves(recognizer) { recognizer.unfollow(event, in: gestures) }
    }
  }
}

extension PointerEvent {
  /// Whether the pointer is not over the view of a recognizer any more. A scroll or transform stays with those who
  /// wanted it where it began.
  fileprivate func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
    guard eventType == .hover else { return false }
    return !(recognizer.view.map { view?.isDescendant(of: $0) == true } ?? false)
  }
}

extension UIGestureRecognizer {
  /// The pointer has left it, or is over.
  fileprivate func unfollow(_ event: PointerEvent, in gestures: GestureEnvironment) {
    if let member = course.member { gestures.contest.giveBack(event.input, by: member) }
  }
}

extension PointerEvent.Change {
  /// The same change, for a recognizer that the pointer leaves.
  fileprivate var leaving: PointerEvent.Change {
    guard case .hover(var change) = self, change.phase != .cancelled else { return self }
    change.phase = .ended
    return .hover(change)
  }
}
