import GestureCore

/// Sends views the messages that no recognizer withholds or has cancelled: one message for each view and phase (DEL-10,
/// DEL-20).
extension GestureEngine {
  /// A window's messages in its turn with an event, which lets views get what its touches have done.
  func deliver(_ event: UIEvent, _ touches: [UITouch], in window: UIWindow) {
    switch event.eventType {
    case .touches:
      touches.each { markSeen($0) }
      if contest.inputs.hasPending { deliverTouches(in: window) }
    case .presses: deliverPresses()
    case .hover, .scroll, .transform, .motion, .remoteControl: break
    }
  }

  @inline(__always)
  private func markSeen(_ touch: UITouch) {
    guard contest.inputs.mayChange(bySeeing: touch.input) else { return }
    contest.inputs.markSeen(
      touch.input, Contact.Phase(touch.current.phase), afterMove: touch.hasMoved)
  }

  /// The messages of all windows.
  func deliverPending() {
    guard contest.inputs.hasPending else { return }
    deliverTouches()
    deliverPresses()
  }

  // MARK: - Both kinds

  /// The messages that are due for an input. A recognizer may withhold them, or cancel the input.
  private func dueMessages<Delivered: DeliveredInput>(
    of delivered: Delivered
  ) -> TouchDelivery.Messages {
    var delaysBegan = false
    var delaysEnded = false
    var receivers = Contest.ReceiverCursor(of: delivered.input)
    while let receiver = next(&receivers) {
      let takesInput = receiver.with { recognizer in
        if recognizer.hasWon { return recognizer.cancelsTouchesInView }
        guard recognizer.isUndecided, let member = recognizer.attempt.member,
          !contest.isReportedStranded(member)
        else { return false }
        delaysBegan = delaysBegan || recognizer.delaysTouchesBegan
        delaysEnded = delaysEnded || recognizer.delaysTouchesEnded
        return false
      }
      // An input that joins a gesture under way belongs to it (DEL-38).
      if takesInput { return receiver.with { cancelDelivery(of: delivered, by: $0) } }
    }
    return contest.inputs.release(
      delivered.input, delaysBegan: delaysBegan, delaysEnded: delaysEnded)
  }

  /// Cancels a touch or a press for its view, because of a gesture or because the view leaves. Returns the messages that
  /// are due for that.
  func cancelDelivery<Delivered: DeliveredInput>(
    of delivered: Delivered, by recognizer: UIGestureRecognizer?
  ) -> TouchDelivery.Messages {
    guard contest.inputs.isOpen(delivered.input) else { return [] }
    var messages = contest.inputs.cancelDelivery(of: delivered.input)
    // Messages that were about to be sent are not sent any more. Where the beginning is one of them, the view does not
    // know the input (DEL-36).
    if delivered.dueMessages.contains(.began) { messages = [] }
    delivered.dueMessages.formIntersection(.only)
    if isTracing {
      delivered.traceCancelling(by: recognizer, wasTold: !messages.isEmpty, in: self)
    }
    return messages
  }

  // MARK: - Touches

  private func deliverTouches(in window: UIWindow? = nil) {
    // Views may do anything, but the list stays as it is until the pass is over.
    var due: TouchDelivery.Messages = []
    touchList.each { touch in
      guard contest.inputs.isPending(touch.input), window == nil || touch.hitWindow === window
      else { return }
      let messages = dueMessages(of: touch)
      touch.dueMessages = messages
      if messages.contains(.began) { prepareBeginning(of: touch) }
      if isTracing, !messages.contains(.began) || !touch.dueMessages.isEmpty {
        touch.traceWithholding(messages, in: self)
      }
      due.formUnion(touch.dueMessages)
    }
    if due.contains(.began) { send(.began, due: .began) }
    if due.contains(.moved) { send(.moved, due: .moved) }
    if due.contains(.ended) { send(.ended, due: .ended) }
    if due.contains(.cancelled) { send(.cancelled, due: .cancelled) }
  }

  private func prepareBeginning(of touch: UITouch) {
    // A late beginning needs no movement to the point where it began (DEL-44, DEL-29).
    if touch.isBackWhereItBegan { touch.dueMessages.remove(.moved) }
    // The class of a recognizer, as that of a scroll view, may refuse that the hit view gets the touch (API-C20).
    _ = anyReceiver(of: touch.input) { recognizer in
      guard recognizer.refusesDelivery(of: touch) else { return false }
      _ = contest.inputs.cancelDelivery(of: touch.input)
      touch.dueMessages = []
      if isTracing { traceRefusal(of: touch, by: recognizer) }
      return true
    }
  }

