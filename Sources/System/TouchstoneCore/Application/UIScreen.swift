import Foundation
import Pictures

/// The surface that a scene's windows are on; its space is the scene space of all input.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the scene whose input or time is being handled; outside of any, of the scene that was made or
  /// received input last (COR-25). Without any scene a screen of a phone's size.
  public static var main: UIScreen { TouchSystem.currentScene?.screen ?? standIn }
  static let standIn = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// In points.
  @exclusivity(unchecked) public private(set) final var bounds: CGRect
  /// Pixels to a point.
  @exclusivity(unchecked) public private(set) final var scale: CGFloat
  /// The same two by pixels; there is no other resolution below.
  open var nativeScale: CGFloat { scale }
  /// The bounds in pixels, whatever way the device is turned.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How often in a second content that moves by itself takes a step.
  open var maximumFramesPerSecond: Int { framesPerSecond }
  private let framesPerSecond: Int

  /// Makes a screen: its size in points, how many pixels a point has, and how often it can show
  /// anew in a second.
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
}

extension UIScreen {
  /// A view that shows what the screen's windows show now.
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
