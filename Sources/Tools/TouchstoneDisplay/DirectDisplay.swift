import DisplayLoop
import EvdevInput
import Foundation
import GestureCore
import LinuxTouchInput
import LiveTouches
import Touchstone

/// A display that shows a scene without a display server, and the panel over it that the scene's touches come from.
///
/// In a program that links this module, `UIApplicationMain` opens the display. Without `UIApplicationMain`:
///
/// ```swift
/// let display = try DirectDisplay(DisplayOptions())
/// let scene = UIWindowScene(screen: display.screen)
/// // ... windows
/// display.run(scene)
/// ```
@MainActor public final class DirectDisplay {
  /// The scene's screen; its size follows the display's.
  public let screen: UIScreen
  /// Plays the panel's touches. Other sources are added to it.
  public var touches: LiveTouches { loop.touches }
  /// The time of the monotonic clock at which the clock of touches' timestamps is zero: when the display was opened.
  public var origin: Timestamp { shown.source.origin ?? .zero }
  /// The present time on the clock of touches' timestamps: seconds since the display was opened.
  public var currentTime: TimeInterval { shown.source.sceneTime(of: touches.now).seconds }
  /// Whether ``close()`` has not been called yet.
  public var isOpen: Bool { shown.isOpen }
  /// How often the program has woken since the display was opened.
  public var wakeCount: Int { loop.wakeCount }
  /// The number of pixels drawn since the display was opened.
  public var drawnPixelCount: Int { shown.drawnPixelCount }
  /// The number of shown frames since the display was opened that differ from the previous one.
  public var frameCount: Int { shown.frameCount }

  private let surface: CardSurface
  private let shown: ShownScene
  private let loop = SceneLoop()
  private let options: DisplayOptions

  /// Opens a display; the console is shown again when the display is released.
  public init(_ options: DisplayOptions) throws(DisplayError) {
    self.options = options
    surface = try CardSurface(options)
    shown = ShownScene(surface)
    screen = shown.screen
    surface.scene = shown
  }

  isolated deinit { surface.close() }

  /// Shows a scene and passes touches to it until ``close()`` is called, or the program receives SIGTERM or SIGINT.
  public func run(_ scene: UIWindowScene) {
    let numbers = [SIGTERM, SIGINT]
    let signals = numbers.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.close() } }
      source.activate()
      return source
    }
    let panel = ReconnectingPanel(
      options.panel, orientation: .upright.rotated(by: options.rotation) ?? .upright,
      origin: origin, sceneSize: { [surface] in surface.size }, report: SceneLoop.report)
    touches.add(panel, to: scene.touchSystem)
    shown.show(scene, in: loop)
    loop.run { [shown] in !shown.isOpen }
    touches.remove(panel)
    for source in signals { source.cancel() }
    for number in numbers { signal(number, SIG_DFL) }
  }

  /// Ends ``run(_:)``.
  public func close() { shown.close() }
}

extension DirectDisplay: AppDisplay {
  package static func open() -> (any AppDisplay)? {
    do {
      return try DirectDisplay(DisplayOptions(environment: ProcessInfo.processInfo.environment))
    } catch {
      SceneLoop.report("the app has no display, and its launch is all that runs: \(error)")
      return nil
    }
  }
}
