/// Moments that recognizers wait for, popped one at a time; ties go to the one that asked first.
///
/// Who waits is a number, so that entries are plain values: the owner knows whose it is.
public struct DeadlineQueue: ~Copyable {
  /// Names one deadline, so that it can be taken back.
  public struct Token: Sendable, Hashable, BitwiseCopyable {
    fileprivate let time: Timestamp
    fileprivate let order: UInt64

    fileprivate func isLater(than other: Token) -> Bool {
      time == other.time ? order > other.order : time > other.time
    }
  }

  // Not private, or the compiler gives up on the list of them.
  struct Entry: BitwiseCopyable {
    var token: Token
    var waiter: Int
    /// Taken back, and not cleared away yet.
    var isVoid = false
  }

  // Few deadlines wait at one time, mostly asked for in the order in which they come due, so a
  // list kept sorted beats a heap. Of a crowd that waits none is moved for the others: what
  // comes out first stays where it is, before `first`, and who is taken back is marked.
  private var entries = OwnedList<Entry>()
  /// The deadline that is due next, if any is left; it is never void.
  private var first = 0
  private var count = 0
  private var lastOrder: UInt64 = 0

  public init() {}

  func copy() -> DeadlineQueue {
    var copy = DeadlineQueue()
    copy.entries = entries.copy()
    (copy.first, copy.count, copy.lastOrder, copy.next) = (first, count, lastOrder, next)
    return copy
  }

  public var isEmpty: Bool { count == 0 }

  /// When the next deadline is due. Stored, since every event asks.
  public private(set) var next: Timestamp?

  public mutating func add(_ waiter: Int, at time: Timestamp) -> Token {
    lastOrder += 1
    let token = Token(time: time, order: lastOrder)
    let entry = Entry(token: token, waiter: waiter)
    if let last = entries.last, last.token.isLater(than: token) {
      entries.insert(entry, at: place(of: token))
    } else {
      entries.append(entry)
    }
    count += 1
    next = entries[first].token.time
    return token
  }

  /// Takes a deadline back, and says whose it was; `nil` if it is over.
  @discardableResult
  public mutating func remove(_ token: Token) -> Int? {
    guard let place = entry(of: token) else { return nil }
    entries[place].isVoid = true
    let waiter = entries[place].waiter
    leave()
    return waiter
  }

  /// Makes a deadline another's, at the same moment and in the same turn. Returns whose it was; `nil` if it is over.
  public mutating func readdress(_ token: Token, to waiter: Int) -> Int? {
    guard let place = entry(of: token) else { return nil }
    let former = entries[place].waiter
    entries[place].waiter = waiter
    return former
  }

  /// Where a deadline is that has not been taken back.
  private func entry(of token: Token) -> Int? {
    // Of many that are taken back together, each is mostly the first.
    let isFirst = first < entries.count && entries[first].token == token
    let place = isFirst ? first : place(of: token)
    guard place < entries.count, entries[place].token == token, !entries[place].isVoid else {
      return nil
    }
    return place
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  public mutating func pop(through time: Timestamp) -> (time: Timestamp, waiter: Int)? {
    guard count > 0, entries[first].token.time <= time else { return nil }
    let entry = entries[first]
    entries[first].isVoid = true
    leave()
    return (entry.token.time, entry.waiter)
  }

  /// One has become void. They are cleared away when they are more than those that wait.
  private mutating func leave() {
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

  /// The index at which a deadline is, or belongs: before all that come due after it.
  private func place(of token: Token) -> Int {
    var (low, high) = (first, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if token.isLater(than: entries[middle].token) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
