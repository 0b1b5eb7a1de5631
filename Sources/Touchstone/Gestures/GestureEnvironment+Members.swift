import GestureCore

/// Who takes part, and under which number.
extension GestureEnvironment {
  func include(_ recognizer: UIGestureRecognizer, rank: Int) {
    if enroll(recognizer, rank: rank) { meetOthers(recognizer) }
  }

  /// Gives a recognizer its number. Returns whether it had none; then it has to meet those who are there.
  func enroll(_ recognizer: UIGestureRecognizer, rank: Int, at spot: TreeSpot = .unknown) -> Bool {
    guard recognizer.course.member == nil else { return false }
    let member = contest.enroll(rank: rank, at: spot)
    roster.seat(recognizer, as: member)
    recognizer.course.member = member
    recognizer.course.referee = Uncounted(self)
    takeOverDeadline(of: recognizer, by: member)
    return true
  }

  /// Asks who of those who are there and of those who come in waits for whom.
  func meetOthers(_ recognizer: UIGestureRecognizer) {
    linkRequirements(of: recognizer)
    guard recognizer.mayRequireFailures, let member = recognizer.course.member else { return }
    contest.noteDemands(of: member)
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.course.member else { return }
    contest.leave(member)
    roster.strike(member)
    recognizer.startCourseAnew()
  }

  /// The pass is over: one that has left is in no list any more, and is let go of. What runs when it goes
  /// may come back here.
  func letGoOfDeparted() {
    while contest.hasDeparted, let number = contest.takeDeparted() { _ = roster.take(number) }
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
    guard let circle = contest.require(required, toFailBefore: member) else { return }
    let names = circle.compactMap { roster[$0]?.object.label }.joined(separator: ", ")
    diagnose("\(names) wait for each other to fail; the last in rank will fail")
  }

  /// The scene has gone, in the middle of a gesture perhaps: recognizers that live on must not speak to
  /// it any more.
  func abandon() {
    isAbandoned = true
    let abandoned = roster.all.objects()
    // Its own values are of the gesture that is over, and may keep touches alive.
    for recognizer in abandoned { recognizer.startCourseAnew() }
    contest.abandon()
    roster = Roster()
    groups.forgetLatest()
    clearGroups()
    for recognizer in abandoned { recognizer.reset() }
  }

  var included: [UIGestureRecognizer] {
    var included: [UIGestureRecognizer] = []
    // Who has left has no place in the roster any more.
    for index in 0..<contest.arbiter.everybody.members.count {
      let member = contest.arbiter.everybody.members[index]
      if let recognizer = roster[member] { included.append(recognizer.object) }
    }
    return included
  }
}
