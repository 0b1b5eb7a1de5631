import GestureCore

#if DEBUG || TOUCHSTONE_CHECKS
  /// What is true whenever nothing is being handled.
  extension GestureEnvironment {
    /// Stops a debug build at the end of the pass in which a rule was broken, and names the rule.
    func checkInvariants() {
      if isAbandoned { return }
      let broken = brokenInvariants
      precondition(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    }

    /// The rules that do not hold, in words. There are none, unless the system is wrong.
    var brokenInvariants: [String] {
      var list = Violations()
      let here = roster.all.objects()
      list.rule("the roster keeps those alone who take part", roster.isRight)
      list.rule("all who take part are in the contest", contest.members.count == here.count)
      for recognizer in here {
        checkApartness(of: recognizer, here, &list)
        checkMembership(of: recognizer, &list)
        checkCourse(of: recognizer, &list)
      }
      withSystem { system in
        for touch in system.touches { check(touch, here, &list) }
        list.rule(
          "the contest counts what is down",
          contest.downCount == system.touches.count { $0.isDown }
            + system.presses.count { $0.isDown })
      }
      checkRest(here, &list)
      return list.broken + contest.brokenInvariants
    }

    private func checkMembership(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
      let (course, name) = (recognizer.course, recognizer.label)
      let member = course.member
      list.rule(
        "a member knows its number",
        member.flatMap { roster[$0]?.isSame(as: recognizer) } == true, name)
      list.rule("a member knows its environment", course.environment === self, name)
      let standing = member.map { contest.arbiter.standing(of: $0) } ?? .absent
      switch course.shown {
      case .possible: list.rule("who is possible is undecided", standing.isOpen, name)
      case .began, .changed, .ended: list.rule("who goes ahead has won", standing == .won, name)
      case .failed, .cancelled:
        list.rule("who failed or was cancelled is out", standing == .out, name)
      }
    }

    private func checkApartness(
      of recognizer: UIGestureRecognizer, _ others: [UIGestureRecognizer],
      _ list: inout Violations
    ) {
      guard let member = recognizer.course.member, !recognizer.course.shown.isTerminal else {
        return
      }
      // Of a crowd a part is enough, or checks would take the square of it.
      for other in others.prefix(20) where !other.course.shown.isTerminal {
        guard let otherMember = other.course.member,
          contest.arbiter.areApart(member, otherMember)
        else { continue }
        list.rule(
          "who is apart by numbers has nothing to do with the other",
          !areRelated(recognizer, other), recognizer.label)
      }
    }

    private func checkCourse(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
      let (course, name) = (recognizer.course, recognizer.label)
      guard let member = course.member else { return }
      list.rule(
        "who is over waits for its reset", course.shown.isTerminal == contest.isOver(member), name)
      list.rule(
        "the contest knows what a member has received",
        course.received.allSatisfy { contest.hasReceived(member, $0.input) }
          && recognizer.courseLists.presses.allSatisfy { contest.hasReceived(member, $0.input) },
        name)
      list.rule("a member's deadline is in the contest", course.outsideDeadline == nil, name)
      for touch in course.touches {
        list.rule("who follows a touch has received it", course.received.has(touch), name)
      }
    }

    private func check(
      _ touch: UITouch, _ here: [UIGestureRecognizer], _ list: inout Violations
    ) {
      list.rule(
        "who has received a touch is once its recipient",
        receivers(of: touch.input).count == here.count { $0.course.received.has(touch) })
      list.rule(
        "the contest knows what is down", contest.isDown(touch.input) == touch.isDown)
      list.rule("the way up from a touch is as it would be found", touch.isWayRight)
      for recognizer in receivers(of: touch.input) {
        list.rule(
          "a recipient has received the touch", recognizer.course.received.has(touch),
          recognizer.label)
        list.rule("a recipient takes part", recognizer.course.member != nil, recognizer.label)
      }
    }

    private func checkRest(_ here: [UIGestureRecognizer], _ list: inout Violations) {
      list.rule(
        "a group knows who has it",
        groups.used.allSatisfy { group in
          group.users == here.count { $0.course.following === group }
            + here.count { $0.course.whole === group }
        })
      list.rule("a touch knows how many groups have it", groups.areKnownToTouches)
    }
  }

  /// Rules that were found broken.
  private struct Violations {
    private(set) var broken: [String] = []

    mutating func rule(_ words: String, _ holds: Bool, _ name: String? = nil) {
      if !holds { broken.append(name.map { "\(words): not \($0)" } ?? words) }
    }
  }
#endif
