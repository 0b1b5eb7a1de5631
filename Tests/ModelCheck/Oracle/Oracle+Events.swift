import GestureCore

/// How an event comes in: hit testing, who receives a touch, what recognizers hear and answer.
extension Oracle {
  /// One frame, in the order of 4.1.
  mutating func dispatch(_ changes: [Script.Change]) {
    var news: [Contact.Phase: [Int]] = [:]
    for change in changes {
      let finger = change.finger
      switch change {
      case .down(_, let x, let y):
        guard let view = hit(x, y) else { continue }
        touches[finger] = Touch(
          view: view, downX: x, downY: y, downTime: time, x: x, y: y, time: time, toldX: x,
          toldY: y)
        admit(finger)
        gather(finger)
        news[.began, default: []].append(finger)
      case .move(_, let x, let y):
        guard let touch = touches[finger] else { continue }
        touches[finger]?.time = time
        // A finger that stays where it is says nothing (DEL-29).
        guard (touch.x, touch.y) != (x, y) else { continue }
        touches[finger]?.x = x
        touches[finger]?.y = y
        touches[finger]?.phase = .moved
        news[.moved, default: []].append(finger)
      case .up, .cancel:
        guard touches[finger] != nil else { continue }
        let phase: Contact.Phase = if case .up = change { .ended } else { .cancelled }
        touches[finger]?.time = time
        touches[finger]?.phase = phase
        news[phase, default: []].append(finger)
      }
    }
    tellRecognizers(news)
    reconcile()
  }

  /// Front to back, depth first (HIT-01).
  private func hit(_ x: Int, _ y: Int, in view: Int = 0) -> Int? {
    let place = views[view]
    guard place.isInteractive,
      (place.x..<place.x + place.plan.width).contains(x),
      (place.y..<place.y + place.plan.height).contains(y)
    else { return nil }
    let children = views.indices.filter { $0 != view && views[$0].parent == view }
    for child in children.sorted(by: { views[$0].height > views[$1].height }) {
      if let found = hit(x, y, in: child) { return found }
    }
    return view
  }

  /// DEL-02, DEL-04, DEL-05; nobody who is through with this sequence gets a new finger (OPN-03).
  private mutating func gather(_ finger: Int) {
    let candidates = chain(touches[finger]?.view)
    let isPencil = Script.isPencil(finger)
    for index in order {
      let member = members[index]
      guard let view = member.view, candidates.contains(view), member.isEnabled,
        !member.attempt.assigned.isTerminal, !member.attempt.shown.isTerminal,
        !(member.plan.isForFingers && Script.isPencil(finger)),
        member.plan.mixesTypes || (member.attempt.isForPencil ?? isPencil) == isPencil,
        member.plan.refuses != finger % 3
      else { continue }
      if member.attempt.isForPencil == nil { members[index].attempt.isForPencil = isPencil }
      members[index].attempt.touches.append(finger)
      members[index].attempt.isIncluded = true
    }
  }

  /// DEL-08 to DEL-10; one that has decided hears no more (STM-41).
  private mutating func tellRecognizers(_ news: [Contact.Phase: [Int]]) {
    for index in order {
      for phase in [Contact.Phase.began, .moved, .ended, .cancelled] {
        let attempt = members[index].attempt
        let mine = (news[phase] ?? []).filter { attempt.touches.contains($0) }.sorted()
        guard !mine.isEmpty, !attempt.assigned.isTerminal, !attempt.shown.isTerminal else {
          continue
        }
        log.append(.hears(index, phase, mine))
        if phase == .moved {
          members[index].attempt.hasMoved = true
          if !speakers.contains(index) { speakers.append(index) }
        }
        if members[index].builtIn == nil {
          obey(members[index].run.hear(phase, mine), index, inMessage: true)
        } else {
          let touches = touches
          let scene = Sight(time: time) { number in
            touches[number].map { ($0.x, $0.y) } ?? (0, 0)
          }
          let commands = members[index].builtIn?.hear(phase, mine, scene)
          obey(commands ?? [], index)
        }
      }
    }
  }

  mutating func obey(_ commands: [ProgramRun.Command], _ index: Int, inMessage: Bool = false) {
    for command in commands {
      switch command {
      case .assign(let state):
        assign(state, index)
        if inMessage { log.append(.reads(index, members[index].attempt.assigned)) }
      case .ignore(let touch): members[index].attempt.touches.removeAll { $0 == touch }
      case .deadline(let delay):
        counter += 1
        members[index].attempt.deadline = (2 * (time + delay), counter)
      case .inclusiveDeadline(let delay):
        counter += 1
        members[index].attempt.deadline = (2 * (time + delay) + 1, counter)
      }
    }
  }

  /// What becomes of an assignment, as 2.1 and 2.2 have it.
  private mutating func assign(_ state: GestureState, _ index: Int) {
    guard members[index].isEnabled else { return }
    let present = members[index].attempt.assigned
    let result: GestureState? =
      switch (present, state) {
      case (.ended, _), (.cancelled, _), (.failed, _), (_, .possible): nil
      case (.possible, .cancelled): .failed
      case (.possible, .changed): .began
      case (.possible, _): state
      case (_, .failed): .cancelled
      case (_, .began): nil
      default: state
      }
    guard let result else { return }
    members[index].attempt.assigned = result
    if result.isUnderWay { members[index].attempt.hasRun = true }
    noteNews(of: index)
  }

  mutating func noteNews(of index: Int) {
    members[index].attempt.hasNews = true
    if !speakers.contains(index) { speakers.append(index) }
  }
}
