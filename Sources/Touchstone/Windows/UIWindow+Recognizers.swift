import GestureCore

extension UIWindow {
  func gatherRecognizers(for event: UIEvent) {
    switch event {
    case let event as PointerEvent: gatherRecognizers(for: event)
    case let event as UIPressesEvent: gatherRecognizers(for: event)
    default: gatherRecognizers(for: event.changedTouches(in: self), of: event)
    }
  }

  func showRecognizers(_ event: UIEvent) {
    switch event {
    case let event as PointerEvent: showRecognizers(event)
    case let event as UIPressesEvent: showRecognizers(event)
    default: showRecognizers(event.changedTouches(in: self), event)
    }
  }

  /// A new touch collects the recognizers of its hit view and of all views above it; within a view
  /// the one added last comes first (DEL-02, DEL-06).
  func gatherRecognizers(for touches: [UITouch], of event: UIEvent) {
    guard let gestures = touchSystem?.gestures else { return }
    for touch in touches where touch.phase == .began {
      var view = touch.view
      while let current = view {
        for recognizer in current.attachedRecognizers.reversed() {
          guard gestures.shouldReceive(touch, recognizer, of: event) else { continue }
          recognizer.follow(touch)
          gestures.trace(.receives(recognizer.subject, touch: touch.number))
          gestures.include(recognizer, rank: recognizer.rank)
        }
        view = current.superview
      }
    }
  }

  /// Shows the touches to the recognizers that own them, the deepest and newest first. Each hears one
  /// message for each phase, with its own touches alone (DEL-08, DEL-10).
  func showRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    guard let gestures = touchSystem?.gestures else { return }
    for recognizer in audience(of: touches) {
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      recognizer.course.hasAssigned = false
      gestures.speak(as: recognizer) {
        show(.began, touches, to: recognizer, event)
        show(.moved, touches, to: recognizer, event)
        show(.ended, touches, to: recognizer, event)
        show(.cancelled, touches, to: recognizer, event)
      }
    }
  }

  private func audience(of touches: [UITouch]) -> [UIGestureRecognizer] {
    guard let gestures = touchSystem?.gestures else { return [] }
    gestures.startLook()
    var audience: [UIGestureRecognizer] = []
    for touch in touches where touch.phase != .stationary {
      for recognizer in touch.recipients
      where recognizer.isListening && gestures.isFirstLook(of: recognizer) {
        audience.append(recognizer)
      }
    }
    if touches.count > 1 { audience.sort { $0.rank < $1.rank } }
    return audience
  }

  private func show(
    _ phase: UITouch.Phase, _ touches: [UITouch], to recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    // It may have finished in the message before, or in somebody else's code (STM-41).
    guard recognizer.isListening else { return }
    var shown: Set<UITouch> = []
    for touch in touches
    where touch.phase == phase && touch.recipients.contains(where: { $0 === recognizer }) {
      shown.insert(touch)
    }
    guard !shown.isEmpty else { return }
    switch phase {
    case .began: recognizer.touchesBegan(shown, with: event)
    case .moved:
      recognizer.touchesMoved(shown, with: event)
      touchSystem?.gestures.noteMovement(of: recognizer)
    case .ended:
      recognizer.touchesEnded(shown, with: event)
      for touch in shown { recognizer.unfollow(touch) }
    case .cancelled:
      recognizer.touchesCancelled(shown, with: event)
      for touch in shown { recognizer.unfollow(touch) }
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIGestureRecognizer {
  /// Its place in line: deeper views first, then what was added last (ARB-05). Lower is earlier. It
  /// stays the same when others come or go, since a gesture keeps the place that it started with.
  var rank: Int {
    guard let view else { return .max }
    return -(view.depth << 40) - addition
  }
}
