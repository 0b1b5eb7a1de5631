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
  /// the one added last comes first (DEL-02, DEL-06). On the way it learns which control it is in.
  private func gatherRecognizers(
    for touches: [UITouch], of event: UIEvent, _ gestures: GestureEnvironment
  ) {
    touches.each { if $0.shownPhase == .began { gatherRecognizers(for: $0, of: event, gestures) } }
  }

  private func gatherRecognizers(
    for touch: UITouch, of event: UIEvent, _ gestures: GestureEnvironment
  ) {
    guard let hit = touch.hitView.map({ Uncounted($0) }) else { return }
    let treeChanges = treeChanges
    var depth = hit.with { $0.depth }
    var control: UIControl?
    hit.with { gatherRecognizers(of: $0, atDepth: depth, for: touch, of: event, gestures) }
    // An override may have hit a view of somewhere else, of which this window hears no changes.
    if hit.isSame(as: self) { touch.knownControl = (nil, treeChanges) }
    var view = hit.with { $0.superview }
    while let current = view {
      depth -= 1
      if control == nil { control = current as? UIControl }
      gatherRecognizers(of: current, atDepth: depth, for: touch, of: event, gestures)
      if current === self { touch.knownControl = (control, treeChanges) }
      view = current.superview
    }
  }

  private func gatherRecognizers(
    of view: UIView, atDepth depth: Int, for touch: UITouch, of event: UIEvent,
    _ gestures: GestureEnvironment
  ) {
    if view.attachedRecognizers.isEmpty { return }
    view.attachedRecognizers.eachFromLast { recognizer in
      guard gestures.shouldReceive(touch, recognizer, of: event) else { return }
      // Code that was asked may have moved it up to a view that is yet to come.
      guard !recognizer.course.withWhole({ $0.has(touch) }) else { return }
      recognizer.follow(touch, in: gestures)
      if gestures.isTracing { gestures.traceReceipt(of: touch, by: recognizer) }
      gestures.include(recognizer, rank: recognizer.rank(atDepth: depth))
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
      show(touches.filter { $0.shownPhase != .stationary }, in: phases, event, gestures)
    } else {
      show(touches, in: phases, event, gestures)
    }
  }

  private func show(
    _ touches: [UITouch], in phases: Phases, _ event: UIEvent, _ gestures: GestureEnvironment
  ) {
    var part = TouchPart()
    gestures.audience(of: touches).each { recognizer in
      recognizer.lastStamp = event.stamp
      recognizer.course.hasAssigned = false
      gestures.speak(as: recognizer) {
        if phases.contains(.began) { recognizer.hear(.began, event, gestures, &part) }
        if phases.contains(.moved) { recognizer.hear(.moved, event, gestures, &part) }
        if phases.contains(.ended) { recognizer.hear(.ended, event, gestures, &part) }
        if phases.contains(.cancelled) { recognizer.hear(.cancelled, event, gestures, &part) }
      }
    }
  }
}

/// The touches of a group that are in one phase, for all who follow the group and hear of them in turn.
private struct TouchPart {
  var group: TouchGroup?
  var phase = UITouch.Phase.stationary
  var touches: Set<UITouch> = []
}

/// The phases that occur among some touches.
private struct Phases: OptionSet {
  let rawValue: UInt8
  static let began = Phases(rawValue: 1)
  static let moved = Phases(rawValue: 2)
  static let stationary = Phases(rawValue: 4)
  static let ended = Phases(rawValue: 8)
  static let cancelled = Phases(rawValue: 16)
}

extension [UITouch] {
  fileprivate var phases: Phases {
    var phases: Phases = []
    each { phases.formUnion(Phases(rawValue: 1 << UInt8($0.shownPhase.rawValue))) }
    return phases
  }
}

extension UIGestureRecognizer {
  /// Its place in line: deeper views first, then what was added last (ARB-05). Lower is earlier.
  func rank(atDepth depth: Int) -> Int { -(depth << 40) - additionNumber }

  var rank: Int { view.map { rank(atDepth: $0.depth) } ?? .max }

  /// One message, with those of the event's touches that are its own and in that phase.
  @inline(__always)
  fileprivate func hear(
    _ phase: UITouch.Phase, _ event: UIEvent, _ gestures: GestureEnvironment,
    _ part: inout TouchPart
  ) {
    // It may have finished in the message before, or in a client's code (STM-41).
    guard isListening else { return }
    if !course.withFollowing({ part.group === $0 }) || part.phase != phase {
      let following = course.following
      part = TouchPart(
        group: following, phase: phase,
        touches: following.part(in: phase, since: event.stamp.change) ?? [])
    }
    if part.touches.isEmpty { return }
    switch phase {
    case .began: touchesBegan(part.touches, with: event)
    case .moved:
      touchesMoved(part.touches, with: event)
      if course.shown.isUnderWay { gestures.noteMovement(of: self) }
    case .ended:
      touchesEnded(part.touches, with: event)
      unfollow(part.touches)
    case .cancelled:
      touchesCancelled(part.touches, with: event)
      unfollow(part.touches)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
