import GestureCore

/// Touches that have lifted and that nobody has any more are those of the next fingers.
extension TouchSystem {
  /// More than these are not kept for fingers to come.
  private static let mostSpares = 16

  /// The touch of one of a frame's contacts.
  func newTouch(_ contacts: [Contact], _ index: Int, number: Int, tapCount: Int) -> UITouch {
    guard let touch = spareTouches.popLast() else {
      let touch = UITouch(contact: contacts[index], number: number, tapCount: tapCount)
      touch.referee = gestures
      return touch
    }
    touch.begin(contacts, index, number: number, tapCount: tapCount)
    return touch
  }

  /// Looks for those that no group and nobody else has any more: after a sequence, and after resets.
  func reclaimTouches() {
    var index = retiredTouches.count
    while index > 0 {
      index -= 1
      guard retiredTouches[index].groups == 0 else { continue }
      guard retiredTouches.isOnlyKeeper(ofObjectAt: index) else {
        if isSequenceOver { _ = retiredTouches.remove(at: index) }
        continue
      }
      let touch = retiredTouches.remove(at: index)
      // One that a client refers to without keeping it has to go, or would be taken for another
      // finger's.
      if !touch.isWatched, spareTouches.count < Self.mostSpares {
        touch.letGo()
        spareTouches.append(consume touch)
      }
      // What has gone with the view may have come back here.
      index = min(index, retiredTouches.count)
    }
  }

  /// Once it is and no recognizer takes part, a touch that is still referred to is a client's, and stays with
  /// it.
  private var isSequenceOver: Bool {
    event == nil && spareEvent?.touchList.isEmpty != false && gestures.contest.isEmpty
  }
}

extension UITouch {
  /// Whether a client refers to it weakly, or without counting.
  fileprivate var isWatched: Bool {
    _getWeakRetainCount(self) > 1 || _getUnownedRetainCount(self) > 1
  }
}
