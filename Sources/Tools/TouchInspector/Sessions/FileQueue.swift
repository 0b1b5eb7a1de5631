/// Performs work on files in order, off the main actor: a folder may contain a hundred thousand files, and a disk may be slow.
final class FileQueue {
  /// The task that was added last.
  private(set) var last: Task<Void, Never>?

  /// - Parameter finish: called on the main actor with the result of `work`.
  func run<Found: Sendable>(
    _ work: @escaping @Sendable () -> Found, then finish: @escaping @MainActor (Found) -> Void
  ) {
    last = Task.detached { [last] in
      await last?.value
      await finish(work())
    }
  }
}
