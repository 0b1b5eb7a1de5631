import GestureCore

extension UIWindow {
  func gatherRecognizers(
    for event: UIEvent, _ touches: [UITouch], _ gestures: GestureEnvironment
  ) {
    switch event.eventType {
    case .touches: gatherRecognizers(for: touches, of: event, gestures)
    case .presses: (event as? UIPressesEvent).map { gatherRecognizers(for: $0, gestures) }
    case .hover, .scroll, .transform:
      (event as? PointerEvent).map { gatherRecognizers(for: $0, gestures) }
    case .motion, .remoteControl: break
    }
  }

  func showRecognizers(
    _ event: UIEvent, _ touches: [UITouch], _ gestures: GestureEnvironment
  ) {
    switch event.eventType {
    case .touches: showRecognizers(touches, event, gestures)
    case .presses: (event as? UIPressesEvent).map { showRecognizers($0, gestures) }
    case .hover, .scroll, .transform:
      (event as? PointerEvent).map { showRecognizers($0, gestures) }
    case .motion, .remoteControl: break
    }
  }

  /// A new touch collects the recognizers of its hit view and of all views above it; within a view
  /// the one added last comes first (DEL-02, DEL-06). On the way it learns what lies there.
  private func gatherRecognizers(
    for touches: [UITouch], of event: UIEvent, _ gestures: GestureEnvironment
  ) {
    touches.each { if $0.shownPhase == .began { gatherRecognizers(for: $0, of: event, gestures) } }
  }

  private func gatherRecognizers(
    for touch: UITouch, of event: UIEvent, _ gestures: GestureEnvironment
  ) {
    guard let hit = touch.hitView.map({ Uncounted($0) }) else { return }
    var way = hit.with { KnownWay(at: $0, treeChanges: treeChanges) }
    var spot = spot(of: hit, gestures)
    hit.with { gatherRecognizers(of: $0, at: spot, for: touch, of: event, gestures) }
    // An override may have hit a view of somewhere else, of which this window hears no changes.
    if hit.isSame(as: self) { touch.knownWay = way }
    var view = hit.with { $0.superview }
    // Handed over from one turn to the next, so that it is not counted in between.
    while let current = view.take() {
      spot.goUp(to: ObjectIdentifier(current))
      way.goOn(to: current)
      gatherRecognizers(of: current, at: spot, for: touch, of: event, gestures)
      if current === self { touch.knownWay = way }
      view = current.superview
    }
  }

  /// Nobody hears of changes to views without a window, and a window in a view none of what lies above it.
  private func spot(of hit: Uncounted<UIView>, _ gestures: GestureEnvironment) -> TreeSpot {
    hit.with { hit in
      let isOwn = parent == nil && (hit.treeDepth > 0 || hit === self)
      return TreeSpot(
        window: isOwn ? ObjectIdentifier(self) : nil, view: ObjectIdentifier(hit), depth: hit.depth,
        moves: gestures.contest.viewMoves)
    }
  }

  private func gatherRecognizers(
    of view: UIView, at spot: TreeSpot, for touch: UITouch, of event: UIEvent,
    _ gestures: GestureEnvironment
  ) {
    if view.attachedRecognizers.isEmpty { return }
    view.attachedRecognizers.eachFromLast { recognizer in
      guard gestures.shouldReceive(touch, recognizer, of: event),
        gestures.isThere(recognizer, on: view)
      else { return }
      // A view comes up twice where code that was asked has put it above.
      guard !recognizer.course.withWhole({ $0.has(touch) }) else { return }
      let isNew = gestures.enroll(
        recognizer, rank: recognizer.rank(atDepth: spot.depth), at: spot)
      recognizer.follow(touch, in: gestures)
      if gestures.isTracing { gestures.traceReceipt(of: touch, by: recognizer) }
      if isNew { gestures.meetOthers(recognizer) }
    }
  }

  /// Shows the touches to the recognizers that own them, the deepest and newest first. Each hears one
  /// message for each phase, with its own touches alone (DEL-08, DEL-10).
  private func showRecognizers(
    _ touches: [UITouch], _ event: UIEvent, _ gestures: GestureEnvironment
  ) {
    // Most events have touches of one phase; nobody need look for his own in the others.
    let phases = touches.phases
    if phases.contains(.stationary) {
      let others = touches.filter { $0.shownPhase != .stationary }
      show(others, in: phases.subtracting(.stationary), event, gestures)
    } else {
      show(touches, in: phases, event, gestures)
    }
  }

