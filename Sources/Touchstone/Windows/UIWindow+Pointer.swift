import GestureCore

extension UIWindow {
  /// Who follows the pointer: for a scroll or transform those that wanted it where it began, for a
  /// hovering pointer those that have it inside (PAN-15, PIN-14, HOV-01).
  func gatherRecognizers(for event: PointerEvent, _ gestures: GestureEnvironment) {
    if event.eventType != .hover && event.change.phase != .began { return }
    // A pointer that is taken away comes to nobody.
    if event.change.phase.isOver { return }
    event.audience.removeAll { !$0.isFollowingPointer }
    var view = event.view
    while let current = view {
      for recognizer in current.attachedRecognizers.reversed()
      where !event.audience.contains(where: { $0 === recognizer })
        && gestures.shouldReceive(event, recognizer)
      {
        event.audience.append(recognizer)
        gestures.include(recognizer, rank: recognizer.rank)
        gestures.follow(pointer: true, recognizer)
        gestures.trace(.receives(recognizer.subject, event.input))
      }
      view = current.superview
    }
  }

  func showRecognizers(_ event: PointerEvent, _ gestures: GestureEnvironment) {
    let isOver = event.change.phase.isOver
    for recognizer in event.audience.sorted(by: { $0.rank < $1.rank })
    where recognizer.isFollowingPointer {
      let isInside = recognizer.view.map { event.view?.isDescendant(of: $0) == true } ?? false
      let leaves = event.eventType == .hover && !isInside
      if isOver || leaves {
        gestures.follow(pointer: false, recognizer)
      }
      // Who has failed, or was broken off, stays with the pointer until it leaves (STM-44).
      guard recognizer.isListening else { continue }
      recognizer.lastStamp = event.stamp
      recognizer.course.lastCentroid = event.change.location
      gestures.speak(as: recognizer) {
        recognizer.pointerChanged(leaves ? event.change.leaving : event.change)
      }
    }
    event.audience.removeAll { !$0.isFollowingPointer }
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
