import GestureCore

extension UIWindow {
  /// A new press collects the recognizers of the view that hears of it and of all views above.
  func gatherRecognizers(for event: UIPressesEvent, _ gestures: GestureEnvironment) {
    for press in event.changedPresses where press.phase == .began && press.window === self {
      var view = press.responder?.firstView
      while let current = view {
        for recognizer in current.attachedRecognizers.reversed()
        where gestures.shouldReceive(press, recognizer, of: event) {
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
    gestures.contest.startLook()
    let audience = changed.flatMap(\.recipients).filter {
      $0.course.member.map { gestures.contest.isFirstLook(of: $0) } ?? false
    }
    for recognizer in audience.sorted(by: { $0.rank < $1.rank }) {
      recognizer.lastStamp.modifierFlags = event.modifierFlags
      recognizer.course.hasAssigned = false
      gestures.speak(as: recognizer) {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
          show(phase, changed, to: recognizer, event)
        }
      }
    }
  }

  private func show(
    _ phase: UIPress.Phase, _ presses: [UIPress], to recognizer: UIGestureRecognizer,
    _ event: UIPressesEvent
  ) {
    let shown = Set(
      presses.filter { press in
        press.phase == phase && press.recipients.contains { $0 === recognizer }
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
