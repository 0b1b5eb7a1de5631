import Foundation
import GestureCore
import LiveTouches
import Touchstone

/// Waits for the input of scenes on surfaces and for the main thread's work, and lets each scene be drawn when it has changed.
@MainActor package final class SceneLoop {
  /// Plays the surfaces' input, and that of other sources.
  package private(set) lazy var touches = LiveTouches { [unowned self] in sleep(&$0, until: $1) }

  private let mainLoop = MainLoop()
  private var shown: [ShownScene] = []
  /// When ``run(until:)`` returns.
  private var isDone: () -> Bool = { false }

  package init() {}

  /// How often the program has woken.
  package var wakeCount: Int { mainLoop.wakeCount }

  /// Handles a surface's events until a condition is true; returns whether it is before the timeout.
  package func wait(
    for surface: any SceneSurface, seconds: TimeInterval, until isDone: () -> Bool
  ) -> Bool {
    let end = LiveTouches.readClock().advanced(by: seconds)
    var none: [pollfd] = []
    surface.handleEvents()
    while !isDone(), LiveTouches.readClock() < end {
      _ = sleepOnce(&none, [surface], atMost: 0.1)
      surface.handleEvents()
    }
    return isDone()
  }

  func add(_ scene: ShownScene) { shown.append(scene) }

  /// Shows the scenes and passes input to them until a condition is true or none is open.
  package func run(until isDone: @escaping () -> Bool) {
    self.isDone = { [unowned self] in shown.isEmpty || isDone() }
    while !self.isDone() { touches.step() }
    self.isDone = { false }
    removeClosed()
  }

  // MARK: - Sleeping

  private func sleep(_ descriptors: inout [pollfd], until limit: Timestamp?) {
    // The caller has handled input or a deadline before.
    for each in shown { each.isDirty = true }
    var wake: MainLoop.Wake = .client
    while !isDone() {
      if wake.contains(.client) { for each in shown { each.catchUp() } }
      mainLoop.runClientWork()
      for each in shown {
        if wake.contains(.rest) { each.checkAtRest() }
        if each.source.gatherer.isEmpty, each.surface.inputWasHandled() { each.isDirty = true }
      }
      let frames = frameCount
      for each in shown { each.surface.handleEvents() }
      removeClosed()
      let now = touches.now
      let end = ([limit] + shown.map(\.source.nextDue)).compactMap(\.self).min()
      if wake.contains(.descriptor) { return }
      if let end, end <= now { return }
      // Drawing may have set a timer.
      if frameCount != frames { mainLoop.runClientWork() }
      for each in shown { each.requestFrameIfNeeded() }
      wake = sleepOnce(&descriptors, shown.map(\.surface), atMost: end?.seconds(since: now))
      if !wake.isDisjoint(with: [.client, .descriptor]) {
        for each in shown { each.isDirty = true }
      }
    }
  }

  private var frameCount: Int { shown.reduce(0) { $0 + $1.frameCount } }

  /// Removes the surfaces of scenes that were closed; not while the surface's events are handled.
  private func removeClosed() {
    for each in shown where !each.isOpen {
      touches.remove(each.source)
      each.surface.close()
    }
    shown.removeAll { !$0.isOpen }
  }

  private func sleepOnce(
    _ descriptors: inout [pollfd], _ surfaces: [any SceneSurface], atMost seconds: TimeInterval?
  ) -> MainLoop.Wake {
    var others: [pollfd] = []
    var limits = [seconds].compactMap(\.self)
    for surface in surfaces {
      if let limit = surface.addDescriptors(to: &others) { limits.append(limit) }
    }
    return mainLoop.sleep(&descriptors, others: others, atMost: limits.min().map { max(0, $0) })
  }

  /// Prints a line on standard error.
  package static func report(_ message: String) {
    FileHandle.standardError.write(Data("touchstone: \(message)\n".utf8))
  }
}
