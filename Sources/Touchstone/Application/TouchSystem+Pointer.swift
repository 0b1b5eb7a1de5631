import GestureCore

/// The pointer's streams that are under way, apart from its touches.
struct PointerStreams {
  var hover: PointerEvent?
  var scroll: PointerEvent?
  var transform: PointerEvent?
}

extension TouchSystem {
  /// A hovering pointer is wherever it is now; while a button is down it is a touch, and hovering
  /// rests (HOV-02).
  func receive(_ change: HoverChange, hasButtonDown: Bool) {
    guard !hasButtonDown || change.phase == .cancelled else { return }
    let event = streams.hover ?? PointerEvent(.hover(change), number: nextEventNumber())
    streams.hover = event
    let isOver = change.phase == .ended || change.phase == .cancelled
    let hit = isOver ? nil : scene?.hitTest(change.location, with: event)
    event.view = hit?.view
    event.window = hit?.window ?? event.window
    send(.hover(change), as: event)
    if isOver { streams.hover = nil }
  }

  func receive(_ change: ScrollChange) {
    streams.scroll = follow(.scroll(change), in: streams.scroll)
  }

  func receive(_ change: TransformChange) {
    streams.transform = follow(.transform(change), in: streams.transform)
  }

  /// An interruption ends every stream.
  func cancelStreams() {
    if let event = streams.hover, case .hover(var change) = event.change {
      change.phase = .cancelled
      receive(change, hasButtonDown: false)
    }
    if let event = streams.scroll, case .scroll(var change) = event.change {
      change.phase = .cancelled
      receive(change)
    }
    if let event = streams.transform, case .transform(var change) = event.change {
      change.phase = .cancelled
      receive(change)
    }
  }

  /// A stream belongs to the view on which it began; one that starts in the middle begins there.
  private func follow(
    _ change: PointerEvent.Change, in stream: PointerEvent?
  ) -> PointerEvent? {
    var change = change
    let isOver = change.phase == .ended || change.phase == .cancelled
    let event: PointerEvent
    if let stream, change.phase != .began {
      event = stream
    } else {
      // The end of what never began is nobody's.
      if isOver { return nil }
      event = PointerEvent(change, number: nextEventNumber())
      let hit = scene?.hitTest(change.location, with: event)
      event.view = hit?.view
      event.window = hit?.window
      change.beginHere()
    }
    send(change, as: event)
    return isOver ? nil : event
  }

  private func send(_ change: PointerEvent.Change, as event: PointerEvent) {
    event.change = change
    stamp(event)
    gestures.pass { UIApplication.shared.sendEvent(event) }
  }
}

extension PointerEvent.Change {
  fileprivate mutating func beginHere() {
    switch self {
    case .hover: break
    case .scroll(var change):
      change.phase = .began
      self = .scroll(change)
    case .transform(var change):
      change.phase = .began
      self = .transform(change)
    }
  }
}
