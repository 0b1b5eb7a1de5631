import Foundation

/// Work that an object asked for some time ahead, by the clock that the object lives by: that of its
/// scene, so that a test moves it, or else the wall's.
final class MessageLater {
  private var scheduled: ScheduledWork?
  private var task: Task<Void, Never>?
  private(set) var isPending = true

  init(for object: AnyObject?, after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    // It lives until it is done or taken back, whether anybody else keeps it or not.
    let run: @MainActor () -> Void = {
      guard self.isPending else { return }
      self.isPending = false
      work()
    }
    if let system = Self.touchSystem(of: object) {
      scheduled = system.schedule(after: max(0, delay), run)
    } else {
      task = Task { @MainActor in
        try? await Task.sleep(for: .seconds(max(0, delay)))
        if !Task.isCancelled { run() }
      }
    }
  }

  func cancel() {
    isPending = false
    scheduled?.cancel()
    task?.cancel()
  }

  /// The input system of the scene that an object is in; for one that is in none, of the scene that was
  /// connected last.
  private static func touchSystem(of object: AnyObject?) -> TouchSystem? {
    let window: UIWindow? =
      switch object {
      case let recognizer as UIGestureRecognizer: recognizer.view?.window
      case let responder as UIResponder: responder.hostWindow
      default: nil
      }
    return window?.touchSystem ?? UIApplication.shared.connectedInOrder.last?.touchSystem
  }
}
