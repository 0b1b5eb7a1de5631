import GestureCore

/// Resets, and those who leave in the middle.
extension Oracle {
  /// Step 6: those linked by requirements go back together, when all have decided and none has a
  /// finger left (STM-44, STM-45, OPN-30).
  mutating func reset() {
    let included = order.filter { members[$0].attempt.isIncluded }
    let linked = included.filter { !members[$0].attempt.isDismissed }
    let ready = included.filter { index in
      members[index].attempt.isDismissed
        || circle(of: index, among: linked).allSatisfy {
          members[$0].attempt.shown.isTerminal && !hasFinger($0)
        }
    }
    for index in ready { reset(index) }
  }

  private func circle(of index: Int, among included: [Int]) -> Set<Int> {
    var circle: Set<Int> = [index]
    var next = [index]
    while let one = next.popLast() {
      for other in included where waits(one, for: other) || waits(other, for: one) {
        if circle.insert(other).inserted { next.append(other) }
      }
    }
    return circle
  }

  private mutating func reset(_ index: Int) {
    log.append(.reset(index))
    members[index].run.reset()
    members[index].builtIn?.reset()
    members[index].attempt = Attempt()
  }

  // MARK: Leaving

  mutating func detach(_ index: Int) {
    guard members[index].view != nil else { return }
    dismiss([index])
    members[index].view = nil
  }

  /// Views that leave lose their touches, and their recognizers the gesture (DEL-26, OPN-07).
  mutating func removeView(_ view: Int) {
    guard views[view].parent != nil else { return }
    let leaving = Set(views.indices.filter { chain($0).contains(view) })
    stopTracking(in: leaving)
    // Presses first: those of a view that leaves are looked for before its touches are.
    for isPress in [true, false] {
      claim(
        touches.keys.sorted().filter {
          touches[$0].map { $0.isPress == isPress && leaving.contains($0.view) } ?? false
        })
    }
    dismiss(order.filter { members[$0].view.map(leaving.contains) ?? false })
    views[view].parent = nil
  }

  /// Disabled, or taken from its view: what runs is cancelled, what has not decided fails, and the
  /// recognizer forgets its touches at once (STM-30, STM-31, DEL-15).
  mutating func dismiss(_ leaving: [Int]) {
    for index in leaving { breakOff(index) }
    reconcile()
  }

  mutating func breakOff(_ index: Int) {
    let attempt = members[index].attempt
    guard attempt.isIncluded else { return }
    members[index].attempt.isDismissed = true
    members[index].attempt.touches = []
    members[index].attempt.deadline = nil
    if attempt.shown.isUnderWay {
      members[index].attempt.shown = .cancelled
      members[index].attempt.assigned = .cancelled
      noteNews(of: index)
    } else if attempt.shown == .possible {
      members[index].attempt.shown = .failed
      members[index].attempt.assigned = .failed
    }
  }

  /// What the action of one member does to another (STM-33).
  mutating func react(_ reaction: Script.Reaction?) {
    guard let reaction else { return }
    if members[reaction.disables].isEnabled { breakOff(reaction.disables) }
    members[reaction.disables].isEnabled = reaction.enablesAgain
  }
}
