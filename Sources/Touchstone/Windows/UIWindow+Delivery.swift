import GestureCore

extension UIWindow {
  /// Tells views what delivery lets through: one message for each view and phase (DEL-10, DEL-20).
  func showViews(_ event: UIEvent) {
    switch event {
    case is PointerEvent: break
    case is UIPressesEvent: touchSystem?.deliverPresses()
    default:
      for touch in event.changedTouches(in: self) { touch.noteNews() }
      touchSystem?.deliver(in: self)
    }
  }
}

extension TouchSystem {
  /// Tells the views of one window, or of all, what is due.
  func deliver(in window: UIWindow? = nil) {
    var due: [(touch: UITouch, steps: TouchDelivery.Steps)] = []
    for touch in touches
    where touch.delivery.hasNews && (window == nil || touch.window === window) {
      let steps = dueSteps(of: touch)
      if !steps.isEmpty, scrollViewsAgree(to: steps, of: touch) { due.append((touch, steps)) }
    }
    guard !due.isEmpty else { return }
    for (step, phase) in Self.stepPhases {
      tell(phase, due.filter { $0.steps.contains(step) }.map(\.touch))
    }
  }

  /// Takes all touches of a gesture that goes ahead from their views (DEL-30, DEL-32).
  func claimTouches(of recognizer: UIGestureRecognizer) {
    let known = recognizer.course.received.filter { !claim($0, by: recognizer).isEmpty }
    if !known.isEmpty { tell(.cancelled, known) }
  }

  private static let stepPhases: [(TouchDelivery.Steps, UITouch.Phase)] = [
    (.began, .began), (.moved, .moved), (.ended, .ended), (.cancelled, .cancelled),
  ]

  private func dueSteps(of touch: UITouch) -> TouchDelivery.Steps {
    var delaysBegan = false
    var delaysEnded = false
    for recognizer in touch.recipients {
      if recognizer.hasWon, recognizer.cancelsTouchesInView {
        // A finger that joins a gesture under way belongs to it (DEL-38).
        return claim(touch, by: recognizer)
      }
      guard recognizer.course.isUndecided else { continue }
      delaysBegan = delaysBegan || recognizer.delaysTouchesBegan
      delaysEnded = delaysEnded || recognizer.delaysTouchesEnded
    }
    var steps = touch.delivery.release(delaysBegan: delaysBegan, delaysEnded: delaysEnded)
    if isTracing { traceWithholding(of: touch, steps) }
    // A late beginning needs no move to where it began (DEL-44, DEL-29).
    if steps.contains(.began), touch.isBackWhereItBegan { steps.remove(.moved) }
    return steps
  }

  /// Sends one message to each view that has touches among these, in the touches' order.
  func tell(_ phase: UITouch.Phase, _ touches: [UITouch]) {
    var rest = touches
    while let view = rest.first?.view {
      let group = rest.filter { $0.view === view }
      rest.removeAll { $0.view === view }
      for touch in group { present(touch, as: phase) }
      record(message(phase, to: view, group))
      send(phase, Set(group), to: view, with: group[0].event)
      for touch in group { touch.presented = nil }
    }
  }

  /// A late message shows the touch as it was: the beginning where it began, with its time (DEL-41).
  private func present(_ touch: UITouch, as phase: UITouch.Phase) {
    guard touch.phase != phase else { return }
    if phase == .began {
      touch.presented = touch.first
    } else {
      var moment = touch.shown
      moment.phase = phase
      touch.presented = moment
    }
  }

  private func send(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, to view: UIView, with event: UIEvent?
  ) {
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func message(
    _ phase: UITouch.Phase, to view: UIView, _ touches: [UITouch]
  ) -> TraceEvent.Kind {
    .message(
      to: view.label, Contact.Phase(phase) ?? .moved, touches: touches.map(\.number))
  }
}

extension UITouch {
  /// Tells the delivery what the contact did. A lift may bring a last movement.
  fileprivate func noteNews() {
    isNews = false
    guard let phase = Contact.Phase(current.phase) else { return }
    if phase == .ended, hasMoved { delivery.note(.moved) }
    delivery.note(phase)
  }
}

extension Contact.Phase {
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: return nil
    }
  }
}
