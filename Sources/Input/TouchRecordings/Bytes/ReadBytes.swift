import Synchronization

/// How much of a recording has been read, for showing it meanwhile.
package final class ReadBytes: Sendable {
  private struct Counts {
    var read = 0
    var total: Int?
  }

  private let counts = Mutex(Counts())

  package init() {}

  /// Bytes as they lie on the disk, packed or not.
  package var read: Int { counts.withLock { $0.read } }
  /// Of how many; `nil` for a pipe.
  package var total: Int? { counts.withLock { $0.total } }

  /// Begins anew, with a file of so many bytes.
  package func begin(_ total: Int?) { counts.withLock { $0 = Counts(total: total) } }

  package func add(_ count: Int) { counts.withLock { $0.read += count } }
}

extension ReadBytes: Hashable {
  package static func == (left: ReadBytes, right: ReadBytes) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
