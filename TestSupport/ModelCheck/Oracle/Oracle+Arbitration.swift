import GestureCore

/// Who may go ahead: section 4, the reconciling step.
extension Oracle {
  /// Everything that follows when recognizers have said what they want (ARB, FAI).
  mutating func reconcile() {
    decide()
    showViews(in: nil)
    endWhoIsLeft()
    // Held is who waits beyond the event.
    for index in members.indices where wants(index) { members[index].attempt.wasHeld = true }
    reset()
  }

  /// The last resorts come when the event has run its course: each window's, where there are several, and
  /// that of presses.
  mutating func endWhoIsLeft() {
    if strandTheRest() {
      decide()
      showViews(in: nil)
    }
    while breakDeadlock() {
      decide()
      showViews(in: nil)
    }
  }

  /// A window's turn.
  mutating func decide(in turn: Turn) {
    decide()
    showViews(in: turn)
  }

  private mutating func decide() {
    var isActing = true
    while isActing {
      settle()
      isActing = !speakers.isEmpty || !winners.isEmpty
      report()
    }
  }

  mutating func settle() {
    for index in members.indices where members[index].attempt.shown.isUnderWay {
      let attempt = members[index].attempt
      if attempt.assigned.isTerminal {
        members[index].attempt.shown = attempt.assigned
      } else if attempt.hasNews || attempt.hasMoved {
        members[index].attempt.shown = .changed
      }
    }
    var isSettled = false
    while !isSettled {
      isSettled = !(failThoseWhoCannot() || letOneGoAhead())
    }
  }

  // MARK: - One rule after the other; each says whether it changed anything

  private mutating func failThoseWhoCannot() -> Bool {
    for index in order where members[index].attempt.shown == .possible {
      if cannot(index) {
        fail(index)
        return true
      }
    }
    return false
  }

  private mutating func cannot(_ index: Int) -> Bool {
    let attempt = members[index].attempt
    if attempt.assigned == .failed || attempt.assigned == .cancelled { return true }
    guard wants(index) else { return false }
    // Asked once, before anything else and before any waiting (ARB-24, OPN-29).
    let mayBegin = attempt.mayBegin ?? mayBegin(index)
    members[index].attempt.mayBegin = mayBegin
    if !mayBegin { return true }
    let others = members.indices.filter { $0 != index && hasGoneAhead($0) }
    return others.contains { prevents($0, index) || waits(index, for: $0) }
  }

  private mutating func letOneGoAhead() -> Bool {
    let wanting = members.indices.filter { wants($0) }
    let ready = order.filter { index in
      wanting.contains(index) && !members.indices.contains { isAwaited($0, by: index) }
    }
    // One that another prevents, without preventing that in turn, comes after it (ARB-18).
    let unbeaten = ready.filter { index in
      !ready.contains { $0 != index && prevents($0, index) && !prevents(index, $0) }
    }
    guard let winner = unbeaten.first ?? ready.first else { return false }
    let attempt = members[winner].attempt
    let startsWithBegan = attempt.assigned.isUnderWay || attempt.wasHeld && attempt.hasRun
    members[winner].attempt.shown = startsWithBegan ? .began : .ended
    if attempt.assigned.isUnderWay { members[winner].attempt.assigned = .began }
    winners.append(winner)
    // It keeps others out, and those who waited for it to fail have waited in vain (FAI-04).
    for other in order where other != winner {
      let attempt = members[other].attempt
      guard attempt.isIncluded, attempt.shown == .possible else { continue }
      if prevents(winner, other) || waits(other, for: winner) { fail(other) }
    }
    return true
  }

  /// Those who wait for each other with no finger left would wait forever (FAI-11).
  private mutating func breakDeadlock() -> Bool {
    let stuck = order.filter { wants($0) && !hasFinger($0) }
    let onCircle = stuck.filter { start in
      var reached: Set<Int> = []
      var next = [start]
      while let index = next.popLast() {
        for other in stuck where isAwaited(other, by: index) {
          if reached.insert(other).inserted { next.append(other) }
        }
      }
      return reached.contains(start)
    }
    guard let last = onCircle.last else { return false }
    fail(last)
    return true
  }

