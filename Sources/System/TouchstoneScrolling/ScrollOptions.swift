import Foundation

/// What of a scroll view is set seldom.
struct ScrollOptions {
  var showsVerticalIndicator = true
  var showsHorizontalIndicator = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var adjustsIndicatorInsets = true
  var scrollsToTop = true
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var bouncesHorizontally = true
  var bouncesVertically = true
  var transfersHorizontally = true
  var transfersVertically = true
  var contentAlignment = CGPoint.zero
  var refreshControl: UIRefreshControl?
  /// Room that a refresh under way takes at the top.
  var refreshInset: CGFloat = 0
  /// The inset that was last reported.
  var toldInset = UIEdgeInsets.zero
  /// On its way to the top because a tap on the status bar asked for it.
  var isScrollingToTop = false
}
