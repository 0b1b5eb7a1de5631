/// The last events of a trace, in a room that does not grow.
///
/// Movement is by far the most of what happens, and would push out the decisions that a long drag
/// began with: so it has a ring of its own. Adding an event makes no string and takes no memory.
public struct TraceBuffer: Sendable {
  private struct Entry: Sendable {
    var number: UInt64
    var event: TraceEvent
  }

  private struct Ring: Sendable {
    let capacity: Int
    var entries: [Entry] = []
    var next = 0

    init(capacity: Int) {
      self.capacity = capacity
      entries.reserveCapacity(min(capacity, 4096))
    }

    mutating func add(_ entry: Entry) -> Bool {
      guard entries.count == capacity else {
        entries.append(entry)
        return false
      }
      entries[next] = entry
      next = next + 1 == capacity ? 0 : next + 1
      return true
    }

    /// Oldest first.
    var ordered: ArraySlice<Entry> { entries[next...] + entries[..<next] }
  }

  private var decisions: Ring
  private var movements: Ring
  private var count: UInt64 = 0

  /// How many decisions it keeps, and how many movements.
  public var capacity: Int { decisions.capacity }
  public var movementCapacity: Int { movements.capacity }
  /// Whether decisions had to go to make room.
  public private(set) var hasForgotten = false

  /// A buffer for that many decisions, at least one, and a quarter as many movements. An event takes
  /// about 150 bytes.
  public init(capacity: Int = 4096) {
    decisions = Ring(capacity: max(1, capacity))
    movements = Ring(capacity: max(1, capacity / 4))
  }

  public mutating func add(_ event: TraceEvent) {
    count &+= 1
    if event.isMovement {
      _ = movements.add(Entry(number: count, event: event))
    } else if decisions.add(Entry(number: count, event: event)) {
      hasForgotten = true
    }
  }

  /// All that is kept, oldest first.
  public var events: [TraceEvent] {
    let (first, second) = (decisions.ordered, movements.ordered)
    var (one, other) = (first.startIndex, second.startIndex)
    var events: [TraceEvent] = []
    events.reserveCapacity(first.count + second.count)
    while one < first.endIndex || other < second.endIndex {
      if other == second.endIndex
        || one < first.endIndex && first[one].number < second[other].number
      {
        events.append(first[one].event)
        one += 1
      } else {
        events.append(second[other].event)
        other += 1
      }
    }
    return events
  }

  public mutating func removeAll() {
    decisions = Ring(capacity: capacity)
    movements = Ring(capacity: movementCapacity)
    hasForgotten = false
  }
}
