/// Chooses the client whose turn is next: the one that has used the least time. So an expensive client does not delay the
/// others.
///
/// Start-time fair queueing on a virtual clock that only work advances: a client's turn starts when its last turn ended, or
/// when it began to wait if that is later. So a client cannot save up time while idle.
package struct FairOrder<Key: Hashable> {
  /// When more ends are stored, outdated ones are removed.
  private static var mostEnds: Int { 256 }

  /// Waiting clients, in order of arrival.
  private var waiting: [(key: Key, start: UInt64)] = []
  /// Virtual start time of the current or last turn, its client, and the end of each client's last turn while it still matters.
  private var now: UInt64 = 0
  private var last: Key?
  private var ends: [Key: UInt64] = [:]

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// Adds a client to the queue; a client that is already waiting keeps its position.
  package mutating func join(_ key: Key) {
    guard !waiting.contains(where: { $0.key == key }) else { return }
    waiting.append((key, max(now, ends[key] ?? 0)))
  }

  package mutating func leave(_ key: Key) { waiting.removeAll { $0.key == key } }

  /// Removes the client whose turn is next from the queue and returns it; `nil` if none waits.
  package mutating func next() -> Key? {
    guard
      let index = waiting.indices.min(by: { waiting[$0].start < waiting[$1].start })
    else { return nil }
    let (key, start) = waiting.remove(at: index)
    now = max(now, start)
    last = key
    if ends.count > Self.mostEnds { ends = ends.filter { $0.value > now } }
    ends[key] = now + 1
    return key
  }

  /// Charges the client of the current turn for the time it used, in nanoseconds.
  package mutating func charge(_ cost: UInt64) {
    guard let last else { return }
    let end = now + max(1, cost)
    ends[last] = end
    if let index = waiting.firstIndex(where: { $0.key == last }) {
      waiting[index].start = end
    }
    // The queue is empty, so the clock can advance to the end of this turn.
    if waiting.isEmpty { now = end }
  }
}
