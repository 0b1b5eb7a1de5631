import GestureCore

/// Whoever listens to the trace of one system. Nothing is put together while nobody does.
@MainActor struct TraceOutlets {
  /// The one listener that belongs to the system itself (`TouchSystem.trace`).
  private(set) var closure: ((TraceEvent) -> Void)?
  private(set) var listeners: [TraceListener] = []
  private(set) var buffer: TraceBuffer?
  private(set) var signposts: SignpostPen?
  private(set) var isOpen = false

  /// Changes who listens.
  mutating func set(_ closure: ((TraceEvent) -> Void)?) {
    self.closure = closure
    update()
  }

  mutating func set(_ buffer: TraceBuffer?) {
    self.buffer = buffer
    update()
  }

  mutating func set(_ signposts: SignpostPen?) {
    self.signposts = signposts
    update()
  }

  mutating func add(_ listener: TraceListener) {
    listeners.append(listener)
    update()
  }

  mutating func remove(_ listener: TraceListener) {
    listeners.drop(listener)
    update()
  }

  mutating func keep(_ event: TraceEvent) { buffer?.add(event) }

  private mutating func update() {
    isOpen = closure != nil || buffer != nil || signposts != nil || !listeners.isEmpty
  }
}
