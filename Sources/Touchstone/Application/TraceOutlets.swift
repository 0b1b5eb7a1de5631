import GestureCore

/// The listeners to the trace of one system. Nothing is put together while there are none.
@MainActor struct TraceOutlets {
  /// The one listener that belongs to the system itself (`TouchSystem.trace`).
  private(set) var closure: ((TraceEvent) -> Void)?
  private(set) var listeners: [TraceListener] = []
  private(set) var signposts: SignpostPen?
  /// The one that reads events as they are kept.
  private(set) var reader: (any TraceReader)?

  /// Whether anybody listens.
  var isOpen: Bool { reader != nil || wantsEvents }

  /// Whether anybody wants events as everybody reads them.
  var wantsEvents: Bool { closure != nil || signposts != nil || !listeners.isEmpty }

  mutating func set(_ closure: ((TraceEvent) -> Void)?) { self.closure = closure }

  mutating func set(_ reader: (any TraceReader)?) { self.reader = reader }

  mutating func set(_ signposts: SignpostPen?) { self.signposts = signposts }

  mutating func add(_ listener: TraceListener) { listeners.append(listener) }

  mutating func remove(_ listener: TraceListener) { listeners.drop(listener) }
}

/// Reads every event of a long recording as it is kept, so that nothing is put together for it that it has no
/// use for.
package protocol TraceReader: AnyObject {
  func hear(_ record: TraceRecord, _ detail: TraceDetail?, _ names: TraceNames)
}
