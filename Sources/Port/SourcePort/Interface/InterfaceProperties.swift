/// The attributes of elements, and the properties that they give a value.
enum InterfaceProperties {
  enum Kind {
    case bool, number, string
    /// The case of an enumeration or the member of an option set.
    case member
    case image
  }

  /// In the order in which they are set: limits come before the value that they limit.
  static let table: [(attribute: String, property: String, kind: Kind)] = [
    ("contentMode", "contentMode", .member), ("opaque", "isOpaque", .bool),
    ("alpha", "alpha", .number), ("hidden", "isHidden", .bool), ("tag", "tag", .number),
    ("userInteractionEnabled", "isUserInteractionEnabled", .bool),
    ("multipleTouchEnabled", "isMultipleTouchEnabled", .bool),
    ("exclusiveTouch", "isExclusiveTouch", .bool), ("clipsSubviews", "clipsToBounds", .bool),
    ("autoresizesSubviews", "autoresizesSubviews", .bool), ("text", "text", .string),
    ("textAlignment", "textAlignment", .member), ("numberOfLines", "numberOfLines", .number),
    ("enabled", "isEnabled", .bool), ("selected", "isSelected", .bool),
    ("highlighted", "isHighlighted", .bool), ("minValue", "minimumValue", .number),
    ("maxValue", "maximumValue", .number), ("minimumValue", "minimumValue", .number),
    ("maximumValue", "maximumValue", .number), ("stepValue", "stepValue", .number),
    ("value", "value", .number), ("continuous", "isContinuous", .bool), ("wraps", "wraps", .bool),
    ("autorepeat", "autorepeat", .bool), ("on", "isOn", .bool),
    ("numberOfPages", "numberOfPages", .number), ("currentPage", "currentPage", .number),
    ("image", "image", .image), ("pagingEnabled", "isPagingEnabled", .bool),
    ("scrollEnabled", "isScrollEnabled", .bool), ("bounces", "bounces", .bool),
    ("bouncesZoom", "bouncesZoom", .bool), ("alwaysBounceVertical", "alwaysBounceVertical", .bool),
    ("alwaysBounceHorizontal", "alwaysBounceHorizontal", .bool),
    ("directionalLockEnabled", "isDirectionalLockEnabled", .bool),
    ("delaysContentTouches", "delaysContentTouches", .bool),
    ("canCancelContentTouches", "canCancelContentTouches", .bool),
    ("minimumZoomScale", "minimumZoomScale", .number),
    ("maximumZoomScale", "maximumZoomScale", .number), ("axis", "axis", .member),
    ("distribution", "distribution", .member), ("alignment", "alignment", .member),
    ("spacing", "spacing", .number), ("numberOfTapsRequired", "numberOfTapsRequired", .number),
    ("numberOfTouchesRequired", "numberOfTouchesRequired", .number),
    ("minimumNumberOfTouches", "minimumNumberOfTouches", .number),
    ("maximumNumberOfTouches", "maximumNumberOfTouches", .number),
    ("minimumPressDuration", "minimumPressDuration", .number),
    ("allowableMovement", "allowableMovement", .number), ("direction", "direction", .member),
    ("cancelsTouchesInView", "cancelsTouchesInView", .bool),
    ("delaysTouchesBegan", "delaysTouchesBegan", .bool),
    ("delaysTouchesEnded", "delaysTouchesEnded", .bool), ("title", "title", .string),
    ("placeholder", "placeholder", .string),
    ("contentHorizontalAlignment", "contentHorizontalAlignment", .member),
    ("contentVerticalAlignment", "contentVerticalAlignment", .member),
    ("selectedSegmentIndex", "selectedSegmentIndex", .number),
    ("estimatedRowHeight", "estimatedRowHeight", .number),
    ("sectionHeaderHeight", "sectionHeaderHeight", .number),
    ("sectionFooterHeight", "sectionFooterHeight", .number),
    ("allowsSelection", "allowsSelection", .bool),
    ("allowsMultipleSelection", "allowsMultipleSelection", .bool),
    ("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", .bool),
    ("allowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", .bool),
    ("selectionStyle", "selectionStyle", .member), ("accessoryType", "accessoryType", .member),
    ("editingAccessoryType", "editingAccessoryType", .member),
    ("indentationLevel", "indentationLevel", .number),
    ("indentationWidth", "indentationWidth", .number),
    ("shouldIndentWhileEditing", "shouldIndentWhileEditing", .bool),
    ("showsReorderControl", "showsReorderControl", .bool),
  ]

  /// What is for Xcode's editor, for other kinds of devices, or for looks that have no effect here.
  static let ignored: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID",
    "storyboardIdentifier", "fixedFrame", "ambiguous", "misplaced", "verifyAmbiguity",
    "restorationIdentifier", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "translatesAutoresizingMaskIntoConstraints", "clearsContextBeforeDrawing", "lineBreakMode",
    "baselineAdjustment", "adjustsFontSizeToFit", "adjustsLetterSpacingToFitWidth",
    "minimumFontSize", "minimumScaleFactor", "buttonType", "showsTouchWhenHighlighted",
    "insetsLayoutMarginsFromSafeArea",
    "useAutomaticPreferredContentSize", "automaticallyAdjustsScrollViewInsets",
    "horizontallyCompressedLabel", "preservesSuperviewLayoutMargins", "definesPresentationContext",
    "modalTransitionStyle", "segmentControlStyle", "showsHorizontalScrollIndicator",
    "showsVerticalScrollIndicator", "indicatorStyle", "simulatedAppContext",
    "placeholderIdentifier",
    "layoutMarginsFollowReadableWidth", "largeContentTitle", "showsLargeContentViewer",
    "reversesTitleShadowWhenHighlighted",
    "modalPresentationStyle", "nibName", "hidesBottomBarWhenPushed",
    "extendedLayoutIncludesOpaqueBars",
    "dataMode", "detailTextLabel", "estimatedSectionFooterHeight", "estimatedSectionHeaderHeight",
    "hidesAccessoryWhenEditing", "imageView", "prefetchingEnabled", "reuseIdentifier", "rowHeight",
    "sectionIndexMinimumDisplayRowCount", "separatorStyle", "springLoaded", "style",
    "tableViewCell", "textLabel",
    "edgesForExtendedLayout", "interfaceStyle", "semanticContentAttribute", "tintAdjustmentMode",
  ]

  /// Children that are dealt with by name, or are of no account.
  static let knownChildren: Set<String> = [
    "rect", "autoresizingMask", "subviews", "color", "fontDescription", "state", "connections",
    "constraints", "userDefinedRuntimeAttributes", "accessibility", "viewLayoutGuide", "size",
    "segments", "view", "point", "layoutGuides", "freeformSimulatedSizeMetrics", "inset",
    "edgeInsets",
    "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "navigationItem", "tabBarItem", "nil", "preferredSymbolConfiguration", "buttonConfiguration",
    "navigationBar", "rectEdge",
    "variation", "mask", "extendedEdge", "toolbarItems", "value", "string", "attributedString",
    "gestureRecognizers", "keyCommands", "modalFormSheetSimulatedSizeMetrics", "tableView",
    "collectionView", "cells", "collectionReusableView", "collectionViewCellContentView",
    "collectionViewFlowLayout", "collectionViewLayout", "prototypes", "sections",
    "tableViewCellContentView",
    "scrollView",
  ]
}
