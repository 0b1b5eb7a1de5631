/// Classes for Interface Builder's elements.
enum InterfaceClasses {
  enum Kind { case view, recognizer, controller, constraint, object }

  static func standard(_ element: InterfaceElement) -> (name: String, kind: Kind)? {
    if let name = views[element.name] { return (name, .view) }
    if let name = recognizers[element.name] { return (name, .recognizer) }
    if let name = controllers[element.name] { return (name, .controller) }
    if element.name == "constraint" { return ("NSLayoutConstraint", .constraint) }
    if element.name == "barButtonItem" { return ("UIBarButtonItem", .object) }
    return element.name == "customObject" ? ("NSObject", .object) : nil
  }

  private static let views: [String: String] = [
    "activityIndicatorView": "UIActivityIndicatorView", "button": "UIButton",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "containerView": "UIView", "control": "UIControl", "datePicker": "UIDatePicker",
    "imageView": "UIImageView", "label": "UILabel", "mapView": "MKMapView",
    "navigationBar": "UINavigationBar",
    "pageControl": "UIPageControl", "pickerView": "UIPickerView",
    "progressView": "UIProgressView", "scrollView": "UIScrollView", "searchBar": "UISearchBar",
    "segmentedControl": "UISegmentedControl", "slider": "UISlider", "stackView": "UIStackView",
    "stepper": "UIStepper", "switch": "UISwitch", "tabBar": "UITabBar",
    "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "textField": "UITextField",
    "textView": "UITextView", "toolbar": "UIToolbar", "view": "UIView",
    "visualEffectView": "UIVisualEffectView", "window": "UIWindow",
    "wkWebView": "WKWebView",
  ]

  /// Interface Builder really writes "pongPressGestureRecognizer" for a long press.
  private static let recognizers: [String: String] = [
    "gestureRecognizer": "UIGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer",
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "tapGestureRecognizer": "UITapGestureRecognizer",
  ]

  private static let controllers: [String: String] = [
    "collectionViewController": "UICollectionViewController",
    "navigationController": "UINavigationController",
    "pageViewController": "UIPageViewController", "splitViewController": "UISplitViewController",
    "tabBarController": "UITabBarController", "tableViewController": "UITableViewController",
    "viewController": "UIViewController",
  ]

  /// Outlets that are properties of UIKit's own classes.
  static let outlets: Set<String> = [
    "dataSource", "delegate", "inputView", "mask", "prefetchDataSource", "view",
  ]
}