  private func show(
    _ touches: [UITouch], in phases: Phases, _ event: UIEvent, _ gestures: GestureEnvironment
  ) {
    let audience = gestures.contest.takeAudience(of: touches.count) {
      touches.uncounted(at: $0).with { $0.input }
    }
    if let phase = phases.only {
      show(phase, to: audience, event, gestures)
    } else {
      show(phases, to: audience, event, gestures)
    }
    gestures.contest.putBack(audience)
  }

  private func show(
    _ phases: Phases, to audience: borrowing Contest.Audience, _ event: UIEvent,
    _ gestures: GestureEnvironment
  ) {
    for index in 0..<audience.count {
      gestures.roster[audience[index]]?.with { recognizer in
        recognizer.startHearing(event.stamp)
        var rest = phases
        while let phase = rest.popFirst() {
          // It may have finished, or lost touches, in the message before.
          let group = recognizer.course.following
          if let part = group.part(in: phase, since: event.stamp.change) {
            gestures.speak(as: recognizer) { recognizer.hear(phase, part, event, gestures) }
          }
        }
      }
    }
  }

  /// The touches are all in one phase, as in nearly every event. Their set is made, and kept, once for all who
  /// follow the same and hear of them in turn.
  private func show(
    _ phase: UITouch.Phase, to audience: borrowing Contest.Audience, _ event: UIEvent,
    _ gestures: GestureEnvironment
  ) {
    var group = HeldGroup()
    var part: Set<UITouch> = []
    for index in 0..<audience.count {
      // One that has left meanwhile hears no more.
      gestures.roster[audience[index]]?.with { recognizer in
        let isKnown = recognizer.course.withFollowing { group.isSame(as: $0) }
        if !isKnown {
          recognizer.course.withFollowing { group.take($0) }
          part = group.with { $0.part(in: phase, since: event.stamp.change) } ?? []
        }
        recognizer.startHearing(event.stamp)
        if part.isEmpty { return }
        gestures.speak(as: recognizer) { recognizer.hear(phase, part, event, gestures) }
      }
    }
    group.take(.empty)
  }
}

/// The phases that occur among some touches.
private struct Phases: OptionSet {
  let rawValue: UInt8
  static let began = Phases(rawValue: 1)
  static let moved = Phases(rawValue: 2)
  static let stationary = Phases(rawValue: 4)
  static let ended = Phases(rawValue: 8)
  static let cancelled = Phases(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }
  init(_ phase: UITouch.Phase) { rawValue = 1 << UInt8(phase.rawValue) }

  private var first: UITouch.Phase? { UITouch.Phase(rawValue: rawValue.trailingZeroBitCount) }

  /// The phase, if it is one alone.
  var only: UITouch.Phase? { rawValue & (rawValue &- 1) == 0 ? first : nil }

  /// Takes the next phase out, in the order in which recognizers hear of them.
  mutating func popFirst() -> UITouch.Phase? {
    guard let phase = first else { return nil }
    remove(Phases(phase))
    return phase
  }
}

extension [UITouch] {
  fileprivate var phases: Phases {
    var phases: Phases = []
    each { phases.formUnion(Phases($0.shownPhase)) }
    return phases
  }
}

extension UIGestureRecognizer {
  /// Its place in line: deeper views first, then what was added last (ARB-05). Lower is earlier.
  func rank(atDepth depth: Int) -> Int { -(depth << 40) - additionNumber }

  var rank: Int { view.map { rank(atDepth: $0.depth) } ?? .max }

  /// Touches are about to be shown to it.
  @inline(__always)
  fileprivate func startHearing(_ stamp: UIEvent.Stamp) {
    lastStamp = stamp
    course.hasAssigned = false
  }

  /// One message, with those of the event's touches that are its own and in that phase.
  @inline(__always)
  fileprivate func hear(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent,
    _ gestures: GestureEnvironment
  ) {
    // It may have finished in the message before, or in a client's code (STM-41).
    guard isListening else { return }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved:
      touchesMoved(touches, with: event)
      gestures.noteMovement(of: self)
    case .ended:
      touchesEnded(touches, with: event)
      unfollow(touches)
    case .cancelled:
      touchesCancelled(touches, with: event)
      unfollow(touches)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
