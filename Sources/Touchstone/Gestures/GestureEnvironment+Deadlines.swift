import GestureCore

/// A recognizer or some work that waits for a moment.
enum GestureDeadline {
  /// A recognizer that takes part, and so is kept anyway.
  case member(UIGestureRecognizer)
  /// A recognizer that takes no part, and may go meanwhile.
  case outsider(WeakRecognizer)
  case scheduled(ScheduledWork)
}

/// Those who wait for a moment and take no part, by negative numbers; mostly there are none.
struct OtherDeadlines {
  private var waiting: [Int: GestureDeadline] = [:]
  private var last = 0

  mutating func add(_ deadline: GestureDeadline) -> Int {
    last -= 1
    waiting[last] = deadline
    return last
  }

  /// Who waited under such a number. It may keep a client's objects, and is let go of by the caller.
  mutating func take(_ number: Int) -> GestureDeadline? { waiting.removeValue(forKey: number) }
}

extension GestureEnvironment {
  /// Wakes a recognizer at a moment.
  func wake(_ recognizer: UIGestureRecognizer, at time: Timestamp) {
    if let member = recognizer.course.member { return contest.wake(member, at: time) }
    recognizer.course.outsideDeadline = addDeadline(
      of: .outsider(WeakRecognizer(recognizer: recognizer)), at: time)
  }

  /// What it waits for since before it took part it waits for as a member from now on.
  @inline(__always)
  func takeOverDeadline(of recognizer: UIGestureRecognizer, by member: Member) {
    guard let token = recognizer.course.outsideDeadline.take(),
      let other = contest.takeOver(token, by: member)
    else { return }
    _ = otherDeadlines.take(other)
  }

  func addDeadline(of other: GestureDeadline, at time: Timestamp) -> DeadlineQueue.Token {
    contest.wake(otherDeadlines.add(other), at: time)
  }

  func removeDeadline(_ token: DeadlineQueue.Token) {
    if let other = contest.sleep(token) { _ = otherDeadlines.take(other) }
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  func popDeadline(through time: Timestamp) -> (time: Timestamp, waiter: GestureDeadline)? {
    while let (due, sleeper) = contest.popDeadline(through: time) {
      switch sleeper {
      case .member(let member):
        if let recognizer = roster[member] { return (due, .member(recognizer.object)) }
      case .other(let number):
        if let other = otherDeadlines.take(number) { return (due, other) }
      }
    }
    return nil
  }
}
