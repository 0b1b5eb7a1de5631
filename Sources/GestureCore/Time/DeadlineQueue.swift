/// Work that waits for a moment, popped one at a time; ties go to whoever asked first.
package struct DeadlineQueue<Work> {
  /// Names one deadline, so that it can be taken back.
  package struct Token: Sendable, Hashable {
    @usableFromInline let time: Timestamp
    @usableFromInline let order: UInt64

    @inlinable init(time: Timestamp, order: UInt64) {
      self.time = time
      self.order = order
    }
  }

  @usableFromInline struct Entry {
    @usableFromInline var token: Token
    @usableFromInline var work: Work

    @inlinable init(token: Token, work: Work) {
      self.token = token
      self.work = work
    }
  }

  // Few deadlines wait at one time, mostly asked for in the order in which they come due, so an
  // array kept sorted (latest first) beats a heap.
  @usableFromInline var entries: [Entry] = []
  @usableFromInline var lastOrder: UInt64 = 0

  @inlinable package init() {}

  @inlinable package var isEmpty: Bool { entries.isEmpty }

  /// When the next deadline is due.
  @inlinable package var next: Timestamp? { entries.last?.token.time }

  @inlinable package mutating func add(_ work: Work, at time: Timestamp) -> Token {
    lastOrder += 1
    let token = Token(time: time, order: lastOrder)
    entries.insert(Entry(token: token, work: work), at: place(of: token))
    return token
  }

  @inlinable @discardableResult
  package mutating func remove(_ token: Token) -> Work? {
    let place = place(of: token)
    guard place < entries.count, entries[place].token.order == token.order else { return nil }
    return entries.remove(at: place).work
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  @inlinable package mutating func pop(through time: Timestamp) -> (time: Timestamp, work: Work)? {
    // This is asked for every event, and mostly in vain: nothing is taken out to look at its time.
    guard let last = entries.indices.last, entries[last].token.time <= time else { return nil }
    let entry = entries.removeLast()
    return (entry.token.time, entry.work)
  }

  /// The index at which a deadline is, or belongs: behind all that come due after it.
  @inlinable func place(of token: Token) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let other = entries[middle].token
      let isLater =
        other.time > token.time || (other.time == token.time && other.order > token.order)
      if isLater { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
