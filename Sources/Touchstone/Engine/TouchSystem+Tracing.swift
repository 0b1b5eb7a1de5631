import GestureCore

// The outlets of the trace. While none is open an event costs one comparison.
extension TouchSystem {
  /// Hears of everything that happens, in order.
  public var trace: ((TraceEvent) -> Void)? {
    get { engine.outlets.closure }
    set { engine.listen { $0.set(newValue) } }
  }

  /// Hears of everything that happens, in order, before all others.
  package var traceReader: (any TraceReader)? {
    get { engine.outlets.reader }
    set { engine.listen { $0.set(newValue) } }
  }

  /// Keeps the last of what happens, for `why(_:)`; cheap enough to stay on in a product. `nil` keeps
  /// nothing.
  public var traceBuffer: TraceBuffer? {
    get { engine.traceBuffer }
    set { engine.traceBuffer = newValue }
  }

  /// Adds one more listener to the trace, beside `trace`. It hears until it is removed.
  @discardableResult
  public func addTraceListener(
    _ listener: @escaping @MainActor (TraceEvent) -> Void
  ) -> TraceListener {
    let listener = TraceListener(listener)
    engine.listen { $0.add(listener) }
    return listener
  }

  /// Ends what `addTraceListener(_:)` began.
  public func removeTraceListener(_ listener: TraceListener) {
    engine.listen { $0.remove(listener) }
  }

  /// Everything that happens from now on, as a sequence. A slow reader gets the newest
  /// `limit` events; leaving the loop ends the listening.
  public func traceEvents(limit: Int = 4096) -> AsyncStream<TraceEvent> {
    AsyncStream(bufferingPolicy: .bufferingNewest(max(1, limit))) { continuation in
      let listener = addTraceListener { continuation.yield($0) }
      continuation.onTermination = { [weak self] _ in
        Task { @MainActor in self?.removeTraceListener(listener) }
      }
    }
  }

  /// Marks gestures on a time line, such as a profiler's.
  public var signposts: (any GestureSignposts)? {
    get { engine.outlets.signposts?.signposts }
    set {
      let pen = newValue.map { SignpostPen(signposts: $0) }
      engine.listen { $0.set(pen) }
    }
  }

  // MARK: - Telling

  @inline(__always)
  func record(_ record: @autoclosure () -> TraceRecord) {
    engine.trace(record())
  }

  @inline(__always)
  func record(_ kind: @autoclosure () -> TraceEvent.Kind) {
    engine.trace(kind())
  }

  @inline(__always)
  func record(touch: UITouch) {
    if engine.isTracing { trace(touch) }
  }

  @inline(never)
  private func trace(_ touch: UITouch) {
    record(
      .touch(
        id: touch.number, Contact.Phase(touch.shownPhase) ?? .moved, at: touch.sceneLocation,
        view: engine.mark(viewOf: touch)))
  }
}
