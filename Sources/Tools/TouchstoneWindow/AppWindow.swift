import CLibGTK
import DisplayLoop
import Foundation
import GestureCore
import LiveTouches
import Touchstone
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
  public var touches: LiveTouches { loop.touches }
  /// The time of the monotonic clock at which the clock of touches' timestamps is zero: when the window was opened.
  public var origin: Timestamp { loop.source.origin ?? .zero }
  /// The present time on the clock of touches' timestamps: seconds since the window was opened.
  public var currentTime: TimeInterval { loop.currentTime }
  /// Whether the window is open.
  public var isOpen: Bool { loop.isOpen }
  /// How often the program has woken since the window was opened.
  public var wakeCount: Int { loop.wakeCount }
  /// The number of pixels drawn since the window was opened.
  public var drawnPixelCount: Int { loop.drawnPixelCount }
  /// The number of shown frames since the window was opened that differ from the previous one.
  public var frameCount: Int { loop.frameCount }
  /// Called after each shown frame that differs from the previous one, when the display server has its pixels.
  public var didShowFrame: (() -> Void)? {
    get { loop.didShowFrame }
    set { loop.didShowFrame = newValue }
  }

  private let surface: DisplaySurface
  private let loop: SceneLoop
  private let clipboard: Clipboard
  private var reader: EventReader
  /// `nil` until a first responder takes text.
  private var inputMethod: InputMethod?

  /// Opens a window.
  public init(_ options: WindowOptions) throws(WindowError) {
    let surface = try DisplaySurface(options)
    self.surface = surface
    loop = SceneLoop(surface)
    reader = EventReader(display: surface.display)
    clipboard = Clipboard(surface.display)
    // An app is launched on a screen of the display's size.
    let seconds = TimeInterval(WindowError.openingSeconds)
    guard loop.wait(seconds: seconds, until: { surface.hasSize }) else { throw .noSize }
    screen = loop.screen
    surface.listener = self
  }

  isolated deinit { surface.close() }

  /// Shows a scene and passes input to it until the user closes the window or ``close()`` is called.
  public func run(_ scene: UIWindowScene) { loop.run(scene) }

  /// Ends ``run(_:)``.
  public func close() { loop.close() }
}

extension AppWindow: DisplaySurface.Listener {
  func surfaceReceived(_ event: OpaquePointer) {
    if Int(gdk_event_get_event_type(event)) == Int(TS_GDK_DELETE) { return close() }
    // The input method may run GLib's loop, and so call this function again.
    let outcome = inputMethod?.outcome(of: event) ?? .declined
    if case .kept = outcome { return }
    let now = touches.now
    let read = reader.read(
      event, composed: outcome.completed, now: now, sceneTime: loop.source.sceneTime)
    guard let read else { return }
    loop.source.receive(read, now: now)
    if case .lost = read.change { inputMethod?.reset() }
  }

  func surfaceResized() { loop.resize() }

  func surfaceNeedsFrame() {
    if !surface.isMapped { loseInput() }
    loop.draw()
  }

  private func loseInput() {
    let now = touches.now
    loop.source.receive(
      WindowEvent(time: loop.source.sceneTime(of: now), .lost(.everything)), now: now)
  }
}

extension AppWindow: AppDisplay {
  package static func open() -> (any AppDisplay)? {
    do {
      return try AppWindow(WindowOptions(environment: ProcessInfo.processInfo.environment))
    } catch {
      SceneLoop.report("the app has no window, and its launch is all that runs: \(error)")
      return nil
    }
  }
}
