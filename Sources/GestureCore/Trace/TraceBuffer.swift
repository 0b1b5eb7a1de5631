/// The last events of a trace, in a room that does not grow.
///
/// Movement is by far the most of what happens, and would push out the decisions that a long drag
/// began with: so it has a ring of its own. What comes often is added without making a string, a list
/// or an object.
public struct TraceBuffer: Sendable {
  @usableFromInline var decisions: TraceRing
  @usableFromInline var movements: TraceRing
  @usableFromInline var count: UInt64 = 0
  /// Whom its records speak of.
  package var names = TraceNames()

  /// How many decisions it keeps, and how many movements.
  public var capacity: Int { decisions.capacity }
  /// How many movements it keeps.
  public var movementCapacity: Int { movements.capacity }
  /// Whether decisions had to go to make room.
  public var hasForgotten: Bool { decisions.hasForgotten }

  /// A buffer for that many decisions, at least one, and a quarter as many movements. An event takes
  /// about 80 bytes.
  public init(capacity: Int = 4096) {
    decisions = TraceRing(capacity: max(1, capacity))
    movements = TraceRing(capacity: max(1, capacity / 4))
  }

  /// Keeps an event, in place of the oldest if there is no room.
  public mutating func add(_ event: TraceEvent) {
    var record = TraceRecord.whole(isMovement: event.kind.isMovement)
    record.time = event.time
    add(record, .whole(event.kind))
  }

  /// The record gets its number.
  @inlinable @inline(__always)
  package mutating func add(_ record: consuming TraceRecord) {
    count &+= 1
    record.number = count
    if record.isMovement {
      movements.add(record)
    } else {
      decisions.add(record)
    }
  }

  package mutating func add(_ record: consuming TraceRecord, _ detail: TraceDetail) {
    count &+= 1
    record.number = count
    if record.isMovement {
      movements.add(record, detail)
    } else {
      decisions.add(record, detail)
    }
  }

  /// All that is kept, oldest first.
  public var events: [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(decisions.count + movements.count)
    var (one, other) = (0, 0)
    while one < decisions.count || other < movements.count {
      let isDecision =
        other == movements.count
        || one < decisions.count && decisions[one].record.number < movements[other].record.number
      let (record, detail) = isDecision ? decisions[one] : movements[other]
      events.append(record.event(names, detail))
      if isDecision { one += 1 } else { other += 1 }
    }
    return events
  }

  /// Forgets all events.
  public mutating func removeAll() {
    decisions = TraceRing(capacity: capacity)
    movements = TraceRing(capacity: movementCapacity)
    names = TraceNames()
  }

  /// Forgets the names that no event speaks of any more; the others get new places.
  package mutating func forgetNames() {
    var places: [Int32: Int32] = [TraceRecord.nobody: TraceRecord.nobody]
    var kept: [Int32] = []
    func renamed(_ old: Int32) -> Int32 {
      if let known = places[old] { return known }
      let new = Int32(truncatingIfNeeded: kept.count)
      kept.append(old)
      places[old] = new
      return new
    }
    decisions.rename(renamed)
    movements.rename(renamed)
    names.keep(kept)
  }
}
