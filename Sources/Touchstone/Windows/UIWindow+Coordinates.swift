import Foundation

extension UIWindow {
  /// Converts a point from the window's space to another window's; `nil` stands for the screen
  /// (API-N06).
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    let place = convertToScene(point)
    return window?.convertFromScene(place) ?? place
  }

  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convertFromScene(window?.convertToScene(point) ?? point)
  }

  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.boundingBox { convert($0, to: window) }
  }

  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.boundingBox { convert($0, from: window) }
  }
}
