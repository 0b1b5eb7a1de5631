import Foundation

/// Work that an object asked for some time ahead, by the clock of its scene, so that a test moves it.
final class MessageLater {
  private var scheduled: ScheduledWork?
  private(set) var isPending = true

  init(for object: AnyObject?, after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    // It lives until it is done or taken back, whether anybody else keeps it or not.
    let run: @MainActor () -> Void = {
      guard self.isPending else { return }
      self.isPending = false
      work()
    }
    TouchSystem.whenInCharge(of: object) { system in
      if self.isPending { self.scheduled = system.schedule(after: max(0, delay), run) }
    }
  }

  func cancel() {
    isPending = false
    scheduled?.cancel()
  }
}
