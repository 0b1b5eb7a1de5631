extension UIViewController {
  var nearestTabBarController: UITabBarController? {
    var current = parent
    while let controller = current {
      if let found = controller as? UITabBarController { return found }
      current = controller.parent
    }
    return nil
  }

  var madeTabBarItem: UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    ownTabBarItem = item
    return item
  }
}
