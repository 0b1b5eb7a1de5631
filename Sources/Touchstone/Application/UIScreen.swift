import Foundation

/// The surface that a scene's windows are on; its space is the scene space of all input.
@MainActor open class UIScreen: NSObject {
  /// A stand-in of a phone's size, for windows that name no scene.
  public static let main = UIScreen(bounds: CGRect(x: 0, y: 0, width: 393, height: 852))

  /// In points.
  public let bounds: CGRect
  /// Pixels to a point.
  public let scale: CGFloat

  public init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }
}
