import GestureCore

/// A pointer that comes without touches: hovering, scrolls and transforms (PAN-15, PIN-14, 5.9).
///
/// To the rules between recognizers it is one more finger that some of them follow; views hear nothing of it.
extension Oracle {
  mutating func dispatch(_ stream: Script.Stream) {
    let number = stream.number
    switch stream {
    case .hover(_, let x, let y):
      guard let view = hit(x, y) else { return }
      hover(number, view)
    case .leave: leave(number, .ended)
    case .begin(_, let kind, let x, let y, let step):
      guard let view = hit(x, y) else { return }
      addStream(number, kind, on: view)
      for index in order where takes(kind, index) && mayFollow(index, over: view) {
        follow(number, index)
      }
      hear(number, .began, step)
    case .go(_, let step): hear(number, .moved, step)
    case .end: leave(number, .ended)
    case .cancel: leave(number, .cancelled)
    }
    finishStream()
  }

  /// An interruption takes pointers away as well (DEL-27).
  mutating func cancelStreams() {
    // Nobody says in which order.
    for family: [Script.StreamKind] in [[.hover], [.scroll, .wheel], [.transform]] {
      for (number, touch) in touches where touch.isDown {
        guard let kind = touch.stream, family.contains(kind) else { continue }
        leave(number, .cancelled)
        finishStream()
      }
    }
  }

  // MARK: - Private

  private mutating func finishStream() {
    decide(in: .streams)
    endWhoIsLeft()
    reconcile()
  }

  private mutating func addStream(_ number: Int, _ kind: Script.StreamKind, on view: Int) {
    touches[number] = Touch(
      view: view, window: chain(view).last ?? 0, downX: 0, downY: 0, downTime: time, x: 0, y: 0,
      time: time, hearing: .over, toldX: 0, toldY: 0, isAdmitted: false, stream: kind)
  }

  /// A hover is over for those whose view it leaves, and begins for those whose view it enters (HOV-01).
  private mutating func hover(_ number: Int, _ view: Int) {
    if touches[number] == nil { addStream(number, .hover, on: view) }
    for index in order where !members[index].attempt.touches.contains(number) {
      if takes(.hover, index) && mayFollow(index, over: view) { follow(number, index) }
    }
    let followers = order.filter { members[$0].attempt.touches.contains(number) }
    for index in followers {
      let isInside = members[index].view.map { chain(view).contains($0) } ?? false
      if !isInside { members[index].attempt.touches.removeAll { $0 == number } }
      tell(index, isInside ? .moved : .ended, Script.StreamStep(x: 0, y: 0))
    }
  }

  private mutating func leave(_ number: Int, _ phase: Contact.Phase) {
    touches[number]?.phase = phase
    hear(number, phase, Script.StreamStep(x: 0, y: 0))
  }

  private mutating func hear(_ number: Int, _ phase: Contact.Phase, _ step: Script.StreamStep) {
    for index in order where members[index].attempt.touches.contains(number) {
      tell(index, phase, step)
    }
  }

  private mutating func tell(_ index: Int, _ phase: Contact.Phase, _ step: Script.StreamStep) {
    let attempt = members[index].attempt
    guard !attempt.assigned.isTerminal, !attempt.shown.isTerminal else { return }
    obey(members[index].builtIn?.follow(phase, step) ?? [], index)
  }

  private mutating func follow(_ number: Int, _ index: Int) {
    members[index].attempt.touches.append(number)
    members[index].attempt.isStranded = false
    members[index].attempt.isIncluded = true
  }

  private func mayFollow(_ index: Int, over view: Int) -> Bool {
    let member = members[index]
    guard let own = member.view, chain(view).contains(own) else { return false }
    return member.isEnabled && !member.attempt.assigned.isTerminal
      && !member.attempt.shown.isTerminal
  }

  /// PAN-15, PIN-14, HOV-03, API-G11. Who has fingers goes by them; nobody says what comes of both.
  private func takes(_ kind: Script.StreamKind, _ index: Int) -> Bool {
    let member = members[index]
    let hasFingers = member.attempt.touches.contains {
      touches[$0].map { $0.isDown && !$0.isStream } ?? false
    }
    switch kind {
    case .scroll, .wheel: return member.plan.kind == .pan && member.plan.takesScrolls && !hasFingers
    case .transform:
      return (member.plan.kind == .pinch || member.plan.kind == .rotation) && !hasFingers
    case .hover: return member.plan.kind == .hover && !member.plan.isForFingers
    }
  }
}
