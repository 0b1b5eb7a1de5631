import GestureCore

/// The recognizers that take part, by number.
extension GestureEngine {
  func include(_ recognizer: UIGestureRecognizer, rank: Int) {
    if enroll(recognizer, rank: rank) { linkNew(recognizer) }
  }

  /// Gives a recognizer its number. Returns whether it had none; then its requirements have to be linked.
  func enroll(
    _ recognizer: UIGestureRecognizer, rank: Int, at position: ViewPosition = .unknown
  ) -> Bool {
    guard recognizer.attempt.seat == nil else { return false }
    let member = contest.enroll(rank: rank, at: position)
    roster.add(recognizer, as: member)
    recognizer.attempt.seat = Seat(engine: Unretained(self), member: member)
    transferDeadline(of: recognizer, by: member)
    return true
  }

  /// Finds the failure requirements between a new recognizer and the present ones.
  func linkNew(_ recognizer: UIGestureRecognizer) {
    linkRequirements(of: recognizer)
    guard recognizer.mayHaveRequirements, let member = recognizer.attempt.member else { return }
    contest.addRequirer(member)
  }

  func leave(_ recognizer: UIGestureRecognizer) {
    guard let member = recognizer.attempt.member else { return }
    contest.leave(member)
    roster.hide(member)
    recognizer.resetAttempt()
  }

  /// A recognizer that assigns a state without having received any input.
  func enrollLate(_ recognizer: UIGestureRecognizer) {
    if recognizer.attempt.seat == nil { include(recognizer, rank: recognizer.rank) }
  }

  /// Adds a requirement between two recognizers that take part.
  func link(_ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer) {
    guard let member = recognizer.attempt.member, let required = other.attempt.member,
      other.attempt.engine === self
    else { return }
    guard let circle = contest.require(required, toFailBefore: member) else { return }
    let names = circle.compactMap { roster[$0]?.object.label }.joined(separator: ", ")
    diagnose("\(names) wait for each other to fail; the last in rank will fail")
  }

  /// All recognizers that take part, in the order of their ranks.
  var included: [UIGestureRecognizer] {
    var included: [UIGestureRecognizer] = []
    // A recognizer that has left is not in the roster any more.
    for index in 0..<contest.arbiter.line.members.count {
      let member = contest.arbiter.line.members[index]
      if let recognizer = roster[member] { included.append(recognizer.object) }
    }
    return included
  }
}

/// The recognizers that have received an input.
extension GestureEngine {
  /// The recognizers that have received it and do not ignore it, in the order in which they did.
  func receivers(of input: Contest.Input) -> [UIGestureRecognizer] {
    var receivers: [UIGestureRecognizer] = []
    eachReceiver(of: input) { receivers.append($0) }
    return receivers
  }

  @inline(__always)
  func eachReceiver(of input: Contest.Input, _ body: (UIGestureRecognizer) -> Void) {
    _ = anyReceiver(of: input) {
      body($0)
      return false
    }
  }

  /// Whether a condition holds for one of them. The condition may run client code.
  @inline(__always)
  func anyReceiver(
    of input: Contest.Input, _ isWanted: (UIGestureRecognizer) -> Bool
  ) -> Bool {
    var receivers = Contest.ReceiverCursor(of: input)
    while let receiver = next(&receivers) {
      if receiver.with(isWanted) { return true }
    }
    return false
  }

  /// The next receiver of a loop.
  @inline(__always)
  func next(_ receivers: inout Contest.ReceiverCursor) -> Unretained<UIGestureRecognizer>? {
    while let member = contest.next(&receivers) {
      if let receiver = roster[member] { return receiver }
    }
    return nil
  }

  func firstReceiver(
    of input: Contest.Input, where condition: (UIGestureRecognizer) -> Bool
  ) -> UIGestureRecognizer? {
    var first: UIGestureRecognizer?
    _ = anyReceiver(of: input) { receiver in
      guard condition(receiver) else { return false }
      first = receiver
      return true
    }
    return first
  }
}
