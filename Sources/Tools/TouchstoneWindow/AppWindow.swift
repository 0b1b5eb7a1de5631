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
  /// Plays the input of the window, and of those beside it. Panels that are read without the window system are added to it.
  public var touches: LiveTouches { loop.touches }
  /// The time of the monotonic clock at which the clock of touches' timestamps is zero: when the window was opened.
  public var origin: Timestamp { shown.source.origin ?? .zero }
  /// The present time on the clock of touches' timestamps: seconds since the window was opened.
  public var currentTime: TimeInterval { shown.source.sceneTime(of: touches.now).seconds }
  /// Whether the window is open.
  public var isOpen: Bool { shown.isOpen }
  /// How often the program has woken since its first window was opened.
  public var wakeCount: Int { loop.wakeCount }
  /// The number of pixels drawn since the window was opened.
  public var drawnPixelCount: Int { shown.drawnPixelCount }
  /// The number of shown frames since the window was opened that differ from the previous one.
  public var frameCount: Int { shown.frameCount }
  /// Called after each shown frame that differs from the previous one, when the display server has its pixels.
  public var didShowFrame: (() -> Void)? {
    get { shown.didShowFrame }
    set { shown.didShowFrame = newValue }
  }
  /// Called when the user or ``close()`` closes the window.
  public var didClose: (() -> Void)?

  private let surface: DisplaySurface
  private let shown: ShownScene
  private let loop: SceneLoop
  private let clipboard: Clipboard
  private let touchscreens: TouchscreenObserver
  private var reader: EventReader
  /// `nil` until a first responder takes text.
  private var inputMethod: InputMethod?

  /// Opens a window.
  public convenience init(_ options: WindowOptions) throws(WindowError) {
    try self.init(options, in: SceneLoop(), nil)
  }

  /// Opens a further window: ``show(_:)`` shows its scene while ``run(_:)`` of the other window runs.
  public convenience init(_ options: WindowOptions, beside other: AppWindow) throws(WindowError) {
    try self.init(options, in: other.loop, other.clipboard)
  }

  private init(
    _ options: WindowOptions, in loop: SceneLoop, _ clipboard: Clipboard?
  ) throws(WindowError) {
    let surface = try DisplaySurface(options)
    self.surface = surface
    self.loop = loop
    shown = ShownScene(surface)
    reader = EventReader(display: surface.display)
    self.clipboard = clipboard ?? Clipboard(surface.display)
    touchscreens = TouchscreenObserver(surface.display)
    // An app is launched on a screen of the display's size.
    let seconds = TimeInterval(WindowError.openingSeconds)
    guard loop.wait(for: surface, seconds: seconds, until: { surface.hasSize }) else {
      surface.close()
      throw .noSize
    }
    screen = shown.screen
    surface.listener = self
    touchscreens.onRemoval = { [unowned self] in lose(.fingers) }
  }

  isolated deinit { surface.close() }

  /// Shows a scene and passes input to it until the user closes the window or ``close()`` is called. Windows beside it are shown
  /// meanwhile.
  public func run(_ scene: UIWindowScene) {
    show(scene)
    loop.run { [shown] in !shown.isOpen }
  }

  /// Shows a scene while ``run(_:)`` of the window beside it runs.
  public func show(_ scene: UIWindowScene) { shown.show(scene, in: loop) }

  /// Closes the window, and ends ``run(_:)``.
  public func close() {
    guard isOpen else { return }
    shown.close()
    didClose?()
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
      event, composed: outcome.completed, now: now, sceneTime: shown.source.sceneTime)
    guard let read else { return }
    shown.source.receive(read, now: now)
    if case .lost = read.change { inputMethod?.reset() }
  }

  func surfaceResized() { shown.resize() }

  func surfaceNeedsFrame() {
    if !surface.isMapped { lose(.everything) }
    shown.draw()
  }

  /// Lets the input method know the first responder, and makes it for the first one that takes text.
  func surfaceInputWasHandled() -> Bool {
    let responder = shown.scene?.keyWindow?.firstResponder
    if inputMethod == nil, responder is any UIKeyInput {
      inputMethod = InputMethod()
      inputMethod?.onText = { [unowned self] in receive(.text($0)) }
    }
    return inputMethod?.follow(responder) == true
  }

  private func lose(_ lost: WindowEvent.Lost) { receive(.lost(lost)) }

  /// Receives a change that has no event of GDK.
  private func receive(_ change: WindowEvent.Change) {
    let now = touches.now
    shown.source.receive(WindowEvent(time: shown.source.sceneTime(of: now), change), now: now)
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
