import GestureCore

extension UIWindow {
  /// Who follows the pointer: for a scroll or transform those that wanted it where it began, for a
  /// hovering pointer those that have it inside (PAN-15, PIN-14, HOV-01).
  func gatherRecognizers(for event: PointerEvent, _ gestures: GestureEnvironment) {
    if event.eventType != .hover && event.change.phase != .began { return }
    // A pointer that is taken away comes to nobody.
    if event.change.phase.isOver { return }
    var view = event.view
    while let current = view {
      for recognizer in current.attachedRecognizers.reversed()
      where !recognizer.isFollowing(event) && gestures.shouldReceive(event, recognizer)
        && gestures.isThere(recognizer, on: current)
      {
        gestures.include(recognizer, rank: recognizer.rank)
        recognizer.follow(event, in: gestures)
        gestures.trace(.receives(recognizer.subject, event.input))
      }
      view = current.superview
    }
  }

  func showRecognizers(_ event: PointerEvent, _ gestures: GestureEnvironment) {
    let isOver = event.change.phase.isOver
    let audience = gestures.contest.takeAudience(of: 1) { _ in event.contestInput }
    for index in 0..<audience.count {
      guard let recognizer = gestures.roster[audience[index]]?.object,
        recognizer.isFollowing(event)
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
    gestures.eachReceiver(of: event.contestInput) { recognizer in
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
  fileprivate func follow(_ event: PointerEvent, in gestures: GestureEnvironment) {
    if let member = course.member { gestures.contest.receive(event.contestInput, by: member) }
  }

  /// The pointer has left it, or is over.
  fileprivate func unfollow(_ event: PointerEvent, in gestures: GestureEnvironment) {
    if let member = course.member { gestures.contest.giveBack(event.contestInput, by: member) }
  }

  fileprivate func isFollowing(_ event: PointerEvent) -> Bool {
    guard let referee = course.referee, let member = course.member else { return false }
    return referee.with { $0.contest.hasReceived(member, event.contestInput) }
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
