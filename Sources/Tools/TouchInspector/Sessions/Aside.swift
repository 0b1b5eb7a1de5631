import Dispatch

/// Performs long work in steps, in turn for each page that waits, so that other tasks run in
/// between.
final class Aside {
  final class Work {
    fileprivate var isWanted = true
    fileprivate let goOn: () -> Bool

    fileprivate init(_ goOn: @escaping () -> Bool) { self.goOn = goOn }

    /// Cancels the work, because no page waits for it any more.
    func cancel() { isWanted = false }
  }

  /// Compares recognizers.
  let desk = CollisionDesk()
  private var open: [Work] = []
  private var isWorking = false

  /// - Parameter goOn: performs one step; returns whether the work is complete.
  func begin(_ goOn: @escaping () -> Bool) -> Work {
    let work = Work(goOn)
    open.append(work)
    if !isWorking {
      isWorking = true
      later()
    }
    return work
  }

  private func later() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.work() } }
  }

  private func work() {
    open.removeAll { !$0.isWanted }
    guard !open.isEmpty else {
      isWorking = false
      return
    }
    let work = open.removeFirst()
    if !work.goOn() { open.append(work) }
    later()
  }
}
