import Foundation

extension UIViewController {
  var nearestNavigationController: UINavigationController? {
    var current = parent
    while let controller = current {
      if let found = controller as? UINavigationController { return found }
      current = controller.parent
    }
    return nil
  }

  var madeNavigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  func replaceDetail(_ vc: UIViewController) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: self)
    } else {
      present(vc, animated: true)
    }
  }

  func pushOrPresent(_ vc: UIViewController) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
}

extension UIView {
  /// The inset at the top of other bars than the controller's own.
  var coveredTop: CGFloat { superview?.safeAreaInsets.top ?? 0 }
}
