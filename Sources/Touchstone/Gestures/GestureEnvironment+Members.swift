import GestureCore

/// Who takes part, and under which number.
extension GestureEnvironment {
  func include(_ recognizer: UIGestureRecognizer, rank: Int) {
    guard recognizer.course.member == nil else { return }
    let member = roster.enroll(recognizer)
    recognizer.course.member = member
    recognizer.course.referee = Uncounted(self)
    recognizer.course.rank = rank
    arbiter.include(member, rank: rank)
    linkRequirements(of: recognizer)
    if recognizer.mayRequireFailures { demanding.append(Uncounted(recognizer)) }
  }

  /// Takes one off the roster, and off the list of those who may demand.
  func strike(_ recognizer: UIGestureRecognizer, _ member: Member) {
    roster.strike(member)
    if !demanding.isEmpty { demanding.drop(recognizer) }
  }

  /// The pass is over: one that has left is in no list any more, and is let go of. What runs when it goes
  /// may come back here.
  func letGoOfDeparted() {
    while let touch = untidyTouches.popLast() { touch.clearRecipients() }
    while roster.takeDeparted() != nil {}
  }

  /// A recognizer that speaks up without having received anything.
  func includeLate(_ recognizer: UIGestureRecognizer) {
    if recognizer.course.member == nil { include(recognizer, rank: recognizer.rank) }
  }

  /// Notes a requirement between two that take part.
  func link(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
    guard let member = recognizer.course.member, let required = other.course.member,
      other.course.environment === self
    else { return }
    arbiter.require(required, toFailBefore: member)
    // Who is waited for by nobody, and who waits for nobody, is in no circle; that is nearly everyone.
    guard arbiter.requirements.hasDependents(member),
      arbiter.requirements.hasRequirements(required)
    else { return }
    if let cycle = arbiter.requirements.cycle(through: member) {
      // Those in it may all be waiting already, and nobody else would look.
      isResetDue = true
      let names = cycle.compactMap { roster[$0]?.object.label }.joined(separator: ", ")
      diagnose("\(names) wait for each other to fail; the last in rank will fail")
    }
  }

  /// The scene has gone, in the middle of a gesture perhaps: recognizers that live on must not speak to
  /// it any more.
  func abandon() {
    isAbandoned = true
    let abandoned = roster.all.objects()
    for recognizer in abandoned {
      for touch in recognizer.course.received { touch.forgetRecipients() }
    }
    // Its own values are of the gesture that is over, and may keep touches alive.
    for recognizer in abandoned { recognizer.startCourseAnew() }
    roster = Roster()
    untidyTouches = []
    forgetTouches()
    clearGroups()
    reporters.removeAll()
    finished.removeAll()
    finishedCount = 0
    demanding = []
    for recognizer in abandoned { recognizer.reset() }
  }

  var included: [UIGestureRecognizer] {
    var included: [UIGestureRecognizer] = []
    // Who has left has no place in the roster any more.
    for index in 0..<arbiter.everybody.members.count {
      let member = arbiter.everybody.members[index]
      if let recognizer = roster[member] { included.append(recognizer.object) }
    }
    return included
  }
}
