import GestureCore

extension UIWindow {
  /// Who follows the pointer: for a scroll or transform whoever wanted it where it began, for a
  /// hovering pointer whoever has it inside (PAN-15, PIN-14, HOV-01).
  func gatherRecognizers(for event: PointerEvent) {
    guard let gestures = touchSystem?.gestures else { return }
    if event.type != .hover && event.change.phase != .began { return }
    var view = event.view
    while let current = view {
      for recognizer in current.attachedRecognizers.reversed()
      where !event.audience.contains(where: { $0 === recognizer })
        && gestures.shouldReceive(event, recognizer)
      {
        event.audience.append(recognizer)
        gestures.include(recognizer, rank: recognizer.rank)
        recognizer.course.isFollowingPointer = true
      }
      view = current.superview
    }
  }

  func showRecognizers(_ event: PointerEvent) {
    guard let gestures = touchSystem?.gestures else { return }
    let hasEnded = event.change.phase == .ended || event.change.phase == .cancelled
    for recognizer in event.audience.sorted(by: { $0.rank < $1.rank }) where recognizer.isListening
    {
      let isInside = recognizer.view.map { event.view?.isDescendant(of: $0) == true } ?? false
      let leaves = event.type == .hover && !isInside
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      recognizer.course.lastCentroid = event.change.location
      if hasEnded || leaves { recognizer.course.isFollowingPointer = false }
      gestures.speak(as: recognizer) {
        recognizer.pointerChanged(leaves ? event.change.leaving : event.change)
      }
    }
    event.audience.removeAll { !$0.course.isFollowingPointer || !$0.isListening }
  }
}

extension PointerEvent.Change {
  /// The same change, for somebody whom the pointer leaves.
  fileprivate var leaving: PointerEvent.Change {
    guard case .hover(var change) = self, change.phase != .cancelled else { return self }
    change.phase = .ended
    return .hover(change)
  }
}