  /// After the last finger a recognizer without a deadline goes on being possible, but withholds nothing any more (COR-17).
  /// One that has ignored all its touches is out (DEL-65).
  private mutating func strandTheRest() -> Bool {
    guard !touches.values.contains(where: { $0.isDown && !$0.isStream }) else { return false }
    let rest = members.indices.filter { index in
      let attempt = members[index].attempt
      return attempt.isIncluded && attempt.shown == .possible && attempt.assigned == .possible
        && attempt.deadline == nil && !hasFinger(index) && waiting.isDisjoint(with: attempt.touches)
    }
    var hasChanged = false
    for index in rest where !members[index].attempt.isStranded {
      hasChanged = true
      if isInterrupting || members[index].attempt.touches.isEmpty {
        fail(index)
      } else {
        members[index].attempt.isStranded = true
        // The next finger settles the type anew.
        members[index].attempt.isForPencil = nil
      }
    }
    return hasChanged
  }

  // MARK: - Questions

  func wants(_ index: Int) -> Bool {
    let attempt = members[index].attempt
    guard attempt.shown == .possible else { return false }
    return attempt.assigned == .ended || attempt.assigned.isUnderWay
  }

  func hasFinger(_ index: Int) -> Bool {
    members[index].attempt.touches.contains {
      touches[$0]?.isDown == true || waiting.contains($0)
    }
  }

  /// Began or recognized, in this attempt (ARB-14, ARB-15), and was not cancelled since.
  private func hasGoneAhead(_ index: Int) -> Bool {
    let shown = members[index].attempt.shown
    return shown.isUnderWay || shown == .ended
  }

  /// Whether a member waits for a recognizer that takes part and has not decided (FAI-02, FAI-08).
  private func isAwaited(_ other: Int, by index: Int) -> Bool {
    let attempt = members[other].attempt
    return waits(index, for: other) && attempt.isIncluded && attempt.shown == .possible
  }

  func waits(_ index: Int, for other: Int) -> Bool {
    guard index != other else { return false }
    return holds(.waits(index, for: other))
      || Script.Speaker.allCases.contains {
        holds(.waitsThisTime(index, for: other, says: $0))
      }
  }

  /// ARB-02, within the scope of ARB-13.
  private func prevents(_ one: Int, _ other: Int) -> Bool {
    guard one != other, areRelated(one, other) else { return false }
    // Hovering and all else have nothing to do with each other (HOV-04).
    if members[one].plan.kind == .hover || members[other].plan.kind == .hover { return false }
    // A tap lets one with more taps go on (ARB-11).
    if case .tap(let taps) = members[one].plan.kind, case .tap(let more) = members[other].plan.kind,
      more > taps
    {
      return false
    }
    return !holds(.cannotPrevent(one, other)) && !holds(.cannotBePrevented(other, by: one))
      && !holds(.simultaneous(one, with: other)) && !holds(.simultaneous(other, with: one))
  }

  private func areRelated(_ one: Int, _ other: Int) -> Bool {
    guard let view = members[one].view, let otherView = members[other].view else { return false }
    if chain(view).contains(otherView) || chain(otherView).contains(view) { return true }
    return !Set(members[one].attempt.touches).isDisjoint(with: members[other].attempt.touches)
  }

  /// The delegate, the recognizer's view, and the views that would lose touches (ARB-20 to 22).
  private func mayBegin(_ index: Int) -> Bool {
    let member = members[index]
    var asked = Set(member.view.map { [$0] } ?? [])
    if member.plan.cancels {
      for touch in member.attempt.touches {
        if let touch = touches[touch], touch.hearing != .over, !touch.isPress {
          asked.insert(touch.view)
          // What is a part of a control would take the touch from it as well (CRC-09).
          if let control = control(around: touch.view) { asked.insert(control) }
        }
      }
    }
    return !member.plan.isVetoed
      && !asked.contains { holds(.viewVetoes(view: $0, index)) || keeps($0, index) }
  }

  private mutating func fail(_ index: Int) { members[index].attempt.shown = .failed }
}
