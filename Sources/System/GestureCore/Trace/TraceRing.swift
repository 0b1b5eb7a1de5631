/// A ring buffer of the last records of a trace, with their details.
@usableFromInline struct TraceRing: Sendable {
  @usableFromInline let capacity: Int
  /// Grows up to `capacity`; elements from `next` on are unused until the ring is full.
  @usableFromInline var records: [TraceRecord]
  /// At the same indices as the records; empty as long as no record has a detail.
  private var details: [TraceDetail?] = []
  /// The index of the next record.
  @usableFromInline var next = 0
  /// Whether all elements are in use, and the next record overwrites the oldest.
  @usableFromInline var isFull = false
  /// Whether a record has been overwritten.
  @usableFromInline var hasForgotten = false

  private static let initialCount = 4096

  init(capacity: Int) {
    self.capacity = capacity
    records = Array(repeating: .unused, count: min(capacity, Self.initialCount))
  }

  var count: Int { isFull ? capacity : next }

  @inlinable @inline(__always)
  mutating func add(_ record: TraceRecord) {
    if next == records.count { grow() }
    records[next] = record
    hasForgotten = isFull
    next += 1
    if next == capacity { wrapAround() }
  }

  @usableFromInline @inline(never)
  mutating func wrapAround() {
    next = 0
    isFull = true
  }

  @usableFromInline @inline(never)
  mutating func grow() {
    records += Array(repeating: .unused, count: min(capacity, 2 * next) - next)
  }

  mutating func add(_ record: TraceRecord, _ detail: TraceDetail) {
    if next >= details.count { growDetails(toContain: next) }
    details[next] = detail
    add(record)
  }

  /// The records in the order in which they were added; 0 is the oldest.
  subscript(position: Int) -> (record: TraceRecord, detail: TraceDetail?) {
    let index = isFull ? (next + position) % capacity : position
    let record = records[index]
    // A record without a detail does not clear that of the record that it has overwritten.
    return (record, record.hasDetail && index < details.count ? details[index] : nil)
  }

  /// Replaces the indices of names in all records.
  mutating func replaceNameIndices(_ newIndex: (Int32) -> Int32) {
    for index in 0..<count {
      records[index].subject = newIndex(records[index].subject)
      records[index].other = newIndex(records[index].other)
    }
  }

  private mutating func growDetails(toContain index: Int) {
    let count = max(min(capacity, Self.initialCount), 2 * index)
    details += Array(repeating: nil, count: min(count, capacity) - details.count)
  }
}
