import GestureCore

/// The listeners to the trace of one system. Nothing is put together while there are none.
@MainActor struct TraceOutlets {
  /// The one listener that belongs to the system itself (`TouchSystem.trace`).
  private(set) var closure: ((TraceEvent) -> Void)?
  private(set) var listeners: [TraceListener] = []
  private(set) var signposts: SignpostPen?

  /// Whether anybody listens.
  var isOpen: Bool {
    closure != nil || signposts != nil || !listeners.isEmpty
  }

  mutating func set(_ closure: ((TraceEvent) -> Void)?) { self.closure = closure }

  mutating func set(_ signposts: SignpostPen?) { self.signposts = signposts }

  mutating func add(_ listener: TraceListener) { listeners.append(listener) }

  mutating func remove(_ listener: TraceListener) { listeners.drop(listener) }
}
