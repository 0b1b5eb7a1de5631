import Foundation
import Pictures

/// The screen of a scene's windows; its coordinate space is the scene space of all input.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the scene whose input or time is being handled; otherwise of the scene that was made or received input last
  /// (COR-25). Without a scene, a screen with the size of a phone.
  public static var main: UIScreen { TouchSystem.currentScene?.screen ?? standIn }
  static let standIn = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// The bounds, in points.
  @exclusivity(unchecked) public private(set) final var bounds: CGRect
  /// The number of pixels per point.
  @exclusivity(unchecked) public private(set) final var scale: CGFloat
  /// Equal to `scale`: there is no other physical resolution here.
  open var nativeScale: CGFloat { scale }
  /// The bounds in pixels, in any orientation.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { framesPerSecond }
  private let framesPerSecond: Int

  /// Makes a screen with a size in points, a number of pixels per point, and a maximum number of frames per second.
  public init(bounds: CGRect, scale: CGFloat = 1, maximumFramesPerSecond: Int = 60) {
    self.bounds = bounds
    self.scale = scale
    framesPerSecond = min(max(maximumFramesPerSecond, 1), 1000)
    super.init()
  }

  func change(size: CGSize, scale: CGFloat) {
    bounds.size = size
    self.scale = scale
  }
  nonisolated deinit {}
}

extension UIScreen {
  /// A view of the current content of the screen's windows.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    _ = Pixels.renderer(for: "UIScreen.snapshotView(afterScreenUpdates:)")
    let copy = UIView(frame: bounds)
    let scene = UIApplication.shared.connectedInOrder.first { $0.screen === self }
    copy.layer.contents = UIGraphicsImageRenderer(bounds: bounds).drawnImage { context in
      if let scene { context.cgContext.record(scene.shownPicture) }
    }
    return copy
  }
}
