import Foundation

/// The rarely set properties of a scroll view.
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
  /// The inset at the top of a refresh in progress, in points.
  var refreshInset: CGFloat = 0
  /// The last reported inset.
  var toldInset = UIEdgeInsets.zero
  /// Whether the content is scrolling to the top after a tap on the status bar.
  var isScrollingToTop = false
}
