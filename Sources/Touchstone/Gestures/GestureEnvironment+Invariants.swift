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
      list.rule("numbers are taken or vacant, and a vacant one is nobody's", roster.isRight)
      list.rule("all who take part are in the arbiter's line", arbiter.members.count == here.count)
      for recognizer in here {
        checkMembership(of: recognizer, &list)
        checkCourse(of: recognizer, &list)
      }
      checkLists(here, &list)
      withSystem { for touch in $0.touches { check(touch, here, &list) } }
      checkRest(here, &list)
      return list.broken + arbiter.brokenInvariants
    }

    private func checkMembership(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
      let (course, name) = (recognizer.course, recognizer.label)
      let member = course.member
      list.rule(
        "a member knows its number",
        member.flatMap { roster[$0]?.isSame(as: recognizer) } == true, name)
      list.rule("a member knows its environment", course.environment === self, name)
      let standing = member.map { arbiter.standing(of: $0) } ?? .absent
      switch course.shown {
      case .possible: list.rule("who is possible is undecided", standing.isOpen, name)
      case .began, .changed, .ended: list.rule("who goes ahead has won", standing == .won, name)
      case .failed, .cancelled:
        list.rule("who failed or was cancelled is out", standing == .out, name)
      }
    }

    private func checkCourse(of recognizer: UIGestureRecognizer, _ list: inout Violations) {
      let (course, name) = (recognizer.course, recognizer.label)
      list.rule(
        "who is over waits for its reset", course.shown.isTerminal == course.isFinished, name)
      list.rule(
        "who waits for its reset is listed",
        !course.isFinished
          || (0..<finished.count).contains(recognizer.finishPlace)
            && finished[recognizer.finishPlace]?.isSame(as: recognizer) == true,
        name)
      list.rule("nobody owes an action", course.owedAction == nil, name)
      list.rule("who is over has no deadline", !course.isFinished || course.deadline == nil, name)
      for touch in course.touches {
        list.rule("who follows a touch has received it", course.received.has(touch), name)
      }
    }

    private func checkLists(_ here: [UIGestureRecognizer], _ list: inout Violations) {
      let over = finished.all.compactMap { $0?.object }
      list.rule("those who wait for their reset are counted", finishedCount == over.count)
      list.rule(
        "who waits for its reset is listed once", over.count == here.count { $0.course.isFinished })
      for recognizer in over {
        list.rule(
          "who waits for its reset takes part", recognizer.course.member != nil, recognizer.label)
      }
      for recognizer in demanding.objects() {
        list.rule("who may demand takes part", recognizer.course.member != nil, recognizer.label)
      }
    }

    private func check(
      _ touch: UITouch, _ here: [UIGestureRecognizer], _ list: inout Violations
    ) {
      list.rule(
        "who has received a touch is once its recipient",
        touch.recipients.count == here.count { $0.course.received.has(touch) })
      list.rule("nobody who has left is a recipient", touch.goneRecipients == 0)
      list.rule("the way up from a touch is as it would be found", touch.isWayRight)
      for recognizer in touch.recipients.objects() {
        list.rule(
          "a recipient has received the touch", recognizer.course.received.has(touch),
          recognizer.label)
        list.rule("a recipient takes part", recognizer.course.member != nil, recognizer.label)
      }
    }

    private func checkRest(_ here: [UIGestureRecognizer], _ list: inout Violations) {
      // Those who have been reset may have left a question behind that needs no answer any more.
      var arbiter = arbiter.copy
      list.rule("all is decided", arbiter.next() == nil)
      list.rule("all actions are sent", reporters.isEmpty)
      list.rule("whoever has left is let go of", !roster.hasDeparted && untidyTouches.isEmpty)
      list.rule(
        "a group knows who has it",
        groups.used.allSatisfy { group in
          group.users == here.count { $0.course.following === group }
            + here.count { $0.course.whole === group }
        })
      list.rule("the audience is as it would be found", isAudienceRight)
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
