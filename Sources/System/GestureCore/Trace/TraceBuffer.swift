/// The last events of a trace, in ring buffers of constant capacity.
///
/// Most events are movements. They have a ring buffer of their own, so that a long drag does not overwrite
/// the decisions at its beginning. Frequent events are added without making a string, a list or an
/// object.
public struct TraceBuffer: Sendable {
  @usableFromInline var decisions: TraceRing
  @usableFromInline var movements: TraceRing
  @usableFromInline var count: UInt64 = 0
  /// The names of the recognizers and views in its records.
  package var names = TraceNames()

  /// The number of decisions that it can hold.
  public var capacity: Int { decisions.capacity }
  /// The number of movements that it can hold.
  public var movementCapacity: Int { movements.capacity }
  /// Whether decisions have been overwritten.
  public var hasForgotten: Bool { decisions.hasForgotten }

  /// Makes a buffer for that many decisions, at least one, and a quarter as many movements. An event
  /// uses about 80 bytes.
  public init(capacity: Int = 4096) {
    decisions = TraceRing(capacity: max(1, capacity))
    movements = TraceRing(capacity: max(1, capacity / 4))
  }

  /// Adds an event. A full buffer overwrites the oldest one.
  public mutating func add(_ event: TraceEvent) {
    var record = TraceRecord.whole(isMovement: event.kind.isMovement)
    record.time = event.time
    add(record, .whole(event.kind))
  }

  /// Numbers the record and adds it.
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

  /// All events in the buffer, oldest first.
  public var events: [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(decisions.count + movements.count)
    // Merges both rings by the numbers of their records.
    var (first, second) = (0, 0)
    while first < decisions.count || second < movements.count {
      let isDecision =
        second == movements.count
        || first < decisions.count
          && decisions[first].record.number < movements[second].record.number
      let (record, detail) = isDecision ? decisions[first] : movements[second]
      events.append(record.event(names, detail))
      if isDecision { first += 1 } else { second += 1 }
    }
    return events
  }

  /// Removes all events.
  public mutating func removeAll() {
    decisions = TraceRing(capacity: capacity)
    movements = TraceRing(capacity: movementCapacity)
    names = TraceNames()
  }

  /// Removes the names that no record uses; the other names get new indices.
  package mutating func forgetNames() {
    var newIndices: [Int32: Int32] = [TraceRecord.nobody: TraceRecord.nobody]
    var used: [Int32] = []
    func newIndex(_ old: Int32) -> Int32 {
      if let known = newIndices[old] { return known }
      let new = Int32(truncatingIfNeeded: used.count)
      used.append(old)
      newIndices[old] = new
      return new
    }
    decisions.replaceNameIndices(newIndex)
    movements.replaceNameIndices(newIndex)
    names.removeAll(except: used)
  }
}
