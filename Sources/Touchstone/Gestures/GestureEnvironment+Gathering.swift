import GestureCore

/// New inputs collect the recognizers that receive them: those of the view where it begins and of all views above; within
/// a view the one added last comes first (DEL-02, DEL-06).
extension GestureEnvironment {
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

  /// A scroll or transform collects where it begins, a hovering pointer wherever it is (PAN-15, PIN-14, HOV-01). One
  /// that is taken away comes to no recognizer.
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
    guard let first = input.firstView.map({ Uncounted($0) }) else { return }
    var way = first.with { KnownWay(at: $0, treeChanges: window.treeChanges) }
    var spot = spot(of: first, in: window)
    first.with { gather(input, at: spot, of: $0, event) }
    // An override may have hit a view of somewhere else, of which this window hears no changes.
    if first.isSame(as: window) { input.note(way) }
    var view = first.with { $0.superview }
    // Handed over from one turn to the next, so that it is not counted in between.
    while let current = view.take() {
      spot.goUp(to: ObjectIdentifier(current))
      way.goOn(to: current)
      gather(input, at: spot, of: current, event)
      if current === window { input.note(way) }
      view = current.superview
    }
  }

  /// Nobody hears of changes to views without a window, and a window in a view none of what lies above it.
  private func spot(of first: Uncounted<UIView>, in window: UIWindow) -> TreeSpot {
    first.with { view in
      let isOwn = window.isRoot && (view.treeDepth > 0 || view === window)
      return TreeSpot(
        window: isOwn ? ObjectIdentifier(window) : nil, view: ObjectIdentifier(view),
        depth: view.depth, moves: contest.viewMoves)
    }
  }

  @inline(__always)
  private func gather<Received: ReceivedInput>(
    _ input: Received, at spot: TreeSpot, of view: UIView, _ event: UIEvent
  ) {
    if view.attachedRecognizers.isEmpty { return }
    view.attachedRecognizers.eachFromLast { recognizer in
      guard input.isWanted(by: recognizer, of: event, in: self), isThere(recognizer, on: view),
        // A view comes up twice where code that was asked has put it above.
        !input.isReceived(by: recognizer)
      else { return }
      let isNew = enroll(recognizer, rank: recognizer.rank(atDepth: spot.depth), at: spot)
      if let member = recognizer.course.member { contest.receive(input.input, by: member) }
      input.add(to: recognizer, in: self)
      if isTracing { input.traceReceipt(by: recognizer, in: self) }
      if isNew { meetOthers(recognizer) }
    }
  }
}
