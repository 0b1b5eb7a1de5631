/// Work on files, one after another, beside the main actor: a folder may have a hundred thousand of them, and a disk
/// may be slow.
final class FileQueue {
  /// What was asked for last.
  private(set) var last: Task<Void, Never>?

  /// - Parameter finish: called on the main actor with what `work` has found.
  func run<Found: Sendable>(
    _ work: @escaping @Sendable () -> Found, then finish: @escaping @MainActor (Found) -> Void
  ) {
    last = Task.detached { [last] in
      await last?.value
      await finish(work())
    }
  }
}
