/// Keeps the records of one system, and the names that they refer to.
public struct Tracer {
  /// The kept records; `nil` keeps none. Its names are those of the tracer.
  @usableFromInline var kept: TraceBuffer?
  package private(set) var names = TraceNames()
  /// Marks of another epoch have no index among the names. No two tracers have the same epoch.
  public private(set) var epoch: Int
  /// Whether a listener wants events.
  public private(set) var hasListeners = false
  /// Whether records are made at all. Stored, so that reading it costs one load.
  public private(set) var isTracing = false

  package init(epoch: Int) { self.epoch = epoch }

  package mutating func setHasListeners(_ hasListeners: Bool) {
    self.hasListeners = hasListeners
    isTracing = hasListeners || kept != nil
  }

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

  /// Where there are many names, removes those that no kept record refers to.
  package mutating func removeUnusedNames(_ nextEpoch: () -> Int) {
    guard names.isFull else { return }
    let epoch = nextEpoch()
    guard var buffer else {
      names = TraceNames()
      self.epoch = epoch
      return
    }
    buffer.forgetNames()
    replaceBuffer(by: buffer, epoch: epoch)
  }
}