  /// Cancels a gesture's touches in their views (DEL-30, DEL-32).
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    if let only = recognizer.attempt.withAllGroup({ $0.only }) {
      return only.with {
        if !cancelDelivery(of: $0, by: recognizer).isEmpty {
          send(.cancelled, groups.group(of: $0))
        }
      }
    }
    send(
      .cancelled,
      recognizer.attempt.allTouches.filter { !cancelDelivery(of: $0, by: recognizer).isEmpty })
  }

  /// Sends the messages of a phase for all touches for which it is due.
  private func send(_ phase: UITouch.Phase, due message: TouchDelivery.Messages) {
    // For one touch no list is made.
    if touchList.count == 1 {
      return touchList[0].with { touch in
        guard touch.dueMessages.contains(message) else { return }
        touch.dueMessages.remove(message)
        send(phase, groups.group(of: touch))
      }
    }
    send(phase, touches, due: message)
  }

  private func send(
    _ phase: UITouch.Phase, _ touches: [UITouch], due message: TouchDelivery.Messages
  ) {
    // One loop forward is enough: a message that client code makes due for an earlier touch is sent by the call that
    // made it due, before that returns.
    for index in touches.indices
    where touches.unretained(at: index).with({ $0.dueMessages.contains(message) }) {
      send(phase, touches.popGroup(from: index, due: message, self))
    }
  }

  /// Sends one message to each view that has touches among these, in the touches' order.
  func send(_ phase: UITouch.Phase, _ touches: [UITouch]) {
    for touch in touches { touch.dueMessages.insert(.only) }
    send(phase, touches, due: .only)
  }

  /// Sends one message to the view of a group. Superviews that would only forward it are skipped.
  private func send(_ phase: UITouch.Phase, _ group: TouchGroup) {
    group.list[0].with { touch in
      guard let view = touch.hitView.map({ Unretained($0) }) else { return }
      group.list.each { present($0, as: phase) }
      if isTracing { view.with { traceMessage(phase, to: $0, group.touches) } }
      if touch.hitViewResponds {
        view.with { send(phase, group.set, to: $0, with: touch.event) }
      } else if let responder = touch.firstResponderAbove {
        send(phase, group.set, to: responder, with: touch.event)
      }
      group.list.each { $0.presentation = .asItIs }
    }
  }

  /// A late message shows the touch as it was: the beginning at its first point and time (DEL-41).
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

  // MARK: - Presses

  @inline(never)
  private func deliverPresses() {
    if presses.isEmpty { return }
    for press in presses where contest.inputs.isPending(press.input) {
      press.dueMessages = dueMessages(of: press)
      if isTracing { press.traceWithholding(press.dueMessages, in: self) }
    }
    let phases: [(TouchDelivery.Messages, InputPhase)] = [
      (.began, .began), (.moved, .changed), (.ended, .ended), (.cancelled, .cancelled),
    ]
    for (message, phase) in phases {
      // A responder may cancel presses in a message, and then the next responder does not get them.
      while let first = presses.first(where: { $0.dueMessages.contains(message) }) {
        let group = presses.filter {
          $0.dueMessages.contains(message) && $0.responder === first.responder
        }
        for press in group { press.dueMessages.remove(message) }
        send(phase, group)
      }
    }
  }

  func cancelPresses(of recognizer: UIGestureRecognizer) {
    send(
      .cancelled,
      recognizer.attemptLists.presses.filter { !cancelDelivery(of: $0, by: recognizer).isEmpty })
  }

  /// Presses of responders that leave the window are cancelled, as touches are (DEL-26).
  func cancelPresses(below view: UIView) {
    let known = presses.filter { press in
      press.responder?.firstView?.isDescendant(of: view) == true
        && !cancelDelivery(of: press, by: nil).isEmpty
    }
    send(.cancelled, known)
  }

  private func send(_ phase: InputPhase, _ presses: [UIPress]) {
    var rest = presses
    while let responder = rest.first?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll { $0.responder === responder }
      let event = group[0].event
      trace(.pressMessage(to: responder.traceLabel, phase, presses: group.map(\.pressID)))
      switch phase {
      case .began: responder.pressesBegan(Set(group), with: event)
      case .changed: responder.pressesChanged(Set(group), with: event)
      case .ended: responder.pressesEnded(Set(group), with: event)
      case .cancelled: responder.pressesCancelled(Set(group), with: event)
      }
    }
  }
}

extension [UITouch] {
  /// Removes a due message from the touches from `index` on that are in the view of the touch there, and returns their
  /// group. Mostly it is one touch or the latest group, and no list is made.
  fileprivate func popGroup(
    from index: Int, due message: TouchDelivery.Messages, _ engine: GestureEngine
  ) -> TouchGroup {
    unretained(at: index).with { first in
      let last = lastIndex(among: count) { $0.isDue(message, inViewOf: first) }
      guard last > index else {
        first.dueMessages.remove(message)
        return engine.groups.group(of: first)
      }
      let latest = engine.groups.latest
      var same = 0
      var group: [UITouch] = []
      for index in index...last {
        let touch = unretained(at: index)
        guard touch.with({ $0.isDue(message, inViewOf: first) }) else { continue }
        if group.isEmpty, same < latest.list.count, latest.list[same].isSame(as: touch) {
          same += 1
        } else {
          if group.isEmpty { group = Array(latest.touches[..<same]) }
          group.append(touch.object)
        }
        touch.with { _ = $0.dueMessages.remove(message) }
      }
      if group.isEmpty {
        if same == latest.touches.count { return latest }
        group = Array(latest.touches[..<same])
      }
      return engine.groups.group(of: group)
    }
  }
}

extension UITouch {
  @inline(__always)
  fileprivate func isDue(_ message: TouchDelivery.Messages, inViewOf other: UITouch) -> Bool {
    dueMessages.contains(message) && hitView === other.hitView
  }

  /// Whether its view has received it, and nothing has cancelled it since.
  var viewHasReceived: Bool {
    switch engine?.contest.inputs.delivery(of: input).stage {
    case .delivered, .finished: true
    case .withheld, .cancelled, .excluded, nil: viewHadReceived
    }
  }

  package var isKnownToView: Bool {
    engine?.contest.inputs.delivery(of: input).isKnownToView ?? false
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
