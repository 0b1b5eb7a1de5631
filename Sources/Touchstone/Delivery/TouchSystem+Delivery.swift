import GestureCore

/// Tells views what of their touches nobody withholds or has taken.
extension TouchSystem {
  /// Tells the views of one window, or of all, what is due. While gestures have all touches, no view has to
  /// hear of any.
  func deliver(in window: UIWindow? = nil) {
    // Views may do anything, but the list stays as it is until the pass is over.
    var due: TouchDelivery.Steps = []
    touchList.each { touch in
      guard gestures.contest.hasNews(of: touch.input), window == nil || touch.hitWindow === window
      else { return }
      touch.dueSteps = dueSteps(of: touch)
      if touch.dueSteps.contains(.began) { prepareBeginning(of: touch) }
      due.formUnion(touch.dueSteps)
    }
    if due.contains(.began) { tell(.began, due: .began) }
    if due.contains(.moved) { tell(.moved, due: .moved) }
    if due.contains(.ended) { tell(.ended, due: .ended) }
    if due.contains(.cancelled) { tell(.cancelled, due: .cancelled) }
  }

  private func prepareBeginning(of touch: UITouch) {
    // A late beginning needs no move to where it began (DEL-44, DEL-29).
    if touch.isBackWhereItBegan { touch.dueSteps.remove(.moved) }
    if !scrollViewsAgree(toTell: touch) { touch.dueSteps = [] }
  }

  /// Tells a phase to all views for whose touches it is due.
  private func tell(_ phase: UITouch.Phase, due step: TouchDelivery.Steps) {
    // Of one finger no list is made.
    if touchList.count == 1 {
      return touchList[0].with { touch in
        guard touch.dueSteps.contains(step) else { return }
        touch.dueSteps.remove(step)
        tell(phase, gestures.groups.group(of: touch))
      }
    }
    tell(phase, touches, due: step)
  }

  private func tell(_ phase: UITouch.Phase, _ touches: [UITouch], due step: TouchDelivery.Steps) {
    // One run forward is enough: whatever a client's code makes due to earlier touches is told by the call that
    // made it due, before that call returns.
    for place in touches.indices
    where touches.uncounted(at: place).with({ $0.dueSteps.contains(step) }) {
      tell(phase, touches.takeGroup(from: place, due: step, gestures))
    }
  }

  /// Takes all touches of a gesture that goes ahead from their views (DEL-30, DEL-32).
  func claimTouches(of recognizer: UIGestureRecognizer) {
    if let only = recognizer.course.withWhole({ $0.only }) {
      return only.with {
        if !claim($0, by: recognizer).isEmpty { tell(.cancelled, gestures.groups.group(of: $0)) }
      }
    }
    var known: [UITouch] = []
    for touch in recognizer.course.received where !claim(touch, by: recognizer).isEmpty {
      known.append(touch)
    }
    if !known.isEmpty { tell(.cancelled, known) }
  }

  /// The messages that are due, when recognizers have withheld or taken what they may.
  func dueSteps<Delivered: DeliveredInput>(of delivered: Delivered) -> TouchDelivery.Steps {
    var delaysBegan = false
    var delaysEnded = false
    var receivers = Contest.Receivers(of: delivered.input)
    while let receiver = gestures.next(&receivers) {
      let isOwner = receiver.with { recognizer in
        if recognizer.hasWon { return recognizer.cancelsTouchesInView }
        guard recognizer.isUndecided else { return false }
        delaysBegan = delaysBegan || recognizer.delaysTouchesBegan
        delaysEnded = delaysEnded || recognizer.delaysTouchesEnded
        return false
      }
      // An input that joins a gesture under way belongs to it (DEL-38).
      if isOwner { return receiver.with { claim(delivered, by: $0) } }
    }
    let steps = gestures.contest.inputs.release(
      delivered.input, delaysBegan: delaysBegan, delaysEnded: delaysEnded)
    if isTracing { delivered.traceWithholding(steps, in: self) }
    return steps
  }

