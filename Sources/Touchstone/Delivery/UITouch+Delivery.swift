import GestureCore

/// What its view hears of it, as the contest of its system knows.
extension UITouch {
  /// Whether its view has heard of it, and nothing has taken it away since.
  var isViews: Bool {
    switch referee?.contest.delivery(of: input).stage {
    case .delivered, .finished: true
    case .withheld, .claimed, .barred, nil: wasViews
    }
  }

  /// Whether the view knows the touch and believes that it is down.
  var isKnownToView: Bool { referee?.contest.delivery(of: input).isKnownToView ?? false }
}

extension TouchSystem {
  /// A window has seen what its touch did, which is news for the view. A lift may bring a last movement.
  @inline(__always)
  func noteSight(of touch: UITouch) {
    gestures.contest.see(touch.input)
    if gestures.contest.isOpen(touch.input) { tellNews(of: touch) }
  }

  @inline(never)
  private func tellNews(of touch: UITouch) {
    guard let phase = Contact.Phase(touch.current.phase) else { return }
    if phase == .ended, touch.hasMoved { gestures.contest.tell(.moved, of: touch.input) }
    gestures.contest.tell(phase, of: touch.input)
  }
}
