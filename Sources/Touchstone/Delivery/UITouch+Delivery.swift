import GestureCore

/// What its view hears of it, as the contest of its system knows.
extension UITouch {
  /// Whether its view has heard of it, and nothing has taken it away since.
  var hasViewHeard: Bool {
    switch referee?.contest.delivery(of: input).stage {
    case .delivered, .finished: true
    case .withheld, .claimed, .barred, nil: hadViewHeard
    }
  }

  /// Whether the view knows the touch and believes that it is down.
  var isKnownToView: Bool { referee?.contest.delivery(of: input).isKnownToView ?? false }
}

extension GestureEnvironment {
  /// A window has seen what its touch did, which is news for the view.
  @inline(__always)
  func see(_ touch: UITouch) {
    guard contest.inputs.mayChange(bySeeing: touch.input) else { return }
    contest.inputs.see(touch.input, Contact.Phase(touch.current.phase), afterMove: touch.hasMoved)
  }
}
