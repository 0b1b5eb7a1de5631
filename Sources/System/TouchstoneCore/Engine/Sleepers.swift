import GestureCore

/// An object whose deadline has come.
enum Sleeper {
  /// A recognizer that takes part.
  case member(UIGestureRecognizer)
  /// A recognizer that takes no part, and may be released meanwhile.
  case outsider(WeakRecognizer)
  case scheduled(ScheduledWork)
}

/// The objects with a deadline that take no part, by negative numbers; mostly there are none.
struct Sleepers {
  private var waiting: [Int: Sleeper] = [:]
  private var last = 0

  mutating func add(_ deadline: Sleeper) -> Int {
    last -= 1
    waiting[last] = deadline
    return last
  }

  /// Removes and returns the object of a number. The caller releases it, since it may keep objects of clients.
  mutating func remove(_ number: Int) -> Sleeper? { waiting.removeValue(forKey: number) }
}

extension GestureEngine {
  func setDeadline(of recognizer: UIGestureRecognizer, at time: Timestamp) {
    if let member = recognizer.attempt.member {
      return contest.setDeadline(of: member, at: time)
    }
    recognizer.attempt.outsideDeadline = addDeadline(
      of: .outsider(WeakRecognizer(recognizer: recognizer)), at: time)
  }

  /// A deadline from before it took part becomes that of the member.
  @inline(__always)
  func transferDeadline(of recognizer: UIGestureRecognizer, by member: Member) {
    guard let token = recognizer.attempt.outsideDeadline.take(),
      let other = contest.transferDeadline(token, to: member)
    else { return }
    _ = sleepers.remove(other)
  }

  func addDeadline(of other: Sleeper, at time: Timestamp) -> DeadlineQueue.Token {
    contest.deadlines.add(sleepers.add(other), at: time)
  }

  func removeDeadline(_ token: DeadlineQueue.Token) {
    if let other = contest.deadlines.remove(token) { _ = sleepers.remove(other) }
  }

  /// Removes and returns the first deadline that is due at or before `time`.
  func popDeadline(through time: Timestamp) -> (time: Timestamp, sleeper: Sleeper)? {
    while let (due, waiter) = contest.popDeadline(through: time) {
      switch waiter {
      case .member(let member):
        if let recognizer = roster[member] { return (due, .member(recognizer.object)) }
      case .other(let number):
        if let other = sleepers.remove(number) { return (due, other) }
      }
    }
    return nil
  }
}
