import GestureCore

/// The pointer's streams that are under way, apart from its touches.
struct PointerStreams {
  var hover: PointerEvent?
  var scroll: PointerEvent?
  var transform: PointerEvent?
}

extension TouchSystem {
  /// A hovering pointer is wherever it is now; while a button is down it is a touch, and hovering
  /// rests until all are up (HOV-02). That it leaves the surface cannot wait.
  func receive(_ change: HoverChange, hasButtonDown: Bool) {
    guard change.phase.isOver || (!hasButtonDown && takesNewInput) else { return }
    if change.phase.isOver && streams.hover == nil { return }
    let event = streams.hover ?? newEvent(.hover(change))
    streams.hover = event
    var change = PointerEvent.Change.hover(change)
    change.mend(after: event.change)
    let hit = change.phase.isOver ? nil : scene?.hitTest(change.location, with: event)
    event.view = hit?.view
    event.window = hit?.window ?? event.window
    send(change, as: event)
    if change.phase.isOver { streams.hover = nil }
  }

  func receive(_ change: ScrollChange) {
    if change.phase == .began { cancel(streams.scroll) }
    streams.scroll = follow(.scroll(change), in: streams.scroll)
  }

  func receive(_ change: TransformChange) {
    if change.phase == .began { cancel(streams.transform) }
    streams.transform = follow(.transform(change), in: streams.transform)
  }

  /// An interruption ends every stream.
  func cancelStreams() {
    cancel(streams.hover)
    cancel(streams.scroll)
    cancel(streams.transform)
    streams = PointerStreams()
  }

  private func cancel(_ event: PointerEvent?) {
    guard let event else { return }
    var change = event.change
    change.stop(.cancelled)
    send(change, as: event)
  }

  /// A stream belongs to the view on which it began; one that starts in the middle begins there.
  private func follow(
    _ change: PointerEvent.Change, in stream: PointerEvent?
  ) -> PointerEvent? {
    var change = change
    let event: PointerEvent
    if let stream, change.phase != .began {
      event = stream
      change.mend(after: event.change)
    } else {
      // The end of a stream that never began belongs to no view.
      guard !change.phase.isOver, takesNewInput else { return nil }
      change.setPhase(.began)
      event = newEvent(change)
      let hit = scene?.hitTest(change.location, with: event)
      event.view = hit?.view
      event.window = hit?.window
    }
    send(change, as: event)
    return change.phase.isOver ? nil : event
  }

  private func newEvent(_ change: PointerEvent.Change) -> PointerEvent {
    PointerEvent(change, number: nextEventNumber(), in: engine)
  }

  private func send(_ change: PointerEvent.Change, as event: PointerEvent) {
    event.stamp = newStamp()
    event.update(change, at: now)
    record(.pointer(event.traceInput, change.phase, at: change.location, view: event.view?.label))
    engine.pass {
      UIApplication.shared.sendEvent(event)
      if change.phase.isOver { engine.contest.forget(event.input) }
    }
  }
}
