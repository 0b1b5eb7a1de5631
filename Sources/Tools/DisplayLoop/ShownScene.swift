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
  /// Requests a call of ``ShownScene/draw()`` when a frame can be shown.
  func requestFrame()
  /// Shows the changed areas of a canvas, and areas that the surface has lost.
  func show(_ canvas: PixelCanvas, _ damage: [PixelRect])
  /// Called when the scene's input has been handled; returns whether this has changed the scene.
  func inputWasHandled() -> Bool
  /// Removes it from the display.
  func close()
}

/// A scene on a surface: its clock and input, and the drawing of what has changed.
@MainActor package final class ShownScene {
  /// The scene's screen; its size follows the surface's.
  package private(set) lazy var screen = UIScreen(
    bounds: CGRect(origin: .zero, size: surface.size), scale: surface.scale)
  /// The scene's clock, and the input of a window.
  package let source = WindowSource(start: LiveTouches.readClock())
  package private(set) var isOpen = true
  package private(set) var drawnPixelCount = 0
  /// The number of shown frames that differ from the previous one.
  package private(set) var frameCount = 0
  /// Called after each shown frame that differs from the previous one.
  package var didShowFrame: (() -> Void)?
  package private(set) weak var scene: UIWindowScene?

  private weak var loop: SceneLoop?
  let surface: any SceneSurface
  /// Whether the appearance may have changed since a frame was last requested.
  var isDirty = true
  private var canvas: PixelCanvas?
  private var isFramePending = false
  private var reported: Set<String> = []

  package init(_ surface: any SceneSurface) {
    TouchstonePixels.install()
    self.surface = surface
  }

  /// Begins to show a scene.
  package func show(_ scene: UIWindowScene, in loop: SceneLoop) {
    self.scene = scene
    self.loop = loop
    loop.add(self)
    loop.touches.add(source, to: scene.touchSystem)
  }

  /// Ends showing the scene. The loop then removes the surface from the display.
  package func close() {
    isOpen = false
    source.isOver = true
  }

  // MARK: - Time

  /// Advances the scene's time to the present, so that animations begun by client code without input start now.
  func catchUp() {
    guard let loop, let system = scene?.touchSystem else { return }
    loop.touches.handleDue()
    // Leaves time for input that is still on its way, so that it is not late.
    let time = source.sceneTime(of: loop.touches.now.advanced(by: -LiveTouches.patience))
    if time > system.now { system.advance(to: time) }
  }

  /// Requests a frame if the scene has changed, or input waits for one.
  func requestFrameIfNeeded() {
    guard isDirty || !source.gatherer.isEmpty else { return }
    isDirty = false
    guard !isFramePending else { return }
    isFramePending = true
    surface.requestFrame()
  }

  /// Notices whether the scene has changed without a notification.
  func checkAtRest() {
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
      if reported.insert("\(error)").inserted { SceneLoop.report("\(error)") }
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
}
