import GestureCore

/// The listeners to the trace of one system. No event is made while there are none.
@MainActor struct TraceOutlets {
  /// The one listener that belongs to the system itself (`TouchSystem.trace`).
  var closure: ((TraceEvent) -> Void)?
  var listeners: [TraceListener] = []
  var signposts: SignpostPen?
  /// Reads records as they are kept.
  var reader: (any TraceReader)?

  /// Whether there is any listener.
  var isOpen: Bool { reader != nil || wantsEvents }

  /// Whether a listener wants events, and not only records.
  var wantsEvents: Bool { closure != nil || signposts != nil || !listeners.isEmpty }

  func send(_ event: TraceEvent) {
    closure?(event)
    signposts?.mark(event)
    for listener in listeners { listener.receive(event) }
  }
}

/// Reads every record of a long recording as it is kept, so that no event is made that it does not use.
package protocol TraceReader: AnyObject {
  func receive(_ record: TraceRecord, _ detail: TraceDetail?, _ names: TraceNames)
}

/// Receives the trace of one system; see ``TouchSystem/addTraceListener(_:)``.
@preconcurrency @MainActor
public final class TraceListener {
  let receive: @MainActor (TraceEvent) -> Void

  init(_ receive: @escaping @MainActor (TraceEvent) -> Void) { self.receive = receive }
}
