import GestureCore

/// Collects the recognizers that receive new inputs: those of the first view and of its superviews; within a view the
/// recognizer that was added last comes first (DEL-02, DEL-06).
extension GestureEngine {
  @inline(__always)
  func gather(_ event: UIEvent, _ touches: [UITouch], in window: UIWindow) {
    switch event.eventType {
    case .touches:
      touches.each { if $0.shownPhase == .began { gather($0, of: event, in: window) } }
    case .presses: (event as? UIPressesEvent).map { gatherPresses(of: $0, in: window) }
    case .hover, .scroll, .transform:
      (event as? PointerEvent).map { gatherPointer(of: $0, in: window) }
    case .motion, .remoteControl: break
    }
  }

  private func gatherPresses(of event: UIPressesEvent, in window: UIWindow) {
    for press in event.changedPresses where press.phase == .began && press.window === window {
      withExtendedLifetime(press.firstView) { gather(press, of: event, in: window) }
    }
  }

  /// The recognizers of a scroll or transform are collected where it begins, those of a hovering pointer in each event
  /// (PAN-15, PIN-14, HOV-01), and none for a cancelled pointer.
  private func gatherPointer(of event: PointerEvent, in window: UIWindow) {
    if event.eventType != .hover && event.change.phase != .began || event.change.phase.isOver {
      return
    }
    withExtendedLifetime(event.view) { gather(event, of: event, in: window) }
  }

  /// - Precondition: the caller keeps the first view.
  private func gather<Received: ReceivedInput>(
    _ input: Received, of event: UIEvent, in window: UIWindow
  ) {
    guard let first = input.firstView.map({ Unretained($0) }) else { return }
    var path = first.with { ResponderPath(at: $0, treeVersion: window.treeVersion) }
    var position = position(of: first, in: window)
    first.with { gather(input, at: position, of: $0, event) }
    // An override may have hit a view outside of this window, whose tree changes the window does not count.
    if first.isSame(as: window) { input.setPath(path) }
    var view = first.with { $0.superview }
    // Consumed by each turn of the loop, so that it is not retained in between.
    while let current = view.take() {
      position.ascend(to: ObjectIdentifier(current))
      path.ascend(to: current)
      gather(input, at: position, of: current, event)
      if current === window { input.setPath(path) }
      view = current.superview
    }
  }

  /// It names no window where moves of views are not reported: without a window, and above a window that is in a view.
  private func position(of first: Unretained<UIView>, in window: UIWindow) -> ViewPosition {
    first.with { view in
      let isOwn = window.isRoot && (view.treeDepth > 0 || view === window)
      return ViewPosition(
        window: isOwn ? ObjectIdentifier(window) : nil, view: ObjectIdentifier(view),
        depth: view.depth, treeVersion: contest.arbiter.treeVersion)
    }
  }

  @inline(__always)
  private func gather<Received: ReceivedInput>(
    _ input: Received, at position: ViewPosition, of view: UIView, _ event: UIEvent
  ) {
    if view.attachedRecognizers.isEmpty { return }
    view.attachedRecognizers.eachFromLast { recognizer in
      guard input.isWanted(by: recognizer, of: event, in: self),
        isStillAttached(recognizer, on: view),
        // A view comes twice if client code that was asked has moved it up.
        !input.isReceived(by: recognizer)
      else { return }
      let isNew = enroll(recognizer, rank: recognizer.rank(atDepth: position.depth), at: position)
      if let member = recognizer.attempt.member { contest.receive(input.input, by: member) }
      input.add(to: recognizer, in: self)
      if isTracing { input.traceReceipt(by: recognizer, in: self) }
      if isNew { linkNew(recognizer) }
    }
  }

  /// The rule that excludes a new touch: its view takes one touch only, or this or another view is exclusive (DEL-21,
  /// DEL-24).
  func exclusion(of touch: UITouch) -> DeliveryNote? {
    guard !touchList.isEmpty, let view = touch.hitView else { return nil }
    let isExclusive = view.isExclusiveTouch
    let takesOne = !view.isMultipleTouchEnabled
    var isAlone = true
    for other in touches where other.isDown && other.hitWindow === touch.hitWindow {
      let otherView = other.hitView.map { Unretained($0) }
      let isOwn = otherView?.isSame(as: view) == true
      // Mostly no rule concerns the two views.
      let mayExclude =
        isOwn
        ? takesOne
        : isExclusive || otherView?.with({ $0.isExclusiveTouch }) == true
      guard mayExclude else { continue }
      let stage = contest.inputs.delivery(of: other.input).stage
      if stage == .excluded { continue }
      if isOwn { return .singleTouch }
      // A view does not track a touch that a gesture has cancelled.
      if stage != .cancelled { isAlone = false }
    }
    return isAlone ? nil : .exclusiveTouch
  }
}
