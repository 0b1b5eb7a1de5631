import GestureCore

/// Says why views hear late, otherwise, or not at all.
extension TouchSystem {
  var isTracing: Bool { gestures.isTracing }

  /// Takes a touch from its view, for a gesture or because the view leaves.
  func claim(_ touch: UITouch, by recognizer: UIGestureRecognizer?) -> DueSteps {
    guard touch.delivery.isOpen else { return [] }
    let steps = touch.claim()
    // What its view was about to be told it is told no more.
    touch.dueSteps.formIntersection(.only)
    record(
      .delivery(
        .touch(touch.number), to: touch.view?.label ?? "its view",
        note(on: recognizer, wasTold: !steps.isEmpty)))
    return steps
  }

  func claim(_ press: UIPress, by recognizer: UIGestureRecognizer?) -> TouchDelivery.Steps {
    guard press.delivery.isOpen else { return [] }
    let steps = press.delivery.claim()
    record(
      .delivery(
        .press(press.pressID), to: press.responder?.traceLabel ?? "its responder",
        note(on: recognizer, wasTold: !steps.isEmpty)))
    return steps
  }

  func traceWithholding(of touch: UITouch, _ steps: DueSteps) {
    var delivery = touch.delivery
    trace(
      &delivery, TouchDelivery.Steps(rawValue: steps.rawValue), of: .touch(touch.number),
      to: touch.view?.label ?? "its view",
      touch.recipients, began: touch.first.sample.time, ended: touch.current.sample.time,
      isDown: touch.isDown)
    touch.delivery = delivery
  }

  func traceWithholding(of press: UIPress, _ steps: TouchDelivery.Steps) {
    trace(
      &press.delivery, steps, of: .press(press.pressID),
      to: press.responder?.traceLabel ?? "its responder", press.recipients, began: press.began,
      ended: Timestamp(seconds: press.timestamp), isDown: press.isDown)
  }

  private func note(on recognizer: UIGestureRecognizer?, wasTold: Bool) -> DeliveryNote {
    recognizer.map { .taken(by: $0.subject, wasTold: wasTold) } ?? .viewLeft(wasTold: wasTold)
  }

  /// Each withholding is told once, and so is its end.
  private func trace(
    _ delivery: inout TouchDelivery, _ steps: TouchDelivery.Steps, of input: TraceInput,
    to name: String, _ recipients: [UIGestureRecognizer], began: Timestamp, ended: Timestamp,
    isDown: Bool
  ) {
    if steps.contains(.began), delivery.toldWithheld.contains(.began) {
      record(.delivery(input, to: name, .late(.began, by: now.seconds(since: began))))
    }
    if steps.contains(.ended), delivery.toldWithheld.contains(.ended) {
      record(.delivery(input, to: name, .late(.ended, by: now.seconds(since: ended))))
    }
    let (step, phase): (TouchDelivery.Steps, Contact.Phase) =
      delivery.stage == .withheld ? (.began, .began) : (.ended, .ended)
    guard delivery.isOpen, step == .began || !isDown, !delivery.toldWithheld.contains(step),
      let delaying = recipients.first(where: {
        $0.isUndecided && (step == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
      })
    else { return }
    delivery.toldWithheld.insert(step)
    record(.delivery(input, to: name, .withheld(phase, by: delaying.subject)))
  }
}
