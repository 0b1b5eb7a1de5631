/// The deadlines of a contest: at most one for each member, and those of waiters that take no part. Only this file
/// writes the fields of the table.
public struct Deadlines: ~Copyable {
  /// The object whose deadline has come.
  public enum Waiter: Sendable {
    case member(Member)
    /// A waiter that takes no part, by a negative number that its owner chose.
    case other(Int)
  }

  @usableFromInline private(set) var queue = DeadlineQueue()
  /// The deadline of each member, by number.
  private var tokens = OwnedList<DeadlineQueue.Token?>()

  init() {}

  mutating func add(_ number: Int) {
    while tokens.count <= number { tokens.append(nil) }
  }

  /// When the next deadline is due.
  @inlinable @inline(__always)
  public var next: Timestamp? { queue.next }

  @inline(__always)
  func isSet(_ number: Int) -> Bool { tokens[number] != nil }

  mutating func set(_ member: Member, at time: Timestamp) {
    clear(member.number)
    tokens[member.number] = queue.add(member.packed, at: time)
  }

  @inline(__always)
  mutating func clear(_ number: Int) {
    guard let token = tokens[number] else { return }
    queue.remove(token)
    tokens[number] = nil
  }

  /// Sets the deadline of a waiter that takes no part. `waiter` is negative.
  public mutating func add(_ waiter: Int, at time: Timestamp) -> DeadlineQueue.Token {
    queue.add(waiter, at: time)
  }

  /// Removes a deadline of a waiter that takes no part. Returns the waiter; `nil` if the deadline has passed.
  public mutating func remove(_ token: DeadlineQueue.Token) -> Int? { queue.remove(token) }

  /// Makes a deadline that of a member, at the same time and turn. Returns the number of the waiter before; `nil`
  /// if the deadline has passed.
  mutating func transfer(_ token: DeadlineQueue.Token, to member: Member) -> Int? {
    clear(member.number)
    let waiter = queue.transfer(token, to: member.packed)
    if waiter != nil { tokens[member.number] = token }
    return waiter
  }

  mutating func pop(
    through time: Timestamp, _ members: borrowing MemberTable
  ) -> (time: Timestamp, waiter: Waiter)? {
    guard let (due, waiter) = queue.pop(through: time) else { return nil }
    if waiter < 0 { return (due, .other(waiter)) }
    let member = Member(packed: waiter)
    if let row = members.row(of: member) { tokens[row] = nil }
    return (due, .member(member))
  }

  func copy() -> Deadlines {
    var copy = Deadlines()
    copy.queue = queue.copy()
    copy.tokens = tokens.copy()
    return copy
  }
}
