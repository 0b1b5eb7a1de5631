import GestureCore

/// Traces messages to views, and the reasons why views get messages late or not at all.
extension GestureEngine {
  @inline(never)
  func traceCancelling(of touch: UITouch, by recognizer: UIGestureRecognizer?, wasTold: Bool) {
    guard let recognizer else {
      let name = touch.hitView?.label ?? "its view"
      return trace(
        .delivery(.touch(touch.number), to: name, .viewLeft(wasTold: wasTold)))
    }
    trace(
      .taken(
        touch: touch.number, from: mark(viewOf: touch), by: mark(recognizer),
        wasTold: wasTold))
  }

  func traceCancelling(of press: UIPress, by recognizer: UIGestureRecognizer?, wasTold: Bool) {
    trace(
      .delivery(
        .press(press.pressID), to: press.responder?.traceLabel ?? "its responder",
        recognizer.map { .taken(by: $0.subject, wasTold: wasTold) } ?? .viewLeft(wasTold: wasTold)))
  }

  @inline(never)
  func traceRefusal(of touch: UITouch, by recognizer: UIGestureRecognizer) {
    trace(
      .delivery(
        .touch(touch.number), to: touch.hitView?.label ?? "its view",
        .refused(by: recognizer.view?.label ?? recognizer.label)))
  }

  @inline(never)
  func traceWithholding(of touch: UITouch, _ messages: TouchDelivery.Messages) {
    let delivery = contest.inputs.delivery(of: touch.input)
    // Most messages are neither withheld nor late.
    let mayReport = delivery.isOpen && !(touch.isDown && delivery.isKnownToView)
    guard mayReport || !delivery.tracedAsWithheld.isEmpty else { return }
    let withheld = traceLateness(
      of: touch.input, messages, .touch(touch.number),
      to: touch.hitView?.label ?? "its view",
      began: touch.first.sample.time, ended: touch.current.sample.time, isDown: touch.isDown)
    guard let (phase, recognizer) = withheld else { return }
    let view = mark(viewOf: touch)
    trace(
      .withheld(touch: touch.number, phase, from: view, by: mark(recognizer)))
  }

  func traceWithholding(of press: UIPress, _ messages: TouchDelivery.Messages) {
    let input = TraceInput.press(press.pressID)
    let name = press.responder?.traceLabel ?? "its responder"
    let withheld = traceLateness(
      of: press.input, messages, input, to: name, began: press.began,
      ended: Timestamp(seconds: press.timestamp), isDown: press.isDown)
    guard let (phase, recognizer) = withheld else { return }
    trace(.delivery(input, to: name, .withheld(phase, by: recognizer.subject)))
  }

  /// Each withheld message is traced once, and so is its late delivery. Traces the delivery, and returns the message that
  /// is withheld now.
  private func traceLateness(
    of received: Contest.Input, _ messages: TouchDelivery.Messages, _ input: TraceInput,
    to name: @autoclosure () -> String, began: Timestamp, ended: Timestamp, isDown: Bool
  ) -> (Contact.Phase, by: UIGestureRecognizer)? {
    let delivery = contest.inputs.delivery(of: received)
    if messages.contains(.began), delivery.tracedAsWithheld.contains(.began) {
      trace(.delivery(input, to: name(), .late(.began, by: now.seconds(since: began))))
    }
    if messages.contains(.ended), delivery.tracedAsWithheld.contains(.ended) {
      trace(.delivery(input, to: name(), .late(.ended, by: now.seconds(since: ended))))
    }
    let (message, phase): (TouchDelivery.Messages, Contact.Phase) =
      delivery.stage == .withheld ? (.began, .began) : (.ended, .ended)
    guard delivery.isOpen, message == .began || !isDown,
      !delivery.tracedAsWithheld.contains(message)
    else { return nil }
    let recognizer = firstReceiver(of: received) {
      $0.isUndecided && (message == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
    guard let recognizer else { return nil }
    contest.inputs.markTraced(message, of: received)
    return (phase, recognizer)
  }

  @inline(never)
  func traceMessage(_ phase: UITouch.Phase, to view: UIView, _ touches: [UITouch]) {
    let phase = Contact.Phase(phase) ?? .moved
    var message = TraceRecord.message(to: mark(viewOf: touches[0]), phase)
    for index in touches.indices where !message.add(touch: touches[index].number) {
      return trace(.message(to: view.label, phase, touches: touches.map(\.number)))
    }
    trace(message)
  }
}
