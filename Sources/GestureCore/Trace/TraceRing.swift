/// The last records of a trace, with their details.
@usableFromInline struct TraceRing: Sendable {
  @usableFromInline let capacity: Int
  /// Room for all that are kept, and mostly for those to come: an unused place has a record of nothing.
  @usableFromInline var records: [TraceRecord]
  /// At the same places as records; empty as long as none has a detail.
  private var details: [TraceDetail?] = []
  /// Where the next one goes.
  @usableFromInline var next = 0
  /// Whether all places are taken, and the next one takes that of the oldest.
  @usableFromInline var isFull = false
  /// Whether one had to go to make room.
  @usableFromInline var hasForgotten = false

  /// Places for which there is room at once.
  private static let usualRoom = 4096

  init(capacity: Int) {
    self.capacity = capacity
    records = Array(repeating: .nothing, count: min(capacity, Self.usualRoom))
  }

  var count: Int { isFull ? capacity : next }

  @inlinable @inline(__always)
  mutating func add(_ record: TraceRecord) {
    if next == records.count { grow() }
    records[next] = record
    hasForgotten = isFull
    next += 1
    if next == capacity { startOver() }
  }

  @usableFromInline @inline(never)
  mutating func startOver() {
    next = 0
    isFull = true
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    records += Array(repeating: .nothing, count: min(capacity, 2 * next) - next)
  }

  mutating func add(_ record: TraceRecord, _ detail: TraceDetail) {
    if next >= details.count { makeRoom(for: next) }
    details[next] = detail
    add(record)
  }

  /// The oldest first.
  subscript(age: Int) -> (record: TraceRecord, detail: TraceDetail?) {
    let place = isFull ? (next + age) % capacity : age
    let record = records[place]
    // What is there is an older one's, if the record has none.
    return (record, record.hasDetail && place < details.count ? details[place] : nil)
  }

  /// Gives each name that is spoken of another place.
  mutating func rename(_ change: (Int32) -> Int32) {
    for place in 0..<count {
      records[place].subject = change(records[place].subject)
      records[place].other = change(records[place].other)
    }
  }

  private mutating func makeRoom(for place: Int) {
    let count = max(min(capacity, Self.usualRoom), 2 * place)
    details += Array(repeating: nil, count: min(count, capacity) - details.count)
  }
}
