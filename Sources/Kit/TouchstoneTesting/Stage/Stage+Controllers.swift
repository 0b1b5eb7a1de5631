import Foundation
import Touchstone

/// Support for view controllers.
extension Stage {
  /// Creates a stage that shows a controller.
  public convenience init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 400, height: 800)
  ) {
    self.init(size: size)
    show(controller)
  }

  /// Makes a controller the window's root: its view is loaded, appears, and is laid out in the
  /// window. A previous controller disappears.
  public func show(_ controller: UIViewController) {
    let old = view
    window.rootViewController = controller
    view = controller.view
    if old !== view { old.removeFromSuperview() }
    window.layoutIfNeeded()
  }
}
