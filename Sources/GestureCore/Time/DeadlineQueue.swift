/// Work that waits for a moment, popped one at a time; ties go to whoever asked first.
package struct DeadlineQueue<Work> {
  /// Names one deadline, so that it can be taken back.
  package struct Token: Sendable, Hashable {
    fileprivate let order: UInt64
  }

  private struct Entry {
    var time: Timestamp
    var order: UInt64
    var work: Work
  }

  // Few deadlines wait at one time, mostly asked for in the order in which they come due, so an
  // array kept sorted (latest first) beats a heap.
  private var entries: [Entry] = []
  private var lastOrder: UInt64 = 0

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// When the next deadline is due.
  package var next: Timestamp? { entries.last?.time }

  package mutating func add(_ work: Work, at time: Timestamp) -> Token {
    lastOrder += 1
    let entry = Entry(time: time, order: lastOrder, work: work)
    let place = entries.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
    entries.insert(entry, at: place)
    return Token(order: lastOrder)
  }

  @discardableResult
  package mutating func remove(_ token: Token) -> Work? {
    guard let place = entries.firstIndex(where: { $0.order == token.order }) else { return nil }
    return entries.remove(at: place).work
  }

  /// Takes out the first deadline due at or before `time`, or nothing.
  package mutating func pop(through time: Timestamp) -> (time: Timestamp, work: Work)? {
    // This is asked for every event, and mostly in vain: nothing is taken out to look at its time.
    guard let last = entries.indices.last, entries[last].time <= time else { return nil }
    let entry = entries.removeLast()
    return (entry.time, entry.work)
  }
}
