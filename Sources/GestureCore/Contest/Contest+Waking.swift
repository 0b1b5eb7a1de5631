/// Who waits for which moment.
extension Contest {
  /// Who is woken.
  public enum Sleeper: Sendable {
    case member(Member)
    /// One that takes no part, by a negative number that its owner chose.
    case other(Int)
  }

  /// When the next deadline is due.
  @inlinable @inline(__always)
  public var nextDeadline: Timestamp? { deadlines.next }

  /// The member wants to be woken; each has one deadline, and asking again replaces it.
  public mutating func wake(_ member: Member, at time: Timestamp) {
    guard let row = row(of: member) else { return }
    sleep(row)
    rows[row].deadline = deadlines.add(member.packed, at: time)
  }

  /// The member need not be woken any more. Returns whether it waited for that.
  @discardableResult
  public mutating func sleep(_ member: Member) -> Bool {
    guard let row = row(of: member), rows[row].deadline != nil else { return false }
    sleep(row)
    return true
  }

  /// The same, for those who know its number.
  @inline(__always)
  mutating func sleep(_ row: Int) {
    guard let token = rows[row].deadline else { return }
    deadlines.remove(token)
    rows[row].deadline = nil
  }

  public mutating func wake(_ other: Int, at time: Timestamp) -> DeadlineQueue.Token {
    deadlines.add(other, at: time)
  }

  /// Takes a deadline back of one that takes no part, and says whose it was; `nil` if it is over.
  public mutating func sleep(_ token: DeadlineQueue.Token) -> Int? { deadlines.remove(token) }

  /// One that took no part has come in, and keeps its deadline as a member. Returns the number that it waited under.
  public mutating func takeOver(_ token: DeadlineQueue.Token, by member: Member) -> Int? {
    guard let row = row(of: member) else { return nil }
    sleep(row)
    let other = deadlines.readdress(token, to: member.packed)
    if other != nil { rows[row].deadline = token }
    return other
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  public mutating func popDeadline(
    through time: Timestamp
  ) -> (time: Timestamp, sleeper: Sleeper)? {
    guard let (due, waiter) = deadlines.pop(through: time) else { return nil }
    if waiter < 0 { return (due, .other(waiter)) }
    let member = Member(packed: waiter)
    if let row = row(of: member) { rows[row].deadline = nil }
    // It may have been all that the member still waited for.
    isDue = true
    return (due, .member(member))
  }
}
