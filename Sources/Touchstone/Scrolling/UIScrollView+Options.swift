import Foundation

extension UIScrollView {
  nonisolated public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// When a drag takes the keyboard away.
  nonisolated public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// Where the safe area is added to the content's insets.
  nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  // MARK: Indicators

  /// - Note: Differs from UIKit: what is set here is kept for a renderer; none draws indicators yet.
  public var showsVerticalScrollIndicator: Bool {
    get { options.showsVerticalIndicator }
    set { options.showsVerticalIndicator = newValue }
  }
  public var showsHorizontalScrollIndicator: Bool {
    get { options.showsHorizontalIndicator }
    set { options.showsHorizontalIndicator = newValue }
  }
  public var indicatorStyle: IndicatorStyle {
    get { options.indicatorStyle }
    set { options.indicatorStyle = newValue }
  }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set { options.verticalIndicatorInsets = newValue }
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { options.horizontalIndicatorInsets }
    set { options.horizontalIndicatorInsets = newValue }
  }
  /// Both indicators' insets at once; read, those of the vertical one.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set {
      options.verticalIndicatorInsets = newValue
      options.horizontalIndicatorInsets = newValue
    }
  }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { options.adjustsIndicatorInsets }
    set { options.adjustsIndicatorInsets = newValue }
  }

  // MARK: Behaviour

  /// Whether a tap on the status bar scrolls to the top, if this is the only one in the window that
  /// may (`UIWindowScene.tapStatusBar()`).
  public var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }
  /// - Note: Differs from UIKit: there is no keyboard that a finger could pull down, so the interactive
  ///   modes do nothing; `onDrag` lets the window's first responder resign.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }
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
  public var bouncesVertically: Bool {
    get { options.bouncesVertically }
    set { options.bouncesVertically = newValue }
  }
  /// Whether a drag that begins at an edge goes to a scroll view further out that can follow it.
  public var transfersHorizontalScrollingToParent: Bool {
    get { options.transfersHorizontally }
    set { options.transfersHorizontally = newValue }
  }
  public var transfersVerticalScrollingToParent: Bool {
    get { options.transfersVertically }
    set { options.transfersVertically = newValue }
  }
  /// Whether content scrolls, or scales, by code and animated.
  public var isScrollAnimating: Bool {
    if case .scrolling = scrollCourse.motion?.kind { return true }
    return false
  }
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
