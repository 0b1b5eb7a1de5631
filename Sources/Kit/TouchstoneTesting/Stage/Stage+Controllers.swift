import Foundation
import Touchstone

/// View controllers as they are, on a stage.
extension Stage {
  /// A stage that shows a controller.
  public convenience init(
    _ controller: UIViewController, size: CGSize = CGSize(width: 400, height: 800)
  ) {
    self.init(size: size)
    show(controller)
  }

  /// Makes a controller the window's root: it loads its view, appears, and its view is
  /// laid out in the window. A controller that was shown before disappears.
  public func show(_ controller: UIViewController) {
    let old = view
    window.rootViewController = controller
    view = controller.view
    if old !== view { old.removeFromSuperview() }
    window.layoutIfNeeded()
  }
}
