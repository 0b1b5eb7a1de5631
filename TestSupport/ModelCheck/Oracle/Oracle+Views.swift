import GestureCore

/// What views receive (DEL), and actions, which come before it.
extension Oracle {
  /// Step 4: who has something to report takes its touches from views and sends its action.
  /// Those who go ahead come in that order; nobody promises any (ARB-07).
  mutating func report() {
    var queue = speakers.filter { hasSomethingToSay($0) && !winners.contains($0) } + winners
    speakers = []
    for index in members.indices {
      members[index].attempt.hasNews = false
      members[index].attempt.hasMoved = false
    }
    while !queue.isEmpty {
      let index = queue.removeFirst()
      if let first = winners.firstIndex(of: index) {
        winners.remove(at: first)
        reportWinner(index)
      } else {
        let attempt = members[index].attempt
        // A finger that joined in the last event belongs to the gesture, too (DEL-38).
        if attempt.shown == .ended, members[index].plan.cancels { claim(attempt.touches) }
        act(index, attempt.shown)
      }
      // Whom an action has broken off comes last.
      for speaker in speakers where !queue.contains(speaker) { queue.append(speaker) }
      speakers = []
    }
  }

  private func hasSomethingToSay(_ index: Int) -> Bool {
    let attempt = members[index].attempt
    guard attempt.hasNews || attempt.hasMoved else { return false }
    return attempt.shown == .changed || attempt.shown == .ended || attempt.shown == .cancelled
  }

  private mutating func reportWinner(_ index: Int) {
    let attempt = members[index].attempt
    if members[index].plan.cancels { claim(attempt.touches) }
    // Of what happened within one event the newest is told: also that it was broken off (STM-25).
    guard attempt.shown == .began || attempt.shown == .changed else {
      return act(index, attempt.shown)
    }
    act(index, .began)
    // A run that was held and is over goes on to its end (OPN-11), unless it was broken off.
    if members[index].attempt.shown == .began, attempt.assigned == .ended {
      members[index].attempt.shown = .ended
      act(index, .ended)
    }
  }

  private mutating func act(_ index: Int, _ state: GestureState) {
    // One change for each event, also if several windows have their turn (STM-25).
    if state == .changed, changers?.insert(index).inserted == false { return }
    log.append(.action(index, state))
    if state == .began || state == .ended { react(members[index].plan.reaction) }
  }

  /// Takes touches from their views (DEL-30 to 32, DEL-36).
  mutating func claim(_ claimed: [Int]) {
    let told = claimed.filter { touches[$0]?.hearing == .told }
    for touch in claimed { touches[touch]?.hearing = .over }
    tell(.cancelled, told)
  }

  /// Step 5. In a turn views hear of what the event brings; what was withheld of anything else follows
  /// when each window has had its turn, touches before presses.
  mutating func showViews(in turn: Turn?) {
    for isPress in [false, true] {
      var messages: [Contact.Phase: [Int]] = [:]
      for number in touches.keys.sorted() where !waiting.contains(number) {
        guard let touch = touches[number], touch.isPress == isPress, turn?.has(touch) ?? true else {
          continue
        }
        for phase in steps(number) { messages[phase, default: []].append(number) }
      }
      for phase in [Contact.Phase.began, .moved, .ended, .cancelled] {
        tell(phase, messages[phase] ?? [])
      }
    }
  }

  /// A view that takes one touch, and views that share with nobody (DEL-21, DEL-24).
  mutating func admit(_ number: Int) {
    guard let touch = touches[number] else { return }
    let others = touches.filter {
      $0.key != number && !$0.value.isPress && $0.value.isDown && $0.value.isAdmitted == true
        && $0.value.window == touch.window
    }
    let isSecond = others.values.contains { $0.view == touch.view }
    let isShut = others.values.contains {
      $0.view != touch.view && $0.hearing != .over
        && (views[touch.view].plan.isExclusive || views[$0.view].plan.isExclusive)
    }
    let isAdmitted = !(isSecond && !views[touch.view].plan.isMultiple) && !isShut
    touches[number]?.isAdmitted = isAdmitted
    if !isAdmitted { touches[number]?.hearing = .over }
  }

  /// What a view is to be told of a touch now, given who delays or has taken it.
  private mutating func steps(_ number: Int) -> [Contact.Phase] {
    guard let touch = touches[number], touch.hearing != .over else { return [] }
    let owners = members.filter { $0.attempt.touches.contains(number) }
    // A touch that joined a running gesture belongs to it (DEL-38).
    if touch.hearing == .unheard,
      owners.contains(where: {
        $0.plan.cancels && ($0.attempt.shown.isUnderWay || $0.attempt.shown == .ended)
      })
    {
      touches[number]?.hearing = .over
      return []
    }
    let undecided = owners.filter { $0.attempt.shown == .possible && !$0.attempt.isStranded }
    var steps: [Contact.Phase] = []
    if touch.hearing == .unheard {
      if undecided.contains(where: \.plan.delaysBegan) { return [] }
      if touch.phase == .cancelled {
        touches[number]?.hearing = .over
        return []
      }
      touches[number]?.hearing = .told
      steps.append(.began)
    }
    if (touch.x, touch.y) != (touch.toldX, touch.toldY) {
      touches[number]?.toldX = touch.x
      touches[number]?.toldY = touch.y
      steps.append(.moved)
    }
    if touch.phase == .cancelled
      || touch.phase == .ended && !undecided.contains(where: \.plan.delaysEnded)
    {
      touches[number]?.hearing = .over
      steps.append(touch.phase)
    }
    return steps
  }

  /// One message for each view (DEL-20).
  mutating func tell(_ phase: Contact.Phase, _ all: [Int]) {
    defer { tellPresses(phase, all.filter { touches[$0]?.isPress == true }) }
    let numbers = all.filter { touches[$0]?.isPress == false }
    var views: [Int] = []
    for number in numbers {
      if let view = touches[number]?.view, !views.contains(view) { views.append(view) }
    }
    for view in views {
      let sightings = numbers.sorted().compactMap { number -> LogLine.Sighting? in
        guard let touch = touches[number], touch.view == view else { return nil }
        switch phase {
        case .began:
          return LogLine.Sighting(
            touch: number, x: touch.downX, y: touch.downY, time: touch.downTime,
            receivers: receivers(of: number))
        case .moved:
          return LogLine.Sighting(
            touch: number, x: touch.x, y: touch.y, time: touch.time,
            receivers: receivers(of: number))
        case .ended:
          return LogLine.Sighting(touch: number, x: touch.x, y: touch.y, time: touch.time)
        case .cancelled:
          return LogLine.Sighting(touch: number, x: touch.x, y: touch.y)
        }
      }
      log.append(.view(view, phase, sightings))
      control(view, hears: phase, of: sightings.map(\.touch))
    }
  }

  private mutating func tellPresses(_ phase: Contact.Phase, _ numbers: [Int]) {
    for view in Set(numbers.compactMap { touches[$0]?.view }).sorted() {
      log.append(.presses(view, phase, numbers.filter { touches[$0]?.view == view }.sorted()))
    }
  }

  /// Who receives a touch and has not finished (DEL-16).
  private func receivers(of number: Int) -> [Int] {
    members.indices.filter {
      let attempt = members[$0].attempt
      return attempt.touches.contains(number) && !attempt.assigned.isTerminal
        && !attempt.shown.isTerminal
    }
  }
}
