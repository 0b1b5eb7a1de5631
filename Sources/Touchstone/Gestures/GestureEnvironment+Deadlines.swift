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

  /// Who waited, unless it is a member. It may keep a client's objects, and is let go of by the caller.
  mutating func remove(_ token: DeadlineQueue.Token) -> GestureDeadline? {
    guard let waiter = queue.remove(token), waiter < 0 else { return nil }
    return others.removeValue(forKey: waiter)
  }

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
    _ = deadlines.remove(token)
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  func popDeadline(through time: Timestamp) -> (time: Timestamp, waiter: GestureDeadline)? {
    guard let nextDeadline, nextDeadline <= time else { return nil }
    return deadlines.pop(through: time, roster)
  }
}
