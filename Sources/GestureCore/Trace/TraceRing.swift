/// The last records of a trace, with their details.
@usableFromInline struct TraceRing: Sendable {
  @usableFromInline let capacity: Int
  @usableFromInline var records: [TraceRecord] = []
  /// At the same places as records; empty as long as none has a detail.
  private var details: [TraceDetail?] = []
  /// Where the next one goes, once all places are taken.
  @usableFromInline var next = 0
  /// Whether one had to go to make room.
  @usableFromInline var hasForgotten = false

  init(capacity: Int) {
    self.capacity = capacity
    records.reserveCapacity(min(capacity, 4096))
  }

  var count: Int { records.count }

  @inlinable @inline(__always)
  mutating func add(_ record: TraceRecord) {
    guard records.count == capacity else { return grow(record) }
    records[next] = record
    next = next + 1 == capacity ? 0 : next + 1
    hasForgotten = true
  }

  @usableFromInline @inline(never)
  mutating func grow(_ record: TraceRecord) { records.append(record) }

  mutating func add(_ record: TraceRecord, _ detail: TraceDetail) {
    let place = records.count == capacity ? next : records.count
    if place >= details.count { makeRoom(for: place) }
    details[place] = detail
    add(record)
  }

  /// The oldest first.
  subscript(age: Int) -> (record: TraceRecord, detail: TraceDetail?) {
    let place = (next + age) % max(1, records.count)
    let record = records[place]
    // What is there is an older one's, if the record has none.
    return (record, record.hasDetail && place < details.count ? details[place] : nil)
  }

  /// Gives each name that is spoken of another place.
  mutating func rename(_ change: (Int32) -> Int32) {
    for place in records.indices {
      records[place].subject = change(records[place].subject)
      records[place].other = change(records[place].other)
    }
  }

  private mutating func makeRoom(for place: Int) {
    let count = max(min(capacity, 4096), 2 * place)
    details += Array(repeating: nil, count: min(count, capacity) - details.count)
  }
}
