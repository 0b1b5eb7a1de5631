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
