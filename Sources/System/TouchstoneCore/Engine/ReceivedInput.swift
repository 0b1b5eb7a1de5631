import GestureCore

/// What recognizers receive: a touch, a press, or a pointer that comes without touches. The steps of a pass are generic
/// functions over it, which the compiler specializes for each kind.
protocol ReceivedInput: AnyObject {
  /// The input in the contest, and in the trace.
  var input: Contest.Input { get }
  var traceInput: TraceInput { get }
  /// The view whose recognizers are asked first.
  var firstView: UIView? { get }

  /// Asks the recognizer and its delegate whether they want it.
  func isWanted(by recognizer: UIGestureRecognizer, of event: UIEvent, in engine: GestureEngine)
    -> Bool
  func isReceived(by recognizer: UIGestureRecognizer) -> Bool
  /// Adds it to the lists of the recognizer; the contest has it already.
  func add(to recognizer: UIGestureRecognizer, in engine: GestureEngine)
  func traceReceipt(by recognizer: UIGestureRecognizer, in engine: GestureEngine)
  /// Keeps the path upward from its first view.
  func setPath(_ path: ResponderPath)
}

extension ReceivedInput {
  func setPath(_ path: ResponderPath) {}

  func traceReceipt(by recognizer: UIGestureRecognizer, in engine: GestureEngine) {
    engine.trace(.receives(recognizer.subject, traceInput))
  }
}

/// What responders get messages about: a touch or a press.
protocol DeliveredInput: ReceivedInput {
  /// The messages that are about to be sent.
  var dueMessages: TouchDelivery.Messages { get set }
  /// The trace's name of the responder that gets them.
  var targetLabel: String { get }
  func traceCancelling(by recognizer: UIGestureRecognizer?, wasTold: Bool, in engine: GestureEngine)
  func traceWithholding(_ messages: TouchDelivery.Messages, in engine: GestureEngine)
}

extension UITouch: DeliveredInput {
  final var firstView: UIView? { hitView }
  final var traceInput: TraceInput { .touch(number) }

  @inline(__always)
  final func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in engine: GestureEngine
  ) -> Bool {
    engine.shouldReceive(self, recognizer, of: event)
  }

  @inline(__always)
  final func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.withAllGroup { $0.has(self) }
  }

  @inline(__always)
  final func add(to recognizer: UIGestureRecognizer, in engine: GestureEngine) {
    recognizer.addTouch(self, in: engine)
  }

  @inline(__always)
  final func traceReceipt(by recognizer: UIGestureRecognizer, in engine: GestureEngine) {
    engine.traceReceipt(of: self, by: recognizer)
  }

  @inline(__always)
  final func setPath(_ path: ResponderPath) { responderPath = path }
}

extension UIPress: DeliveredInput {
  var firstView: UIView? { responder?.firstView }
  var traceInput: TraceInput { .press(pressID) }

  func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in engine: GestureEngine
  ) -> Bool {
    engine.shouldReceive(self, recognizer, of: event)
  }

  func isReceived(by recognizer: UIGestureRecognizer) -> Bool { recognizer.hasReceived(self) }

  func add(to recognizer: UIGestureRecognizer, in engine: GestureEngine) {
    recognizer.attemptLists.presses = recognizer.attemptLists.presses + [self]
  }
}

extension PointerEvent: ReceivedInput {
  var firstView: UIView? { view }

  /// A hovering pointer asks in each event those recognizers that have not received it.
  func isWanted(
    by recognizer: UIGestureRecognizer, of event: UIEvent, in engine: GestureEngine
  ) -> Bool {
    !isReceived(by: recognizer) && engine.shouldReceive(self, recognizer)
  }

  func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    guard let seat = recognizer.attempt.seat else { return false }
    return seat.engine.with { $0.contest.hasReceived(seat.member, input) }
  }

  func add(to recognizer: UIGestureRecognizer, in engine: GestureEngine) {}
}
