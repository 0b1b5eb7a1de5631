import GestureCore

/// A recognizer that waits for a moment.
enum GestureDeadline {
  /// A recognizer that takes part, and so is kept anyway.
  case member(UIGestureRecognizer)
  /// A recognizer that takes no part, and may go meanwhile.
  case outsider(WeakRecognizer)
  case scheduled(ScheduledWork)
}

/// Who waits for which moment. Members are known by their number; for all others there is a table, with
/// negative numbers, which is mostly empty.
struct GestureDeadlines {
  private(set) var queue = DeadlineQueue()
  private var others: [Int: GestureDeadline] = [:]
  private var lastOther = 0

  mutating func add(_ member: Member, at time: Timestamp) -> DeadlineQueue.Token {
    queue.add(member.number, at: time)
  }

  mutating func add(_ other: GestureDeadline, at time: Timestamp) -> DeadlineQueue.Token {
    lastOther -= 1
    others[lastOther] = other
    return queue.add(lastOther, at: time)
  }

  /// Takes a deadline back. If a member waited, as nearly always, that is all; else its number is returned.
  mutating func remove(_ token: DeadlineQueue.Token) -> Int? {
    guard let waiter = queue.remove(token), waiter < 0 else { return nil }
    return waiter
  }

  /// Who waited under such a number. It may keep a client's objects, and is let go of by the caller.
  mutating func takeOther(_ waiter: Int) -> GestureDeadline? { others.removeValue(forKey: waiter) }

  mutating func pop(
    through time: Timestamp, _ roster: borrowing Roster
  ) -> (time: Timestamp, waiter: GestureDeadline)? {
    while let (due, waiter) = queue.pop(through: time) {
      if waiter < 0, let other = others.removeValue(forKey: waiter) { return (due, other) }
      if waiter >= 0, let recognizer = roster[Member(waiter)] {
        return (due, .member(recognizer.object))
      }
    }
    return nil
  }
}

extension GestureEnvironment {
  /// Asks for a deadline of a recognizer's.
  func addDeadline(of recognizer: UIGestureRecognizer, at time: Timestamp) -> DeadlineQueue.Token {
    guard let member = recognizer.course.member else {
      return addDeadline(of: .outsider(WeakRecognizer(recognizer: recognizer)), at: time)
    }
    return deadlines.add(member, at: time)
  }

  func addDeadline(of other: GestureDeadline, at time: Timestamp) -> DeadlineQueue.Token {
    return deadlines.add(other, at: time)
  }

  func removeDeadline(_ token: DeadlineQueue.Token) {
    if let other = deadlines.remove(token) { _ = deadlines.takeOther(other) }
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  func popDeadline(through time: Timestamp) -> (time: Timestamp, waiter: GestureDeadline)? {
    guard let nextDeadline, nextDeadline <= time else { return nil }
    return deadlines.pop(through: time, roster)
  }
}
