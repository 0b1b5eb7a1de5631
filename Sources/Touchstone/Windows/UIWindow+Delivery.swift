import GestureCore

extension UIWindow {
  /// Tells views what delivery lets through: one message for each view and phase (DEL-10, DEL-20).
  func showViews(_ event: UIEvent, _ gestures: GestureEnvironment) {
    switch event.type {
    case .touches:
      for touch in event.changedTouches(in: self) { touch.noteNews() }
      gestures.system.deliver(in: self)
    case .presses: gestures.system.deliverPresses()
    case .hover, .scroll, .transform, .motion, .remoteControl: break
    }
  }
}

extension TouchSystem {
  /// Tells the views of one window, or of all, what is due.
  func deliver(in window: UIWindow? = nil) {
    var due: [(touch: UITouch, steps: TouchDelivery.Steps)] = []
    for touch in touches
    where touch.delivery.hasNews && (window == nil || touch.hitWindow === window) {
      let steps = dueSteps(of: touch)
      if !steps.isEmpty { due.append((touch, steps)) }
    }
    guard !due.isEmpty else { return }
    for (step, phase) in Self.stepPhases {
      var touches: [UITouch] = []
      for (touch, steps) in due where steps.contains(step) { touches.append(touch) }
      if !touches.isEmpty { tell(phase, touches) }
    }
  }

  /// Takes all touches of a gesture that goes ahead from their views (DEL-30, DEL-32).
  func claimTouches(of recognizer: UIGestureRecognizer) {
    var known: [UITouch] = []
    for touch in recognizer.course.received where !touch.claim().isEmpty { known.append(touch) }
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
        return touch.claim()
      }
      guard recognizer.isUndecided else { continue }
      delaysBegan = delaysBegan || recognizer.delaysTouchesBegan
      delaysEnded = delaysEnded || recognizer.delaysTouchesEnded
    }
    return touch.release(delaysBegan: delaysBegan, delaysEnded: delaysEnded)
  }

  /// Sends one message to each view that has touches among these, in the touches' order.
  func tell(_ phase: UITouch.Phase, _ touches: [UITouch]) {
    var rest = touches
    while let view = rest.first?.hitView {
      var group: [UITouch] = []
      var others: [UITouch] = []
      for touch in rest {
        if touch.hitView === view { group.append(touch) } else { others.append(touch) }
      }
      rest = others
      for touch in group { present(touch, as: phase) }
      record(message(phase, to: view, group))
      send(phase, gestures.group(of: group).set, to: view, with: group[0].event)
      for touch in group where touch.presented != nil { touch.presented = nil }
    }
  }

  /// A late message shows the touch as it was: the beginning where it began, with its time (DEL-41).
  private func present(_ touch: UITouch, as phase: UITouch.Phase) {
    guard touch.phase != phase else { return }
    if phase == .began {
      touch.presented = .init(touch.first)
    } else {
      var moment = touch.shown
      moment.phase = phase
      touch.presented = .init(moment)
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
