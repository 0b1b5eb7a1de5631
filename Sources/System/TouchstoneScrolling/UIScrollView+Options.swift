import Foundation

extension UIScrollView {
  /// The style of the scroll indicators.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, for any content.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// How a drag dismisses the keyboard.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not dismiss it.
    case none = 0
    /// The beginning of a drag dismisses it: the first responder resigns.
    case onDrag = 1
    /// A drag pulls it down; here as `none`.
    case interactive = 2
    /// The beginning of a drag dismisses it with its accessory view.
    case onDragWithAccessory = 3
    /// A drag pulls it down with its accessory view; here as `none`.
    case interactiveWithAccessory = 4
  }

  /// When the safe area is added to the content insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and for the bars of a controller that adjusts the insets.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  // MARK: Indicators

  /// Whether the safe area is added to the insets of the indicators.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { options.adjustsIndicatorInsets }
    set { options.adjustsIndicatorInsets = newValue }
  }

  // MARK: Behaviour

  var ownInsetAdjustment: ContentInsetAdjustmentBehavior {
    get { options.insetAdjustment }
    set {
      options.insetAdjustment = newValue
      adjustedInsetMayHaveChanged()
    }
  }
  /// Whether content can be pulled beyond its left and right edges, if `bounces` is `true`.
  public var bouncesHorizontally: Bool {
    get { options.bouncesHorizontally }
    set { options.bouncesHorizontally = newValue }
  }
  /// Whether content can be pulled beyond its upper and lower edge (COR-14).
  public var bouncesVertically: Bool {
    get { options.bouncesVertically }
    set { options.bouncesVertically = newValue }
  }
  /// The position of content that is smaller than the view, in unit coordinates from the upper left (0, 0) to the lower right
  /// (1, 1) of the area inside the insets. Zero unless set; (0.5, 0.5) is the centre.
  public var contentAlignmentPoint: CGPoint {
    get { options.contentAlignment }
    set {
      guard newValue.isFinite else {
        return diagnose("contentAlignmentPoint = \(newValue): ignored")
      }
      options.contentAlignment = newValue
      scrollLimitsChanged()
    }
  }
  /// Whether a horizontal drag that begins at an edge is left to an outer scroll view that can follow it.
  public var transfersHorizontalScrollingToParent: Bool {
    get { options.transfersHorizontally }
    set { options.transfersHorizontally = newValue }
  }
  /// Whether a vertical drag that begins at an edge is left to an outer scroll view that can follow it.
  public var transfersVerticalScrollingToParent: Bool {
    get { options.transfersVertically }
    set { options.transfersVertically = newValue }
  }
  /// Whether an animated scroll or zoom by code is in progress.
  public var isScrollAnimating: Bool {
    if case .scrolling = scrollCourse.motion?.kind { return true }
    return false
  }
  /// Whether an animated zoom by code is in progress.
  public var isZoomAnimating: Bool {
    if case .zoom(_, _, let isBounce) = scrollCourse.motion?.kind { return !isBounce }
    return false
  }

  /// Stops every drag, zoom and motion. The content stays at its current offset, or at the limit if it is beyond.
  public func stopScrollingAndZooming() {
    for recognizer in [scrollPan, scrollPinch] where recognizer.isEnabled {
      guard recognizer.state.isUnderWay else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    stopMotion()
    place(scrollLimits.clamped(contentOffset))
  }

  // MARK: Guides

  /// The content's rectangle, for constraints; its size is the content size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The visible rectangle, for constraints; it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
