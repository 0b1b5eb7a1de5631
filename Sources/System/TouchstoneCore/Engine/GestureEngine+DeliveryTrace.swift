import GestureCore

extension UITouch {
  @inline(never)
  final func traceCancelling(
    by recognizer: UIGestureRecognizer?, wasTold: Bool, in engine: GestureEngine
  ) {
    guard let recognizer else {
      return engine.trace(.delivery(traceInput, to: targetLabel, .viewLeft(wasTold: wasTold)))
    }
    engine.trace(
      .taken(
        touch: number, from: engine.mark(viewOf: self), by: engine.mark(recognizer),
        wasTold: wasTold))
  }

  @inline(never)
  final func traceWithholding(_ messages: TouchDelivery.Messages, in engine: GestureEngine) {
    let delivery = engine.contest.inputs.delivery(of: input)
    // Most messages are neither withheld nor late.
    let mayReport = delivery.isOpen && !(isDown && delivery.isKnownToView)
    guard mayReport || !delivery.tracedAsWithheld.isEmpty else { return }
    let withheld = engine.traceLateness(
      of: self, messages, began: first.sample.time, ended: current.sample.time, isDown: isDown)
    guard let (phase, recognizer) = withheld else { return }
    let view = engine.mark(viewOf: self)
    engine.trace(.withheld(touch: number, phase, from: view, by: engine.mark(recognizer)))
  }

  final var targetLabel: String { hitView?.label ?? "its view" }
}

extension UIPress {
  func traceCancelling(
    by recognizer: UIGestureRecognizer?, wasTold: Bool, in engine: GestureEngine
  ) {
    engine.trace(
      .delivery(
        traceInput, to: targetLabel,
        recognizer.map { .taken(by: $0.subject, wasTold: wasTold) } ?? .viewLeft(wasTold: wasTold)))
  }

  func traceWithholding(_ messages: TouchDelivery.Messages, in engine: GestureEngine) {
    let withheld = engine.traceLateness(
      of: self, messages, began: began, ended: Timestamp(seconds: timestamp), isDown: isDown)
    guard let (phase, recognizer) = withheld else { return }
    engine.trace(
      .delivery(traceInput, to: targetLabel, .withheld(phase, by: recognizer.subject)))
  }

  var targetLabel: String { responder?.traceLabel ?? "its responder" }
}

/// Traces messages to views, and the reasons why views get messages late or not at all.
extension GestureEngine {
  @inline(never)
  func traceRefusal(of touch: UITouch, by recognizer: UIGestureRecognizer) {
    trace(
      .delivery(
        touch.traceInput, to: touch.targetLabel,
        .refused(by: recognizer.view?.label ?? recognizer.label)))
  }

  /// Each withheld message is traced once, and so is its late delivery. Traces the delivery, and returns the message that
  /// is withheld now.
  fileprivate func traceLateness<Delivered: DeliveredInput>(
    of delivered: Delivered, _ messages: TouchDelivery.Messages, began: Timestamp,
    ended: Timestamp, isDown: Bool
  ) -> (Contact.Phase, by: UIGestureRecognizer)? {
    let delivery = contest.inputs.delivery(of: delivered.input)
    func traceLate(_ message: TouchDelivery.Messages, _ phase: Contact.Phase, _ time: Timestamp) {
      guard messages.contains(message), delivery.tracedAsWithheld.contains(message) else { return }
      trace(
        .delivery(
          delivered.traceInput, to: delivered.targetLabel,
          .late(phase, by: now.seconds(since: time))))
    }
    traceLate(.began, .began, began)
    traceLate(.ended, .ended, ended)
    let (message, phase): (TouchDelivery.Messages, Contact.Phase) =
      delivery.stage == .withheld ? (.began, .began) : (.ended, .ended)
    guard delivery.isOpen, message == .began || !isDown,
      !delivery.tracedAsWithheld.contains(message)
    else { return nil }
    let recognizer = receivers(of: delivered.input).first {
      $0.isUndecided && (message == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
    guard let recognizer else { return nil }
    contest.inputs.markTraced(message, of: delivered.input)
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
