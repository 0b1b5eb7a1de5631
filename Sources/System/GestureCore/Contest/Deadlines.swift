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

/// Deadlines in the order in which they are due; of equal ones the earlier request comes first.
///
/// A waiter is a number, so that entries are plain values. The owner knows the object behind it.
public struct DeadlineQueue: ~Copyable {
  /// Names one deadline, for its removal.
  public struct Token: Sendable, Hashable, BitwiseCopyable {
    fileprivate let time: Timestamp
    fileprivate let order: UInt64

    fileprivate func isLater(than other: Token) -> Bool {
      time == other.time ? order > other.order : time > other.time
    }
  }

  // Not private: the 6.3.1 compiler aborts on a list of a private type.
  struct Entry: BitwiseCopyable {
    var token: Token
    var waiter: Int
    /// Removed, and still in the list.
    var isVoid = false
  }

  // Few deadlines wait at one time, and mostly they are requested in the order in which they are due. So a sorted list
  // beats a heap. A removed entry is marked and stays, so that none of a crowd is moved for the others.
  private var entries = OwnedList<Entry>()
  /// The index of the next deadline, if any is left; that entry is never void.
  private var first = 0
  private var count = 0
  private var lastOrder: UInt64 = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// When the next deadline is due. Stored, because every event asks.
  public private(set) var next: Timestamp?

  public mutating func add(_ waiter: Int, at time: Timestamp) -> Token {
    lastOrder += 1
    let token = Token(time: time, order: lastOrder)
    let entry = Entry(token: token, waiter: waiter)
    if let last = entries.last, last.token.isLater(than: token) {
      entries.insert(entry, at: insertionIndex(of: token))
    } else {
      entries.append(entry)
    }
    count += 1
    next = entries[first].token.time
    return token
  }

  /// Removes a deadline and returns its waiter; `nil` if the deadline has passed.
  @discardableResult
  public mutating func remove(_ token: Token) -> Int? {
    guard let index = index(of: token) else { return nil }
    entries[index].isVoid = true
    let waiter = entries[index].waiter
    removeVoid()
    return waiter
  }

  /// Gives a deadline to another waiter, at the same time and turn. Returns the waiter before; `nil` if the deadline has
  /// passed.
  public mutating func transfer(_ token: Token, to waiter: Int) -> Int? {
    guard let index = index(of: token) else { return nil }
    let former = entries[index].waiter
    entries[index].waiter = waiter
    return former
  }

  private func index(of token: Token) -> Int? {
    // Of many that are removed together, each is mostly the first.
    let isFirst = first < entries.count && entries[first].token == token
    let index = isFirst ? first : insertionIndex(of: token)
    guard index < entries.count, entries[index].token == token, !entries[index].isVoid else {
      return nil
    }
    return index
  }

  /// Removes and returns the first deadline that is due at or before `time`.
  public mutating func pop(through time: Timestamp) -> (time: Timestamp, waiter: Int)? {
    guard count > 0, entries[first].token.time <= time else { return nil }
    let entry = entries[first]
    entries[first].isVoid = true
    removeVoid()
    return (entry.token.time, entry.waiter)
  }

  /// Counts one void entry. Void entries are removed when they outnumber the others.
  private mutating func removeVoid() {
    count -= 1
    if count == 0 {
      entries.removeAll()
      first = 0
      next = nil
      return
    }
    while entries[first].isVoid { first += 1 }
    next = entries[first].token.time
    if entries.count > 2 * count + 16 {
      entries.removeAll { $0.isVoid }
      first = 0
    }
  }

  /// The index before all entries that are due later.
  private func insertionIndex(of token: Token) -> Int {
    var (low, high) = (first, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if token.isLater(than: entries[middle].token) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func copy() -> DeadlineQueue {
    var copy = DeadlineQueue()
    copy.entries = entries.copy()
    (copy.first, copy.count, copy.lastOrder, copy.next) = (first, count, lastOrder, next)
    return copy
  }
}
