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
        guard let view = hit(x, y), let window = chain(view).last else { continue }
        let taps = countTaps(x: x, y: y)
        touches[finger] = Touch(
          view: view, window: window, downX: x, downY: y, downTime: time, x: x, y: y, time: time,
          toldX: x, toldY: y, downTaps: taps, taps: taps)
        admit(finger)
        news[.began, default: []].append(finger)
      case .move(_, let x, let y):
        guard let touch = touches[finger] else { continue }
        touches[finger]?.time = time
        // A finger that stays where it is says nothing (DEL-29).
        guard (touch.x, touch.y) != (x, y) else { continue }
        touches[finger]?.x = x
        touches[finger]?.y = y
        touches[finger]?.phase = .moved
        watchTap(finger)
        news[.moved, default: []].append(finger)
      case .up, .cancel:
        guard touches[finger] != nil else { continue }
        let phase: Contact.Phase = if case .up = change { .ended } else { .cancelled }
        touches[finger]?.time = time
        touches[finger]?.phase = phase
        if phase == .ended { noteLift(finger) }
        news[phase, default: []].append(finger)
      }
    }
    dispatch(news, through: windows(of: changes.map(\.finger)))
  }

  /// A button goes to the frontmost view of the window that was made key last.
  mutating func dispatch(_ button: Script.Button) {
    let number = button.number
    var phase = Contact.Phase.began
    switch button {
    case .down:
      guard let window = views.lastIndex(where: \.plan.isWindow) else { return }
      let children = views.indices.filter { views[$0].parent == window }
      let view = children.max { views[$0].height < views[$1].height } ?? window
      touches[number] = Touch(
        view: view, window: window, downX: 0, downY: 0, downTime: time, x: 0, y: 0, time: time,
        toldX: 0, toldY: 0, isAdmitted: true, isPress: true)
    case .up: phase = .ended
    case .cancel: phase = .cancelled
    }
    touches[number]?.phase = phase
    dispatch([phase: [number]], through: windows(of: [number]))
  }

  /// Each window takes its own touches through all of it, and then the next its own (DEL-01).
  mutating func dispatch(_ news: [Contact.Phase: [Int]], through windows: [Int]) {
    waiting = Set(news.values.joined())
    changers = []
    defer { changers = nil }
    for window in windows {
      let mine = news.mapValues { $0.filter { touches[$0]?.window == window } }
      for finger in mine[.began] ?? [] { gather(finger) }
      waiting.subtract(mine.values.joined())
      tellRecognizers(mine)
      let isPress = mine.values.joined().contains { touches[$0]?.isPress == true }
      decide(in: isPress ? .presses : .touches(window))
      if isPress || windows.count > 1 { endWhoIsLeft() }
    }
    // Nobody starts anew before each window has had its turn.
    waiting = []
    reconcile()
  }

  /// In the order in which the frame tells of their touches.
  func windows(of numbers: [Int]) -> [Int] {
    var windows: [Int] = []
    for number in numbers {
      if let window = touches[number]?.window, !windows.contains(window) {
        windows.append(window)
      }
    }
    return windows
  }

  /// Front to back, window by window (HIT-01).
  func hit(_ x: Int, _ y: Int) -> Int? {
    for window in views.indices.reversed() where views[window].plan.isWindow {
      if let found = hit(x, y, in: window) { return found }
    }
    return nil
  }

  /// Depth first.
  private func hit(_ x: Int, _ y: Int, in view: Int) -> Int? {
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
    for index in order {
      let member = members[index]
      guard let view = member.view, candidates.contains(view), member.isEnabled,
        !member.attempt.assigned.isTerminal, !member.attempt.shown.isTerminal,
        touches[finger]?.isPress == true
          ? member.plan.takesPresses : takes(finger, index)
      else { continue }
      if touches[finger]?.isPress != true, member.attempt.isForPencil == nil {
        members[index].attempt.isForPencil = Script.isPencil(finger)
      }
      members[index].attempt.touches.append(finger)
      members[index].attempt.isStranded = false
      members[index].attempt.isIncluded = true
    }
  }

  private func takes(_ finger: Int, _ index: Int) -> Bool {
    let member = members[index]
    let isPencil = Script.isPencil(finger)
    return member.plan.takesTouches && member.plan.kind != .hover
      && !(member.plan.isForFingers && isPencil)
      && (member.plan.mixesTypes || (member.attempt.isForPencil ?? isPencil) == isPencil)
      && member.plan.refuses != finger % 3
  }

  /// DEL-08 to DEL-10; who has decided hears no more (STM-41).
  private mutating func tellRecognizers(_ news: [Contact.Phase: [Int]]) {
    var cancelled: [Int] = []
    defer { failProposals(after: cancelled) }
    for index in order {
      for phase in [Contact.Phase.began, .moved, .ended, .cancelled] {
        let attempt = members[index].attempt
        let mine = (news[phase] ?? []).filter { attempt.touches.contains($0) }.sorted()
        if phase == .cancelled, !mine.isEmpty { cancelled.append(index) }
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
          let scene = Sight(
            time: time, place: { touches[$0].map { ($0.x, $0.y) } ?? (0, 0) },
            isLeaving: { touches[$0]?.isDown == false },
            isLifting: { touches[$0]?.phase == .ended })
          let commands = members[index].builtIn?.hear(phase, mine, scene)
          obey(commands ?? [], index)
        }
      }
    }
  }

  /// A cancel recognizes nothing: not the members that lose an input, and not those that wait for a member
  /// which fails by it.
  private mutating func failProposals(after cancelled: [Int]) {
    var failing = cancelled.filter { wants($0) }
    for index in failing { members[index].attempt.shown = .failed }
    failing += cancelled.filter { index in
      let attempt = members[index].attempt
      return attempt.shown == .possible
        && (attempt.assigned == .failed || attempt.assigned == .cancelled)
    }
    var next = 0
    while next < failing.count {
      for index in members.indices where wants(index) && waits(index, for: failing[next]) {
        members[index].attempt.shown = .failed
        failing.append(index)
      }
      next += 1
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
