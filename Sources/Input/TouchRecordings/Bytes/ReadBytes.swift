import Synchronization

/// Counts how much of a recording has been read, to show the progress.
package final class ReadBytes: Sendable {
  private struct Counts {
    var read = 0
    var total: Int?
  }

  private let counts = Mutex(Counts())

  package init() {}

  /// Bytes read from the disk, before decompression.
  package var read: Int { counts.withLock { $0.read } }
  /// The file's size in bytes; `nil` for a pipe.
  package var total: Int? { counts.withLock { $0.total } }

  /// Restarts with a file of that size; `nil` for a pipe.
  package func begin(_ total: Int?) { counts.withLock { $0 = Counts(total: total) } }

  package func add(_ count: Int) { counts.withLock { $0.read += count } }
}

extension ReadBytes: Hashable {
  package static func == (left: ReadBytes, right: ReadBytes) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
