import Foundation

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    var current = parent
    while let controller = current {
      if let found = controller as? UINavigationController { return found }
      current = controller.parent
    }
    return nil
  }

  /// What the bar shows while this controller is on top; made when it is asked for.
  public var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// Pushes onto the navigation controller around, or else presents.
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

extension UIView {
  /// What covers the top besides the controller's own bars.
  var coveredTop: CGFloat { superview?.safeAreaInsets.top ?? 0 }
}
