/// Deadlines of recognizers, popped one at a time; of deadlines at the same time, the first added is popped
/// first.
///
/// The waiter is a number, so that entries are plain values. The owner of the queue assigns the numbers.
public struct DeadlineQueue: ~Copyable {
  /// Identifies one deadline, so that it can be removed.
  public struct Token: Sendable, Hashable, BitwiseCopyable {
    fileprivate let time: Timestamp
    fileprivate let order: UInt64

    fileprivate func isLater(than other: Token) -> Bool {
      time == other.time ? order > other.order : time > other.time
    }
  }

  // Not private, because the compiler fails on a list of a private type.
  struct Entry: BitwiseCopyable {
    var token: Token
    var waiter: Int
    /// Popped or removed, but still in the list.
    var isRemoved = false
  }

  // A sorted list is faster than a heap, because few deadlines are pending at one time, and they are
  // mostly added in the order of their times. A popped or removed entry stays in the list and is
  // marked, so that no other entry moves. Popped entries are before `first`.
  private var entries = OwnedList<Entry>()
  /// The index of the next deadline, if there is any; its entry is not marked as removed.
  private var first = 0
  private var count = 0
  private var lastOrder: UInt64 = 0

  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// The time of the next deadline. Stored, because every event reads it.
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

  /// Removes a deadline and returns its waiter; `nil` if it was popped or removed before.
  @discardableResult
  public mutating func remove(_ token: Token) -> Int? {
    guard let index = index(of: token) else { return nil }
    let waiter = entries[index].waiter
    markRemoved(at: index)
    return waiter
  }

  /// Assigns a deadline to another waiter; its time and its order stay. Returns the former waiter; `nil` if
  /// the deadline was popped or removed before.
  public mutating func readdress(_ token: Token, to waiter: Int) -> Int? {
    guard let index = index(of: token) else { return nil }
    let former = entries[index].waiter
    entries[index].waiter = waiter
    return former
  }

  /// The index of a deadline that has not been popped or removed.
  private func index(of token: Token) -> Int? {
    // When many deadlines are removed together, each is mostly the first.
    let isFirst = first < entries.count && entries[first].token == token
    let index = isFirst ? first : insertionIndex(of: token)
    guard index < entries.count, entries[index].token == token, !entries[index].isRemoved else {
      return nil
    }
    return index
  }

  /// Removes and returns the first deadline due at or before `time`; `nil` if there is none.
  public mutating func pop(through time: Timestamp) -> (time: Timestamp, waiter: Int)? {
    guard count > 0, entries[first].token.time <= time else { return nil }
    let entry = entries[first]
    markRemoved(at: first)
    return (entry.token.time, entry.waiter)
  }

  /// Marks an entry as removed. Marked entries are deleted when they outnumber the pending ones.
  private mutating func markRemoved(at index: Int) {
    entries[index].isRemoved = true
    count -= 1
    if count == 0 {
      entries.removeAll()
      first = 0
      next = nil
      return
    }
    while entries[first].isRemoved { first += 1 }
    next = entries[first].token.time
    if entries.count > 2 * count + 16 {
      entries.removeAll { $0.isRemoved }
      first = 0
    }
  }

  /// The index of a deadline in the sorted list, or the one at which to insert it. Binary search.
  private func insertionIndex(of token: Token) -> Int {
    var (low, high) = (first, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if token.isLater(than: entries[middle].token) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
