import GestureCore

extension UIWindow {
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
    for index in indices {
      phases.formUnion(Phases(uncounted(at: index).with { $0.shownPhase }))
    }
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
