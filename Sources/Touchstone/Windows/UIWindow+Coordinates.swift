import Foundation

extension UIWindow {
  /// Converts a point from the window's space to another window's; `nil` stands for the screen
  /// (API-N06).
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let place = convertToScene(point)
    return window?.convertFromScene(place) ?? place
  }

  /// Converts a point from another window's coordinates, or from the screen's for `nil` (API-N06).
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScene(window?.convertToScene(point) ?? point)
  }

  /// Converts a rectangle by way of the screen (COR-01).
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    if window === self { return rect }
    let onScreen = rect.boundingBox(converting: convertToScene)
    return window.map { onScreen.boundingBox(converting: $0.convertFromScene) } ?? onScreen
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's for `nil`
  /// (API-N06, COR-01).
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    if let window { return window.convert(rect, to: Optional(self)) }
    return rect.boundingBox(converting: convertFromScene)
  }
}
