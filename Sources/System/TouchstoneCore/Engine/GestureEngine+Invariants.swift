import GestureCore

/// What is always true between passes.
extension GestureEngine {
  /// Stops a debug build at the end of the pass in which a rule was broken, and names the rule.
  func checkInvariants() {
    if isAbandoned { return }
    let broken = brokenInvariants
    precondition(broken.isEmpty, "\(broken.joined(separator: "\n"))")
  }

  /// The rules that do not hold; none, unless the engine is wrong.
  var brokenInvariants: [String] {
    var list = Violations()
    let here = roster.all
    list.rule("the roster keeps just the recognizers that take part", roster.isRight)
    list.rule(
      "all recognizers that take part are in the contest",
      contest.arbiter.members.count == here.count)
    for recognizer in here {
      checkUnrelated(of: recognizer, here, &list)
      checkMembership(of: recognizer, &list)
      checkAttempt(of: recognizer, &list)
    }
    var holders: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    for recognizer in here {
      for touch in recognizer.attempt.allTouches {
        holders[ObjectIdentifier(touch), default: []].insert(ObjectIdentifier(recognizer))
      }
    }
    for touch in touches { check(touch, holders[ObjectIdentifier(touch)] ?? [], &list) }
    list.rule(
      "the contest counts the inputs that are down",
      contest.inputs.downCount == touches.count { $0.isDown } + presses.count { $0.isDown })
    list.rule(
      "a group counts its users",
      groups.used.allSatisfy { group in
        group.userCount == here.count { $0.attempt.downGroup === group }
          + here.count { $0.attempt.allGroup === group }
      })
    list.rule("a touch knows how many groups have it", groups.areKnownToTouches)
    return list.broken + contest.brokenInvariants
  }

  private func checkMembership(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
    let (attempt, name) = (recognizer.attempt, recognizer.label)
    let member = attempt.member
    list.rule(
      "a member knows its number",
      member.flatMap { roster[$0]?.isSame(as: recognizer) } == true, name)
    list.rule("a member knows its engine", attempt.engine === self, name)
    let standing = member.map { contest.arbiter.standing(of: $0) } ?? .absent
    switch attempt.publicState {
    case .possible: list.rule("a possible recognizer is undecided", standing.isOpen, name)
    case .began, .changed, .ended:
      list.rule("a recognizer under way has won", standing == .won, name)
    case .failed, .cancelled:
      list.rule("a failed or cancelled recognizer is out", standing == .out, name)
    }
  }

  private func checkUnrelated(
    of recognizer: UIGestureRecognizer, _ others: [UIGestureRecognizer],
    _ list: inout Violations
  ) {
    guard let member = recognizer.attempt.member, !recognizer.attempt.publicState.isTerminal else {
      return
    }
    // Some of a crowd are enough, or the checks would be quadratic.
    for other in others.prefix(20) where !other.attempt.publicState.isTerminal {
      guard let otherMember = other.attempt.member,
        contest.arbiter.areUnrelated(member, otherMember)
      else { continue }
      list.rule(
        "recognizers at unrelated positions are unrelated",
        !areRelated(recognizer, other), recognizer.label)
    }
  }

  private func checkAttempt(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
    let (attempt, name) = (recognizer.attempt, recognizer.label)
    guard let member = attempt.member else { return }
    // Sets, because a palm may rest while another finger taps: many touches of one attempt are not unusual.
    let (all, received) = (
      Set(attempt.allTouches.map { ObjectIdentifier($0) }), contest.received(by: member)
    )
    list.rule(
      "a finished recognizer waits for its reset",
      attempt.publicState.isTerminal == contest.isFinished(member), name)
    list.rule(
      "the contest has all inputs of a member",
      attempt.allTouches.allSatisfy { received.contains($0.input) }
        && recognizer.attemptLists.presses.allSatisfy { received.contains($0.input) },
      name)
    list.rule("a member's deadline is in the contest", attempt.outsideDeadline == nil, name)
    for touch in attempt.downTouches {
      list.rule(
        "a touch that is down has been received", all.contains(ObjectIdentifier(touch)), name)
    }
  }

  private func check(
    _ touch: UITouch, _ holders: Set<ObjectIdentifier>, _ list: inout Violations
  ) {
    let receivers = receivers(of: touch.input)
    list.rule("a recognizer with a touch receives it once", receivers.count == holders.count)
    list.rule(
      "the contest knows which touches are down", contest.inputs.isDown(touch.input) == touch.isDown
    )
    list.rule("the path from a touch is the one that would be found", touch.isPathRight)
    for recognizer in receivers {
      list.rule(
        "a receiver has the touch", holders.contains(ObjectIdentifier(recognizer)),
        recognizer.label)
      list.rule("a receiver takes part", recognizer.attempt.member != nil, recognizer.label)
    }
  }
}

/// The rules that were found broken.
private struct Violations {
  private(set) var broken: [String] = []

  mutating func rule(_ text: String, _ holds: Bool, _ name: String? = nil) {
    if !holds { broken.append(name.map { "\(text): not \($0)" } ?? text) }
  }
}
