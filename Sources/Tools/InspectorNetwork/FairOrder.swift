/// The client whose turn is next: the one that has cost least, so that one that asks for much
/// keeps no other waiting.
///
/// Start-time fair queueing: each turn begins, by a clock of its own that only work moves, when one's last
/// turn ended, or when one began to wait if that is later. So no client saves up time by silence.
package struct FairOrder<Key: Hashable> {
  /// Many have gone by then whose end is still known.
  private static var mostEnds: Int { 256 }

  /// Clients that have waited longest first.
  private var waiting: [(key: Key, start: UInt64)] = []
  /// When the turn began that is under way or over, whose it is, and when that of each ended, for those
  /// for which that matters still.
  private var now: UInt64 = 0
  private var last: Key?
  private var ends: [Key: UInt64] = [:]

  package init() {}

  package var isEmpty: Bool { waiting.isEmpty }

  /// Waits for a turn; one that does so already keeps its place.
  package mutating func join(_ key: Key) {
    guard !waiting.contains(where: { $0.key == key }) else { return }
    waiting.append((key, max(now, ends[key] ?? 0)))
  }

  package mutating func leave(_ key: Key) { waiting.removeAll { $0.key == key } }

  /// The one whose turn it is, which does not wait any more.
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

  /// Counts against the one whose turn it was how long it has taken, in nanoseconds.
  package mutating func charge(_ cost: UInt64) {
    guard let last else { return }
    let end = now + max(1, cost)
    ends[last] = end
    if let index = waiting.firstIndex(where: { $0.key == last }) {
      waiting[index].start = end
    }
    // No client waits, and none has been kept waiting.
    if waiting.isEmpty { now = end }
  }
}
