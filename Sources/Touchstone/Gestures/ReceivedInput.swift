import GestureCore

/// What recognizers receive: a touch, a press, or a pointer that comes without touches. The code of a pass is written
/// once for all of them; the compiler makes one copy for each.
protocol ReceivedInput: AnyObject {
  /// What it is in the contest.
  var input: Contest.Input { get }
  /// The view whose recognizers are asked first.
  var firstView: UIView? { get }

  /// Asks whether the recognizer receives it.
  func isWanted(by recognizer: UIGestureRecognizer, of event: UIEvent, in referee: GestureEnvironment)
    -> Bool
  func isReceived(by recognizer: UIGestureRecognizer) -> Bool
  /// The recognizer keeps it, beside what the contest knows.
  func add(to recognizer: UIGestureRecognizer, in referee: GestureEnvironment)
  func traceReceipt(by recognizer: UIGestureRecognizer, in referee: GestureEnvironment)
  /// The way up from its first view is known.
  func note(_ way: KnownWay)
}

extension ReceivedInput {
  func note(_ way: KnownWay) {}
}

/// What views get messages about: a touch or a press.
protocol DeliveredInput: ReceivedInput {
  /// The messages that its view is just being told.
  var dueSteps: TouchDelivery.Steps { get set }
  func traceClaim(by recognizer: UIGestureRecognizer?, wasTold: Bool, in system: TouchSystem)
  func traceWithholding(_ steps: TouchDelivery.Steps, in system: TouchSystem)
}

extension UITouch: DeliveredInput {
  final var firstView: UIView? { hitView }

  @inline(__always)
  final func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in referee: GestureEnvironment
  ) -> Bool {
    referee.shouldReceive(self, recognizer, of: event)
  }

  @inline(__always)
  final func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.course.withWhole { $0.has(self) }
  }

  @inline(__always)
  final func add(to recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {
    recognizer.addTouch(self, in: referee)
  }

  @inline(__always)
  final func traceReceipt(by recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {
    referee.traceReceipt(of: self, by: recognizer)
  }

  @inline(__always)
  final func note(_ way: KnownWay) { knownWay = way }

  final func traceClaim(
    by recognizer: UIGestureRecognizer?, wasTold: Bool, in system: TouchSystem
  ) {
    system.traceClaim(of: self, by: recognizer, wasTold: wasTold)
  }

  final func traceWithholding(_ steps: TouchDelivery.Steps, in system: TouchSystem) {
    system.traceWithholding(of: self, steps)
  }
}

extension UIPress: DeliveredInput {
  var firstView: UIView? { responder?.firstView }

  func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in referee: GestureEnvironment
  ) -> Bool {
    referee.shouldReceive(self, recognizer, of: event)
  }

  func isReceived(by recognizer: UIGestureRecognizer) -> Bool { recognizer.hasReceived(self) }

  func add(to recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {
    recognizer.courseLists.presses = recognizer.courseLists.presses + [self]
  }

  func traceReceipt(by recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {
    referee.trace(.receives(recognizer.subject, .press(pressID)))
  }

  func traceClaim(by recognizer: UIGestureRecognizer?, wasTold: Bool, in system: TouchSystem) {
    system.traceClaim(of: self, by: recognizer, wasTold: wasTold)
  }

  func traceWithholding(_ steps: TouchDelivery.Steps, in system: TouchSystem) {
    system.traceWithholding(of: self, steps)
  }
}

extension PointerEvent: ReceivedInput {
  var firstView: UIView? { view }

  /// A hovering pointer asks in each event, but only recognizers that have not received it.
  func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in referee: GestureEnvironment
  ) -> Bool {
    !isReceived(by: recognizer) && referee.shouldReceive(self, recognizer)
  }

  func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    guard let referee = recognizer.course.referee, let member = recognizer.course.member else {
      return false
    }
    return referee.with { $0.contest.hasReceived(member, input) }
  }

  func add(to recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {}

  func traceReceipt(by recognizer: UIGestureRecognizer, in referee: GestureEnvironment) {
    referee.trace(.receives(recognizer.subject, traceInput))
  }
}
