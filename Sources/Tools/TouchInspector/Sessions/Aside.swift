import Dispatch

/// Work that takes long, done a stretch at a time while others have their turn: each time one
/// stretch for one of the pages that wait for it.
final class Aside {
  final class Work {
    fileprivate var isWanted = true
    fileprivate let goOn: () -> Bool

    fileprivate init(_ goOn: @escaping () -> Bool) { self.goOn = goOn }

    /// No page waits for it any more.
    func cancel() { isWanted = false }
  }

  /// Where recognizers are compared.
  let desk = CollisionDesk()
  private var open: [Work] = []
  private var isWorking = false

  /// - Parameter goOn: does some of it; whether it is done.
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
