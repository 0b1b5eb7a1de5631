import GestureCore

extension UIWindow {
  /// A new press collects the recognizers of the view that hears of it and of all views above.
  func gatherRecognizers(for event: UIPressesEvent, _ gestures: GestureEnvironment) {
    for press in event.changedPresses where press.phase == .began && press.window === self {
      var view = press.responder?.firstView
      while let current = view {
        for recognizer in current.attachedRecognizers.reversed()
        where gestures.shouldReceive(press, recognizer, of: event)
          && gestures.isThere(recognizer, on: current)
        {
          let isNew = gestures.enroll(recognizer, rank: recognizer.rank)
          recognizer.follow(press, in: gestures)
          gestures.trace(.receives(recognizer.subject, .press(press.pressID)))
          if isNew { gestures.meetOthers(recognizer) }
        }
        view = current.superview
      }
    }
  }

  func showRecognizers(_ event: UIPressesEvent, _ gestures: GestureEnvironment) {
    let changed = event.changedPresses.filter { $0.window === self }
    let audience = gestures.contest.takeAudience(of: changed.count) { changed[$0].input }
    for index in 0..<audience.count {
      guard let recognizer = gestures.roster[audience[index]]?.object else { continue }
      recognizer.lastStamp.modifierFlags = event.modifierFlags
      recognizer.course.hasAssigned = false
      gestures.speak(as: recognizer) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
          show(phase, changed, to: recognizer, event)
        }
      }
    }
    gestures.contest.putBack(audience)
  }

  private func show(
    _ phase: UIPress.Phase, _ presses: [UIPress], to recognizer: UIGestureRecognizer,
    _ event: UIPressesEvent
  ) {
    let shown = Set(
      presses.filter { press in
        press.phase == phase && recognizer.hasReceived(press)
      })
    guard recognizer.isListening, !shown.isEmpty else { return }
    switch phase {
    case .began: recognizer.pressesBegan(shown, with: event)
    case .changed: recognizer.pressesChanged(shown, with: event)
    case .ended: recognizer.pressesEnded(shown, with: event)
    case .cancelled: recognizer.pressesCancelled(shown, with: event)
    case .stationary: break
    }
  }
}
