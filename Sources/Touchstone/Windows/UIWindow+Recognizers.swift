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
      var depth = touch.view?.depth ?? 0
      while let current = view {
        for recognizer in current.attachedRecognizers.reversed() {
          guard gestures.shouldReceive(touch, recognizer, of: event) else { continue }
          recognizer.follow(touch)
          gestures.trace(.receives(recognizer.subject, .touch(touch.number)))
          gestures.include(recognizer, rank: recognizer.rank(atDepth: depth))
        }
        view = current.superview
        depth -= 1
      }
    }
  }

  /// Shows the touches to the recognizers that own them, the deepest and newest first. Each hears one
  /// message for each phase, with its own touches alone (DEL-08, DEL-10).
  func showRecognizers(_ touches: [UITouch], _ event: UIEvent) {
    guard let gestures = touchSystem?.gestures else { return }
    // Most events have touches of one phase; nobody need look for his own in the others.
    let hasBegun = touches.has(.began)
    let hasMoved = touches.has(.moved)
    let hasEnded = touches.has(.ended)
    let isCancelled = touches.has(.cancelled)
    for recognizer in audience(of: touches) {
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      recognizer.course.hasAssigned = false
      gestures.speak(as: recognizer) {
        if hasBegun { show(.began, touches, to: recognizer, event) }
        if hasMoved { show(.moved, touches, to: recognizer, event) }
        if hasEnded { show(.ended, touches, to: recognizer, event) }
        if isCancelled { show(.cancelled, touches, to: recognizer, event) }
      }
    }
  }

  private func audience(of touches: [UITouch]) -> [UIGestureRecognizer] {
    guard let gestures = touchSystem?.gestures else { return [] }
    gestures.startLook()
    var audience: [UIGestureRecognizer] = []
    for touch in touches where touch.phase != .stationary {
      for recognizer in touch.listeners where gestures.isFirstLook(of: recognizer) {
        // Mostly they come in order already, so that this is a comparison with the last.
        var place = audience.count
        while place > 0, audience[place - 1].course.rank > recognizer.course.rank { place -= 1 }
        audience.insert(recognizer, at: place)
      }
    }
    return audience
  }

  private func show(
    _ phase: UITouch.Phase, _ touches: [UITouch], to recognizer: UIGestureRecognizer,
    _ event: UIEvent
  ) {
    // It may have finished in the message before, or in somebody else's code (STM-41).
    guard recognizer.isListening else { return }
    guard let shown = recognizer.ownTouches(among: touches, in: phase) else { return }
    switch phase {
    case .began: recognizer.touchesBegan(shown, with: event)
    case .moved:
      recognizer.touchesMoved(shown, with: event)
      touchSystem?.gestures.noteMovement(of: recognizer)
    case .ended:
      recognizer.touchesEnded(shown, with: event)
      recognizer.unfollow(shown)
    case .cancelled:
      recognizer.touchesCancelled(shown, with: event)
      recognizer.unfollow(shown)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension [UITouch] {
  fileprivate func has(_ phase: UITouch.Phase) -> Bool {
    for touch in self where touch.phase == phase { return true }
    return false
  }
}

extension UIGestureRecognizer {
  /// Its place in line: deeper views first, then what was added last (ARB-05). Lower is earlier.
  func rank(atDepth depth: Int) -> Int { -(depth << 40) - additionNumber }

  var rank: Int { view.map { rank(atDepth: $0.depth) } ?? .max }

  /// Those of the touches that are its own and in that phase, or `nil` if there are none. When all
  /// fingers move together, as they mostly do, the set is not made anew.
  fileprivate func ownTouches(among touches: [UITouch], in phase: UITouch.Phase) -> Set<UITouch>? {
    var count = 0
    for touch in course.touches where touch.phase == phase && touches.has(touch) { count += 1 }
    guard count > 0 else { return nil }
    if count == course.touches.count {
      if let all = course.touchSet { return all }
      let all = Set(course.touches)
      course.touchSet = all
      return all
    }
    var own: Set<UITouch> = []
    for touch in course.touches where touch.phase == phase && touches.has(touch) {
      own.insert(touch)
    }
    return own
  }
}
