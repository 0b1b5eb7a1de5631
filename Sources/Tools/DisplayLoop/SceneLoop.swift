import Foundation
import GestureCore
import LiveTouches
import Pictures
import Touchstone
import TouchstonePixels
import WindowInput

/// A window or a display that shows the pixels of a scene.
@MainActor package protocol SceneSurface: AnyObject {
  /// In points.
  var size: CGSize { get }
  /// Pixels per point.
  var scale: CGFloat { get }

  /// Adds descriptors that are ready when there are events. Returns the seconds until ``handleEvents()`` must be called even if
  /// none is ready; `nil` for no limit.
  func addDescriptors(to all: inout [pollfd]) -> TimeInterval?
  /// Handles the events that have arrived.
  func handleEvents()
  /// Requests a call of ``SceneLoop/draw()`` when a frame can be shown.
  func requestFrame()
  /// Shows the changed areas of a canvas, and areas that the surface has lost.
  func show(_ canvas: PixelCanvas, _ damage: [PixelRect])
}

/// Shows a scene on a surface: waits for input and for the main thread's work, and draws what has changed.
@MainActor package final class SceneLoop {
  /// The scene's screen; its size follows the surface's.
  package private(set) lazy var screen = UIScreen(
    bounds: CGRect(origin: .zero, size: surface.size), scale: surface.scale)
  /// Plays the surface's input, and that of other sources.
  package private(set) lazy var touches = LiveTouches { [unowned self] in sleep(&$0, until: $1) }
  /// The scene's clock, and the input of a window.
  package let source = WindowSource(start: LiveTouches.readClock())
  package private(set) var isOpen = true
  package private(set) var drawnPixelCount = 0
  /// The number of shown frames that differ from the previous one.
  package private(set) var frameCount = 0
  /// Called after each shown frame that differs from the previous one.
  package var didShowFrame: (() -> Void)?

  private let surface: any SceneSurface
  private let mainLoop = MainLoop()
  private var canvas: PixelCanvas?
  private weak var scene: UIWindowScene?
  /// Whether the appearance may have changed since a frame was last requested.
  private var isDirty = true
  private var isFramePending = false
  private var reported: Set<String> = []

  package init(_ surface: any SceneSurface) {
    TouchstonePixels.install()
    self.surface = surface
  }

  /// How often the program has woken.
  package var wakeCount: Int { mainLoop.wakeCount }
  /// The present scene time in seconds.
  package var currentTime: TimeInterval { source.sceneTime(of: touches.now).seconds }

  /// Handles the surface's events until a condition is true; returns whether it is before the timeout.
  package func wait(seconds: TimeInterval, until isDone: () -> Bool) -> Bool {
    let end = LiveTouches.readClock().advanced(by: seconds)
    var none: [pollfd] = []
    surface.handleEvents()
    while !isDone(), LiveTouches.readClock() < end {
      _ = sleepOnce(&none, atMost: 0.1)
      surface.handleEvents()
    }
    return isDone()
  }

  /// Shows a scene and passes input to it until ``close()`` is called.
  package func run(_ scene: UIWindowScene) {
    self.scene = scene
    touches.add(source, to: scene.touchSystem)
    while isOpen { touches.step() }
    touches.remove(source)
  }

  /// Ends ``run(_:)``.
  package func close() {
    isOpen = false
    source.isOver = true
  }

  // MARK: - Sleeping

  private func sleep(_ descriptors: inout [pollfd], until limit: Timestamp?) {
    // The caller has handled input or a deadline before.
    isDirty = true
    var wake: MainLoop.Wake = .client
    while isOpen {
      if wake.contains(.client) { catchUp() }
      mainLoop.runClientWork()
      if wake.contains(.rest) { checkAtRest() }
      let frames = frameCount
      surface.handleEvents()
      let now = touches.now
      let end = [limit, source.nextDue].compactMap(\.self).min()
      if wake.contains(.descriptor) { return }
      if let end, end <= now { return }
      // Drawing may have set a timer.
      if frameCount != frames { mainLoop.runClientWork() }
      if isDirty || !source.gatherer.isEmpty { requestFrame() }
      wake = sleepOnce(&descriptors, atMost: end?.seconds(since: now))
      if !wake.isDisjoint(with: [.client, .descriptor]) { isDirty = true }
    }
  }

  private func sleepOnce(
    _ descriptors: inout [pollfd], atMost seconds: TimeInterval?
  ) -> MainLoop.Wake {
    var others: [pollfd] = []
    let limits = [seconds, surface.addDescriptors(to: &others)].compactMap(\.self)
    return mainLoop.sleep(&descriptors, others: others, atMost: limits.min().map { max(0, $0) })
  }

  /// Advances the scene's time to the present, so that animations begun by client code without input start now.
  private func catchUp() {
    touches.handleDue()
    guard let system = scene?.touchSystem else { return }
    // Leaves time for input that is still on its way, so that it is not late.
    let time = source.sceneTime(of: touches.now.advanced(by: -LiveTouches.patience))
    if time > system.now { system.advance(to: time) }
  }

  private func requestFrame() {
    isDirty = false
    guard !isFramePending else { return }
    isFramePending = true
    surface.requestFrame()
  }

  /// Requests a frame if the scene has changed without a notification.
  private func checkAtRest() {
    guard let scene, let canvas, !canvas.shows(scene.shownPicture) else { return }
    isDirty = true
  }

  // MARK: - Drawing

  /// Gives the scene the surface's size and scale.
  package func resize() {
    isDirty = true
    guard let scene, screen.bounds.size != surface.size || screen.scale != surface.scale else {
      return
    }
    catchUp()
    scene.resizeScreen(to: surface.size, scale: surface.scale)
  }

  /// Draws the scene and shows it.
  package func draw() {
    isFramePending = false
    guard let scene else { return }
    catchUp()
    for window in scene.windows { window.layoutIfNeeded() }
    do {
      let canvas = try currentCanvas()
      let before = canvas.drawnPixels
      let damage = try canvas.show(scene.shownPicture)
      drawnPixelCount += canvas.drawnPixels - before
      surface.show(canvas, damage)
      if !damage.isEmpty {
        frameCount += 1
        didShowFrame?()
      }
    } catch {
      if reported.insert("\(error)").inserted { Self.report("\(error)") }
    }
    if scene.touchSystem.isAnimating { isDirty = true }
  }

  private func currentCanvas() throws(PixelError) -> PixelCanvas {
    let (size, scale) = (surface.size, surface.scale)
    if let canvas, canvas.scale == scale, canvas.width == Int(bounding: size.width * scale),
      canvas.height == Int(bounding: size.height * scale)
    {
      return canvas
    }
    let made = try PixelCanvas(size: size, scale: scale)
    canvas = made
    return made
  }

  /// Prints a line on standard error.
  package static func report(_ message: String) {
    FileHandle.standardError.write(Data("touchstone: \(message)\n".utf8))
  }
}
