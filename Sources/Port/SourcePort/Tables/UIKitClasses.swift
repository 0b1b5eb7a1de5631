/// The superclasses of UIKit's classes, for members that an app adds to one and overrides in others.
enum UIKitClasses {
  /// A UIKit class's ancestors, nearest first.
  static func superclasses(of name: String) -> [String] {
    var found: [String] = []
    var next = superclass[name]
    while let current = next {
      found.append(current)
      next = superclass[current]
    }
    return found
  }

  private static let superclass: [String: String] = {
    var table: [String: String] = [:]
    for (above, names) in children {
      for name in names { table[name] = above }
    }
    return table
  }()

  private static let children: [String: [String]] = [
    "NSObject": [
      "CALayer", "NSLayoutConstraint", "UIBarItem", "UIGestureRecognizer", "UIResponder",
      "UIVisualEffect",
    ],
    "UIVisualEffect": ["UIBlurEffect", "UIVibrancyEffect"],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UIGestureRecognizer": [
      "UIHoverGestureRecognizer", "UILongPressGestureRecognizer", "UIPanGestureRecognizer",
      "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UISwipeGestureRecognizer",
      "UITapGestureRecognizer",
    ],
    "UIPanGestureRecognizer": ["UIScreenEdgePanGestureRecognizer"],
    "UIResponder": ["UIApplication", "UIScene", "UIView", "UIViewController"],
    "UIScene": ["UIWindowScene"],
    "UIView": [
      "UIActivityIndicatorView", "UICollectionReusableView", "UIControl", "UIImageView",
      "UIInputView", "UILabel", "UINavigationBar", "UIPickerView", "UIProgressView",
      "UIScrollView", "UISearchBar", "UIStackView", "UITabBar", "UITableViewCell",
      "UITableViewHeaderFooterView", "UIToolbar", "UIVisualEffectView", "UIWindow", "WKWebView",
    ],
    "UIControl": [
      "UIButton", "UIDatePicker", "UIPageControl", "UIRefreshControl", "UISegmentedControl",
      "UISlider", "UIStepper", "UISwitch", "UITextField",
    ],
    "UIScrollView": ["UICollectionView", "UITableView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UIViewController": [
      "UIActivityViewController", "UIAlertController", "UICollectionViewController",
      "UIInputViewController", "UINavigationController", "UIPageViewController",
      "UISearchController", "UISplitViewController", "UITabBarController", "UITableViewController",
    ],
    "CALayer": [
      "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAShapeLayer", "CATextLayer",
    ],
  ]
}
