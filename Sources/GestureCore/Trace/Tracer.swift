/// Keeps the records of one system, and the names that they refer to.
package struct Tracer {
  /// The kept records; `nil` keeps none. Its names are those of the tracer.
  @usableFromInline var kept: TraceBuffer?
  package private(set) var names = TraceNames()
  /// Marks of another epoch have no index among the names. No two tracers have the same epoch.
  package private(set) var epoch: Int
  /// Whether a listener wants events.
  package var hasListeners = false { didSet { isTracing = hasListeners || kept != nil } }
  /// Whether records are made at all. Stored, so that reading it costs one load.
  package private(set) var isTracing = false

  package init(epoch: Int) { self.epoch = epoch }

  @inlinable @inline(__always)
  package mutating func keep(_ record: TraceRecord) { kept?.add(record) }

  package mutating func keep(_ record: TraceRecord, _ detail: TraceDetail) {
    kept?.add(record, detail)
  }

  /// The kept records with their names.
  package var buffer: TraceBuffer? {
    var buffer = kept
    buffer?.names = names
    return buffer
  }

  /// Replaces the kept records and the names; all marks have to be made anew.
  package mutating func replaceBuffer(by buffer: TraceBuffer?, epoch: Int) {
    kept = buffer
    isTracing = hasListeners || buffer != nil
    names = buffer?.names ?? TraceNames()
    self.epoch = epoch
  }

  /// Adds a name, and returns its index.
  package mutating func add(_ subject: Subject) -> Int32 { names.add(subject) }

  /// Whether there are so many names that removing unused ones pays.
  package var hasManyNames: Bool { names.isFull }

  /// Removes the names that no kept record refers to.
  package mutating func removeUnusedNames(epoch: Int) {
    guard var buffer else {
      names = TraceNames()
      self.epoch = epoch
      return
    }
    buffer.forgetNames()
    replaceBuffer(by: buffer, epoch: epoch)
  }
}
