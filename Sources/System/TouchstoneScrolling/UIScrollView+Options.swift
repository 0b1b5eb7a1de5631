import Foundation

extension UIScrollView {
  /// How scroll indicators look.
  nonisolated public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border, for any content.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// When a drag takes the keyboard away.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// When the content is dragged: the first responder resigns.
    case onDrag = 1
    /// As the finger pulls it down; here as `none`.
    case interactive = 2
    /// When the content is dragged, with what lies above the keyboard.
    case onDragWithAccessory = 3
    /// As the finger pulls it down, with what lies above the keyboard; here as `none`.
    case interactiveWithAccessory = 4
  }

  /// Where the safe area is added to the content's insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along axes that scroll, and where a controller's bars want it.
    case automatic = 0
    /// Along axes that scroll.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  // MARK: Indicators

  /// Whether indicators stay away from the safe area's edges by themselves.
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
  /// Whether content can be pulled past its left and right edges, if `bounces` allows it.
  public var bouncesHorizontally: Bool {
    get { options.bouncesHorizontally }
    set { options.bouncesHorizontally = newValue }
  }
  /// Whether content can be pulled beyond its upper and lower edge (COR-14).
  public var bouncesVertically: Bool {
    get { options.bouncesVertically }
    set { options.bouncesVertically = newValue }
  }
  /// Where content lies that is smaller than the view without its insets: in the unit square, from the upper left (0, 0)
  /// to the lower right (1, 1). Zero unless set; (0.5, 0.5) is the middle.
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
  /// Whether a drag that begins at an edge goes to a scroll view further out that can follow it.
  public var transfersHorizontalScrollingToParent: Bool {
    get { options.transfersHorizontally }
    set { options.transfersHorizontally = newValue }
  }
  /// Whether a vertical drag that goes beyond the edge is left to a scroll view around this one.
  public var transfersVerticalScrollingToParent: Bool {
    get { options.transfersVertically }
    set { options.transfersVertically = newValue }
  }
  /// Whether content scrolls, or scales, by code and animated.
  public var isScrollAnimating: Bool {
    if case .scrolling = scrollCourse.motion?.kind { return true }
    return false
  }
  /// Whether a zoom that code asked for is still under way.
  public var isZoomAnimating: Bool {
    if case .zoom(_, _, let isBounce) = scrollCourse.motion?.kind { return !isBounce }
    return false
  }

  /// Ends whatever moves the content, a finger's drag included, and leaves it where it is seen, or at
  /// the edge if it is beyond.
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

  /// The content, for constraints: its size is the content's size.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrolledContent) }
  /// The part of the content that is seen, for constraints: it does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }
}
