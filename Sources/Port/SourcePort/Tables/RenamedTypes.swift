/// Types that Swift 4.2 nested in their classes, and two of Objective-C.
enum RenamedTypes {
  static let names: [String: String] = {
    var names = ["NSInteger": "Int", "NSUInteger": "UInt"]
    for (owner, list) in nested {
      for (old, new) in list { names[old] = "\(owner).\(new)" }
    }
    return names
  }()

  private static let nested: [String: [(String, String)]] = [
    "UIApplication": [
      ("UIApplicationLaunchOptionsKey", "LaunchOptionsKey"),
      ("UIApplicationOpenURLOptionsKey", "OpenURLOptionsKey"), ("UIApplicationState", "State"),
    ],
    "UIControl": [
      ("UIControlState", "State"), ("UIControlEvents", "Event"),
      ("UIControlContentHorizontalAlignment", "ContentHorizontalAlignment"),
      ("UIControlContentVerticalAlignment", "ContentVerticalAlignment"),
    ],
    "UIEvent": [("UIEventType", "EventType"), ("UIEventSubtype", "EventSubtype")],
    "UIGestureRecognizer": [("UIGestureRecognizerState", "State")],
    "UISwipeGestureRecognizer": [("UISwipeGestureRecognizerDirection", "Direction")],
    "UITouch": [
      ("UITouchPhase", "Phase"), ("UITouchType", "TouchType"), ("UITouchProperties", "Properties"),
    ],
    "UIPress": [("UIPressType", "PressType"), ("UIPressPhase", "Phase")],
    "UIView": [
      ("UIViewAnimationCurve", "AnimationCurve"), ("UIViewAnimationOptions", "AnimationOptions"),
      ("UIViewAnimationTransition", "AnimationTransition"),
      ("UIViewAutoresizing", "AutoresizingMask"), ("UIViewContentMode", "ContentMode"),
      ("UIViewKeyframeAnimationOptions", "KeyframeAnimationOptions"),
      ("UIViewTintAdjustmentMode", "TintAdjustmentMode"),
    ],
    "UIButton": [("UIButtonType", "ButtonType")],
    "UIScrollView": [
      ("UIScrollViewKeyboardDismissMode", "KeyboardDismissMode"),
      ("UIScrollViewIndicatorStyle", "IndicatorStyle"),
      ("UIScrollViewContentInsetAdjustmentBehavior", "ContentInsetAdjustmentBehavior"),
    ],
    "UITableView": [
      ("UITableViewStyle", "Style"), ("UITableViewScrollPosition", "ScrollPosition"),
      ("UITableViewRowAnimation", "RowAnimation"),
    ],
    "UITableViewCell": [
      ("UITableViewCellStyle", "CellStyle"), ("UITableViewCellEditingStyle", "EditingStyle"),
      ("UITableViewCellSelectionStyle", "SelectionStyle"),
      ("UITableViewCellAccessoryType", "AccessoryType"),
      ("UITableViewCellSeparatorStyle", "SeparatorStyle"),
      ("UITableViewCellStateMask", "StateMask"),
    ],
    "UICollectionView": [
      ("UICollectionViewScrollPosition", "ScrollPosition"),
      ("UICollectionViewScrollDirection", "ScrollDirection"),
    ],
    "UIDatePicker": [("UIDatePickerMode", "Mode")],
    "UIFont": [("UIFontTextStyle", "TextStyle"), ("UIFontWeight", "Weight")],
    "UIFontDescriptor": [("UIFontDescriptorSymbolicTraits", "SymbolicTraits")],
    "UIImagePickerController": [
      ("UIImagePickerControllerCameraDevice", "CameraDevice"),
      ("UIImagePickerControllerSourceType", "SourceType"),
      ("UIImagePickerControllerQualityType", "QualityType"),
    ],
    "UIProgressView": [("UIProgressViewStyle", "Style")],
    "UISearchBar": [("UISearchBarIcon", "Icon"), ("UISearchBarStyle", "Style")],
    "UISplitViewController": [("UISplitViewControllerDisplayMode", "DisplayMode")],
    "UITabBarItem": [("UITabBarSystemItem", "SystemItem")],
    "UITabBar": [("UITabBarItemPositioning", "ItemPositioning")],
    "UIWindow": [("UIWindowLevel", "Level")],
    "RunLoop": [("RunLoopMode", "Mode")],
    "UIAlertController": [("UIAlertControllerStyle", "Style")],
    "UIAlertAction": [("UIAlertActionStyle", "Style")],
    "UIActivityIndicatorView": [("UIActivityIndicatorViewStyle", "Style")],
    "UIBarButtonItem": [
      ("UIBarButtonSystemItem", "SystemItem"), ("UIBarButtonItemStyle", "Style"),
    ],
    "UIBlurEffect": [("UIBlurEffectStyle", "Style")],
    "UIImage": [
      ("UIImageOrientation", "Orientation"), ("UIImageRenderingMode", "RenderingMode"),
      ("UIImageResizingMode", "ResizingMode"),
    ],
    "UIImpactFeedbackGenerator": [("UIImpactFeedbackStyle", "FeedbackStyle")],
    "UINotificationFeedbackGenerator": [("UINotificationFeedbackType", "FeedbackType")],
    "UINavigationController": [("UINavigationControllerOperation", "Operation")],
    "UITextField": [("UITextBorderStyle", "BorderStyle"), ("UITextFieldViewMode", "ViewMode")],
    "UIStackView": [
      ("UIStackViewDistribution", "Distribution"), ("UIStackViewAlignment", "Alignment"),
    ],
    "NSLayoutConstraint": [
      ("NSLayoutAttribute", "Attribute"), ("NSLayoutRelation", "Relation"),
      ("UILayoutConstraintAxis", "Axis"), ("NSLayoutFormatOptions", "FormatOptions"),
    ],
    "NSAttributedString": [("NSAttributedStringKey", "Key")],
    "UIPageViewController": [
      ("UIPageViewControllerNavigationDirection", "NavigationDirection"),
      ("UIPageViewControllerNavigationOrientation", "NavigationOrientation"),
      ("UIPageViewControllerSpineLocation", "SpineLocation"),
      ("UIPageViewControllerTransitionStyle", "TransitionStyle"),
    ],
  ]
}
