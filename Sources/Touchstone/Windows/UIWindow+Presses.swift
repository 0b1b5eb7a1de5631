import GestureCore

extension UIWindow {
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
