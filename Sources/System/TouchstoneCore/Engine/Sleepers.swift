import GestureCore

/// An object whose deadline has come.
enum Sleeper {
  /// A recognizer that takes part.
  case member(UIGestureRecognizer)
  /// A recognizer that takes no part, and may be released meanwhile.
  case outsider(Outsider)
  case scheduled(ScheduledWork)

  /// A class, because a weak reference inside of the enumeration makes each move of it a call.
  final class Outsider {
    private(set) weak var recognizer: UIGestureRecognizer?

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    nonisolated deinit {}
  }
}

/// The objects with a deadline that take no part, by negative numbers; mostly there are none.
///
/// A number is free again once its object is removed, which happens together with its deadline. So no deadline has the
/// number of a former object.
struct Sleepers {
  /// The object of number `-1 - index`.
  private var waiting: [Sleeper?] = []
  private var free: [Int] = []

  mutating func add(_ deadline: Sleeper) -> Int {
    if let index = free.popLast() {
      waiting[index] = deadline
      return -1 - index
    }
    waiting.append(deadline)
    return -waiting.count
  }

  /// Removes and returns the object of a number. The caller releases it, since it may keep objects of clients.
  mutating func remove(_ number: Int) -> Sleeper? {
    let index = -1 - number
    guard waiting.indices.contains(index), let deadline = waiting[index].take() else { return nil }
    free.append(index)
    return deadline
  }
}

extension GestureEngine {
  func setDeadline(of recognizer: UIGestureRecognizer, at time: Timestamp) {
    if let member = recognizer.attempt.member {
      return contest.setDeadline(of: member, at: time)
    }
    recognizer.attempt.outsideDeadline = addDeadline(
      of: .outsider(Sleeper.Outsider(recognizer)), at: time)
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
