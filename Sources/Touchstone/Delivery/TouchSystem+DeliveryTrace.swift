import GestureCore

/// Says why views hear late, otherwise, or not at all.
extension TouchSystem {
  var isTracing: Bool { gestures.isTracing }

  @inline(never)
  func traceClaim(of touch: UITouch, by recognizer: UIGestureRecognizer?, wasTold: Bool) {
    guard let recognizer else {
      let name = touch.hitView?.label ?? "its view"
      return record(
        .delivery(.touch(touch.number), to: name, .viewLeft(wasTold: wasTold)))
    }
    record(
      .taken(
        touch: touch.number, from: gestures.mark(viewOf: touch), by: gestures.mark(recognizer),
        wasTold: wasTold))
  }

  func traceClaim(of press: UIPress, by recognizer: UIGestureRecognizer?, wasTold: Bool) {
    record(
      .delivery(
        .press(press.pressID), to: press.responder?.traceLabel ?? "its responder",
        note(on: recognizer, wasTold: wasTold)))
  }

  @inline(never)
  func traceWithholding(of touch: UITouch, _ steps: TouchDelivery.Steps) {
    let delivery = gestures.contest.delivery(of: touch.input)
    // By far the most messages are neither withheld nor late.
    let maySay = delivery.isOpen && !(touch.isDown && delivery.isKnownToView)
    guard maySay || !delivery.toldWithheld.isEmpty else { return }
    let withheld = traceLateness(
      of: touch.input, steps, .touch(touch.number),
      to: touch.hitView?.label ?? "its view",
      began: touch.first.sample.time, ended: touch.current.sample.time, isDown: touch.isDown)
    guard let (phase, recognizer) = withheld else { return }
    let view = gestures.mark(viewOf: touch)
    record(
      .withheld(touch: touch.number, phase, from: view, by: gestures.mark(recognizer)))
  }

  func traceWithholding(of press: UIPress, _ steps: TouchDelivery.Steps) {
    let input = TraceInput.press(press.pressID)
    let name = press.responder?.traceLabel ?? "its responder"
    let withheld = traceLateness(
      of: press.input, steps, input, to: name, began: press.began,
      ended: Timestamp(seconds: press.timestamp), isDown: press.isDown)
    guard let (phase, recognizer) = withheld else { return }
    record(.delivery(input, to: name, .withheld(phase, by: recognizer.subject)))
  }

  private func note(on recognizer: UIGestureRecognizer?, wasTold: Bool) -> DeliveryNote {
    recognizer.map { .taken(by: $0.subject, wasTold: wasTold) } ?? .viewLeft(wasTold: wasTold)
  }

  /// Each withholding is told once, and so is its end. Tells the end; returns what is withheld now.
  private func traceLateness(
    of told: Contest.Input, _ steps: TouchDelivery.Steps, _ input: TraceInput,
    to name: @autoclosure () -> String, began: Timestamp, ended: Timestamp, isDown: Bool
  ) -> (Contact.Phase, by: UIGestureRecognizer)? {
    let delivery = gestures.contest.delivery(of: told)
    if steps.contains(.began), delivery.toldWithheld.contains(.began) {
      record(.delivery(input, to: name(), .late(.began, by: now.seconds(since: began))))
    }
    if steps.contains(.ended), delivery.toldWithheld.contains(.ended) {
      record(.delivery(input, to: name(), .late(.ended, by: now.seconds(since: ended))))
    }
    let (step, phase): (TouchDelivery.Steps, Contact.Phase) =
      delivery.stage == .withheld ? (.began, .began) : (.ended, .ended)
    guard delivery.isOpen, step == .began || !isDown, !delivery.toldWithheld.contains(step)
    else { return nil }
    let recognizer = gestures.firstReceiver(of: told) {
      $0.isUndecided && (step == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
    guard let recognizer else { return nil }
    gestures.contest.inputs.sayWithheld(step, of: told)
    return (phase, recognizer)
  }
}
