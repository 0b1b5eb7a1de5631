import CLibGTK
import Foundation
import GestureCore
import LiveTouches
import Pictures
import Touchstone
import TouchstonePixels
import TouchstoneText
import WindowInput

/// A desktop window, or a whole display, that shows a scene and passes touches, pointers and keys to it.
///
/// In a program that links this module, `UIApplicationMain` opens a window. Without `UIApplicationMain`:
///
/// ```swift
/// let appWindow = try AppWindow(WindowOptions())
/// let scene = UIWindowScene(screen: appWindow.screen)
/// // ... windows
/// appWindow.run(scene)
/// ```
@MainActor public final class AppWindow {
  /// The scene's screen; its size follows the window's.
  public let screen: UIScreen
  /// Plays the window's input. Panels that are read without the window system are added to it.
  public private(set) lazy var touches = LiveTouches { [unowned self] in sleep(&$0, until: $1) }
  /// The present time on the clock of touches' timestamps: seconds since the window was opened.
  public var currentTime: TimeInterval { source.sceneTime(of: touches.now).seconds }
  /// Whether the window is open.
  public private(set) var isOpen = true
  /// How often the program has woken since the window was opened.
  public var wakeCount: Int { loop.wakeCount }
  /// The number of pixels drawn since the window was opened.
  public private(set) var drawnPixelCount = 0
  /// The number of shown frames since the window was opened that differ from the previous one.
  public private(set) var frameCount = 0
  /// Called after each shown frame that differs from the previous one, when the display server has its pixels.
  public var didShowFrame: (() -> Void)?

  private let surface: DisplaySurface
  private let loop = MainLoop()
  private let source: WindowSource
  private let clipboard: Clipboard
  private var reader: EventReader
  /// `nil` until a first responder takes text.
  private var inputMethod: InputMethod?
  private var canvas: PixelCanvas?
  private weak var scene: UIWindowScene?
  /// Whether the appearance may have changed since a frame was last requested.
  private var isDirty = true
  private var isFramePending = false
  private var reported: Set<String> = []

  /// Opens a window.
  public init(_ options: WindowOptions) throws(WindowError) {
    TouchstonePixels.install()
    surface = try DisplaySurface(options)
    source = WindowSource(start: LiveTouches.readClock())
    reader = EventReader(display: surface.display)
    clipboard = Clipboard(surface.display)
    // Waits for the display's size before an app is launched on it.
    let end = LiveTouches.readClock().advanced(by: TimeInterval(WindowError.openingSeconds))
    var none: [pollfd] = []
    while !surface.hasSize, LiveTouches.readClock() < end {
      loop.runWindowWork()
      if !surface.hasSize { _ = loop.sleep(&none, atMost: 0.1) }
    }
    guard surface.hasSize else { throw .noSize }
    screen = UIScreen(
      bounds: CGRect(origin: .zero, size: surface.size), scale: surface.scale)
    surface.listener = self
  }

  isolated deinit { surface.close() }

  /// Shows a scene and passes input to it until the user closes the window or ``close()`` is called.
  public func run(_ scene: UIWindowScene) {
    self.scene = scene
    touches.add(source, to: scene.touchSystem)
    while isOpen { touches.step() }
    touches.remove(source)
  }

  /// Ends ``run(_:)``.
  public func close() {
    isOpen = false
    source.isOver = true
  }

  // MARK: - Sleeping

  /// Seconds that movement waits for a frame if the display server requests none.
  private static let longestWait: TimeInterval = 0.05

