/// Moments that somebody waits for, popped one at a time; ties go to whoever asked first.
///
/// Who waits is a number, so that entries are plain values: the owner knows whose it is.
package struct DeadlineQueue: Sendable {
  /// Names one deadline, so that it can be taken back.
  package struct Token: Sendable, Hashable {
    fileprivate let time: Timestamp
    fileprivate let order: UInt64

    fileprivate func isLater(than other: Token) -> Bool {
      time == other.time ? order > other.order : time > other.time
    }
  }

  private struct Entry {
    var token: Token
    var waiter: Int
  }

  // Few deadlines wait at one time, mostly asked for in the order in which they come due, so an
  // array kept sorted (latest first) beats a heap.
  private var entries: [Entry] = []
  private var lastOrder: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// When the next deadline is due.
  package var next: Timestamp? { entries.last?.token.time }

  package mutating func add(_ waiter: Int, at time: Timestamp) -> Token {
    lastOrder += 1
    let token = Token(time: time, order: lastOrder)
    entries.insert(Entry(token: token, waiter: waiter), at: place(of: token))
    return token
  }

  /// Takes a deadline back, and says whose it was; `nil` if it is over.
  @discardableResult
  package mutating func remove(_ token: Token) -> Int? {
    let place = place(of: token)
    guard place < entries.count, entries[place].token == token else { return nil }
    return entries.remove(at: place).waiter
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  package mutating func pop(through time: Timestamp) -> (time: Timestamp, waiter: Int)? {
    guard let last = entries.last, last.token.time <= time else { return nil }
    entries.removeLast()
    return (last.token.time, last.waiter)
  }

  /// The index at which a deadline is, or belongs: behind all that come due after it.
  private func place(of token: Token) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].token.isLater(than: token) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