  /// Takes a touch or a press from its view, for a gesture or because the view leaves. Returns what the view is to be
  /// told of that.
  func claim<Delivered: DeliveredInput>(
    _ delivered: Delivered, by recognizer: UIGestureRecognizer?
  ) -> TouchDelivery.Steps {
    guard gestures.contest.isOpen(delivered.input) else { return [] }
    var steps = gestures.contest.inputs.claim(delivered.input)
    // What its view was about to be told it is told no more, and where that is the beginning it knows nothing of the
    // input (DEL-36).
    if delivered.dueSteps.contains(.began) { steps = [] }
    delivered.dueSteps.formIntersection(.only)
    if isTracing { delivered.traceClaim(by: recognizer, wasTold: !steps.isEmpty, in: self) }
    return steps
  }

  /// Sends one message to each view that has touches among these, in the touches' order.
  func tell(_ phase: UITouch.Phase, _ touches: [UITouch]) {
    for touch in touches { touch.dueSteps.insert(.only) }
    tell(phase, touches, due: .only)
  }

  /// Sends one message to the one view that all touches of a group are in. Those on the way up who would only
  /// hand it on are left out.
  private func tell(_ phase: UITouch.Phase, _ group: TouchGroup) {
    group.list[0].with { touch in
      guard let view = touch.hitView.map({ Uncounted($0) }) else { return }
      group.list.each { present($0, as: phase) }
      if isTracing { view.with { traceMessage(phase, to: $0, group.touches) } }
      if touch.isHeardAtOnce {
        view.with { send(phase, group.set, to: $0, with: touch.event) }
      } else if let listener = touch.listenerAbove {
        send(phase, group.set, to: listener, with: touch.event)
      }
      group.list.each { $0.presentation = .asItIs }
    }
  }

  /// A late message shows the touch as it was: the beginning where it began, with its time (DEL-41).
  private func present(_ touch: UITouch, as phase: UITouch.Phase) {
    guard touch.shownPhase != phase else { return }
    touch.presentation = phase == .began ? .asItBegan : .inPhase(phase)
  }

  private func send(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, to responder: UIResponder,
    with event: UIEvent?
  ) {
    switch phase {
    case .began: responder.touchesBegan(touches, with: event)
    case .moved: responder.touchesMoved(touches, with: event)
    case .ended: responder.touchesEnded(touches, with: event)
    case .cancelled: responder.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  @inline(never)
  private func traceMessage(_ phase: UITouch.Phase, to view: UIView, _ touches: [UITouch]) {
    let phase = Contact.Phase(phase) ?? .moved
    var message = TraceRecord.message(to: gestures.mark(viewOf: touches[0]), phase)
    for index in touches.indices where !message.add(touch: touches[index].number) {
      return record(.message(to: view.label, phase, touches: touches.map(\.number)))
    }
    record(message)
  }
}

extension [UITouch] {
  /// The touches from `place` on that are in the same view as the one there and for which the step is due; it is
  /// not due afterwards. Mostly this is one touch or the group that was made last, and no list is made.
  fileprivate func takeGroup(
    from place: Int, due step: TouchDelivery.Steps, _ gestures: GestureEnvironment
  ) -> TouchGroup {
    uncounted(at: place).with { first in
      let last = lastPlace(among: count) { $0.isDue(step, inViewOf: first) }
      guard last > place else {
        first.dueSteps.remove(step)
        return gestures.groups.group(of: first)
      }
      let latest = gestures.groups.latest
      var same = 0
      var group: [UITouch] = []
      for index in place...last {
        let touch = uncounted(at: index)
        guard touch.with({ $0.isDue(step, inViewOf: first) }) else { continue }
        if group.isEmpty, same < latest.list.count, latest.list[same].isSame(as: touch) {
          same += 1
        } else {
          if group.isEmpty { group = Array(latest.touches[..<same]) }
          group.append(touch.object)
        }
        touch.with { _ = $0.dueSteps.remove(step) }
      }
      if group.isEmpty {
        if same == latest.touches.count { return latest }
        group = Array(latest.touches[..<same])
      }
      return gestures.groups.group(of: group)
    }
  }
}

extension UITouch {
  @inline(__always)
  fileprivate func isDue(_ step: TouchDelivery.Steps, inViewOf other: UITouch) -> Bool {
    dueSteps.contains(step) && hitView === other.hitView
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