  private func sleep(_ descriptors: inout [pollfd], until limit: Timestamp?) {
    // The caller has handled input or a deadline before.
    isDirty = true
    var wake: MainLoop.Wake = .client
    while isOpen {
      if wake.contains(.client) { catchUp() }
      loop.runClientWork()
      if wake.contains(.rest) { checkAtRest() }
      followFirstResponder()
      let frames = frameCount
      loop.runWindowWork()
      let now = touches.now
      if let limit, limit <= now { return }
      if wake.contains(.descriptor) || hasDueInput(now) { return }
      // Drawing may have set a timer.
      if frameCount != frames { loop.runClientWork() }
      if isDirty || !source.gatherer.isEmpty { requestFrame() }
      let ends = [limit, source.nextDue, source.waitingSince?.advanced(by: Self.longestWait)]
      let end = ends.compactMap(\.self).min()
      let seconds = end.map { max(0, TimeInterval($0.nanoseconds - now.nanoseconds) / 1e9) }
      wake = loop.sleep(&descriptors, atMost: seconds)
      if !wake.isDisjoint(with: [.client, .descriptor]) { isDirty = true }
    }
  }

  private func hasDueInput(_ now: Timestamp) -> Bool {
    if source.gatherer.isUrgent { return true }
    if let end = source.nextDue, end <= now { return true }
    guard let waitingSince = source.waitingSince else { return false }
    return waitingSince.advanced(by: Self.longestWait) <= now
  }

  /// Advances the scene's time to the present, so that animations begun by client code without input start now.
  private func catchUp() {
    touches.handleDue()
    guard let system = scene?.touchSystem else { return }
    // Leaves time for input that is still on its way, so that it is not late.
    let time = source.sceneTime(of: touches.now.advanced(by: -LiveTouches.patience))
    if time > system.now { system.advance(to: time) }
  }

  /// Lets the input method know the first responder, and makes it for the first one that takes text.
  private func followFirstResponder() {
    // Composed text that is pending comes first.
    guard source.gatherer.isEmpty else { return }
    let responder = scene?.keyWindow?.firstResponder
    if inputMethod == nil, responder is any UIKeyInput {
      inputMethod = InputMethod()
      inputMethod?.onText = { [unowned self] text in
        let now = touches.now
        source.receive(WindowEvent(time: source.sceneTime(of: now), .text(text)), now: now)
      }
    }
    if inputMethod?.follow(responder) == true { isDirty = true }
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

  private func draw(exposed: OpaquePointer?) {
    guard let scene else { return }
    catchUp()
    for window in scene.windows { window.layoutIfNeeded() }
    do {
      let canvas = try currentCanvas()
      let before = canvas.drawnPixels
      let damage = try canvas.show(scene.shownPicture)
      drawnPixelCount += canvas.drawnPixels - before
      surface.show(canvas, damage, exposed: exposed)
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

  fileprivate static func report(_ message: String) {
    FileHandle.standardError.write(Data("touchstone: \(message)\n".utf8))
  }
}

extension AppWindow: DisplaySurface.Listener {
  func surfaceReceived(_ event: OpaquePointer) {
    if Int(gdk_event_get_event_type(event)) == Int(TS_GDK_DELETE) { return close() }
    // The input method may run GLib's loop, and so call this function again.
    let outcome = inputMethod?.outcome(of: event) ?? .declined
    if case .kept = outcome { return }
    let now = touches.now
    let read = reader.read(
      event, composed: outcome.completed, now: now, sceneTime: source.sceneTime)
    guard let read else { return }
    source.receive(read, now: now)
    if case .lost = read.change { inputMethod?.reset() }
  }

  func surfaceResized() {
    isDirty = true
    guard let scene, screen.bounds.size != surface.size || screen.scale != surface.scale else {
      return
    }
    catchUp()
    scene.resizeScreen(to: surface.size, scale: surface.scale)
  }

  func surfaceNeedsFrame(exposed: OpaquePointer?) {
    isFramePending = false
    if !surface.isMapped { loseInput() }
    draw(exposed: exposed)
  }

  private func loseInput() {
    let now = touches.now
    source.receive(WindowEvent(time: source.sceneTime(of: now), .lost(.everything)), now: now)
  }
}

extension AppWindow: AppDisplay {
  package static func open() -> (any AppDisplay)? {
    do {
      return try AppWindow(WindowOptions(environment: ProcessInfo.processInfo.environment))
    } catch {
      report("the app has no window, and its launch is all that runs: \(error)")
      return nil
    }
  }
}
