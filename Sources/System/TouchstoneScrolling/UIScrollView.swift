import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// A window onto content that is larger than itself, moved and scaled by fingers.
///
/// The origin of its bounds is the content's offset: subviews stay where they are in its space, and
/// hit testing and conversion follow by themselves. All offsets and sizes are points of that space.
/// ```
/// at rest ─a finger moves far enough along a way that can scroll─▶ dragging
/// dragging ─it lifts, at rest and inside the edges─▶ at rest
/// dragging ─it lifts otherwise─▶ decelerating: glides, springs back, or turns the page
/// decelerating ─the end of its way─▶ at rest
/// decelerating ─a finger comes down─▶ dragging, at once
/// ```
/// - Note: Differs from UIKit: indicators are not drawn, and there is no keyboard to pull down.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  // MARK: Content

  /// The point of the content at the view's corner.
  ///
  /// Assigning it while content is dragged or moves by itself shifts it, and the movement goes on from
  /// there. Places beyond the edges are taken; what is not finite is refused.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return diagnose("contentOffset = \(newValue): ignored") }
      // As a whole: changing a part of an overridden property in place allocates a coroutine.
      bounds = CGRect(origin: newValue, size: bounds.size)
    }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.width.isFinite, contentSize.height.isFinite else {
        diagnose("contentSize = \(contentSize): ignored")
        contentSize = oldValue
        return
      }
      if contentSize != oldValue { scrollLimitsChanged() }
      valueChanged()
    }
  }

  /// Room around the content that it can be scrolled into.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ownInsetAdjustment }
    set { ownInsetAdjustment = newValue }
  }
  /// The control that appears when the content is pulled down (COR-14).
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set { ownRefreshControl = newValue }
  }
  /// Room around the content that it can be scrolled into.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        diagnose("contentInset = \(contentInset): ignored")
        contentInset = oldValue
        return
      }
      guard contentInset != oldValue else { return }
      options.toldInset = adjustedContentInset
      scrollLimitsChanged()
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// `contentInset`, with the safe area where `contentInsetAdjustmentBehavior` adds it.
  open var adjustedContentInset: UIEdgeInsets { insetAtWork }
  /// The insets with the safe area's part have changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin.isFinite else {
        diagnose("bounds.origin = \(bounds.origin): ignored")
        super.bounds.origin = oldValue.origin
        return
      }
      scrolled(from: oldValue)
    }
  }

  // MARK: Scrolling

  /// Receives scrolling and zooming, and is asked about its target.
  ///
  /// Lists have a `delegate` of a narrower type, which comes first where both can be meant.
  @_disfavoredOverload
  @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether fingers scroll; code always can.
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { scrollEnablingChanged() } }
  }
  /// Whether a drag along one axis moves content along that axis alone.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled past its edges and springs back.
  open var bounces = true
  /// Whether it can even where it is no larger than the view.
  open var alwaysBounceVertical = false
  /// Whether content that fits can still be pulled sideways.
  open var alwaysBounceHorizontal = false
  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// How quickly a throw comes to rest.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the view, moving or not.
  open var isTracking: Bool { scrollPan.isTouched }
  /// Whether a finger moves the content.
  open var isDragging: Bool { scrollCourse.drag != nil }
  /// Whether content moves without a finger. Caught by one, it counts as moving until it is known that
  /// it stays.
  open var isDecelerating: Bool { scrollCourse.isDecelerating }

  // MARK: Content touches

  /// Whether content receives a touch only once it is clear that it is no fast drag (DEL-47).
  open var delaysContentTouches = true {
    didSet { contentTouchDelay.isEnabled = delaysContentTouches && isScrollEnabled }
  }
  /// Whether a drag may cancel touches that content has received.
  open var canCancelContentTouches = true

  /// Whether content receives touches at all; asked just before it would (API-C20).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may cancel the touches of a view that has received them; controls keep theirs. Not
  /// asked if `canCancelContentTouches` is false (API-C20).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The smallest scale that content may be zoomed to; 1 unless set.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !minimumZoomScale.isFinite { minimumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// The greatest scale that content may be zoomed to; 1 unless set, which means that fingers do
  /// not zoom.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !maximumZoomScale.isFinite { maximumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// Whether fingers can scale content beyond the limits, from where it springs back.
  open var bouncesZoom = true
  /// The scale that content is zoomed to.
  open var zoomScale: CGFloat {
    get { scrollCourse.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers scale the content.
  open var isZooming: Bool { scrollCourse.grip != nil }
  /// Whether a zoom beyond the limits is on its way back.
  open var isZoomBouncing: Bool { scrollCourse.motion?.isZoomBounce ?? false }

  // MARK: Recognizers

  /// Drags the content. Others may require it to fail, or be required by it.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// Scales the content; `nil` while the limits leave nothing to scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scrollPinch.view == nil ? nil : scrollPinch
  }

  let scrollPan = ScrollPanGestureRecognizer()
  let scrollPinch = ScrollPinchGestureRecognizer()
  let contentTouchDelay = ContentTouchDelay()
  // No client code runs while it is changed.
  @exclusivity(unchecked) var scrollCourse = ScrollCourse()
  var options = ScrollOptions()

  /// Makes a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    markAsScrollView()
    clipsToBounds = true
    attachScrollRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    markAsScrollView()
    attachScrollRecognizers()
  }

  @_spi(Kit) open override var scrolledContentSize: CGSize? {
    get { contentSize }
    set { if let newValue { contentSize = newValue } }
  }

  @_spi(Kit) open override func prepareForDecoding() { clipsToBounds = true }

  /// Where content comes to rest that a finger lets go, before the delegate is asked.
  /// - Parameter velocity: of the content, in points a millisecond.
  @_spi(Kit) open func chosenRest(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Whether the class itself decides which of two of its recognizers begins.
  @_spi(Kit) open func arranges(
    _ one: UIGestureRecognizer, with other: UIGestureRecognizer
  ) -> Bool { false }

  /// Whether a finger that lifts selects something in the content.
  @_spi(Kit) open var selectsByTouch: Bool { false }

  /// Whether touches of a view in the content are withheld while they may become a drag.
  @_spi(Kit) open func delaysTouches(in view: UIView) -> Bool { true }

  @_spi(Kit) open override func keyedValue(_ key: String) -> Any? {
    switch key {
    case "adjustedContentInset": adjustedContentInset
    case "contentInset": contentInset
    case "contentOffset": contentOffset
    case "contentSize": contentSize
    default: super.keyedValue(key)
    }
  }

  // MARK: Indicators and status bar

  /// - Note: Differs from UIKit: what is set here is kept for a renderer; none draws indicators yet.
  open var showsVerticalScrollIndicator: Bool {
    get { options.showsVerticalIndicator }
    set { options.showsVerticalIndicator = newValue }
  }
  /// Whether the horizontal indicator is shown (COR-14).
  open var showsHorizontalScrollIndicator: Bool {
    get { options.showsHorizontalIndicator }
    set { options.showsHorizontalIndicator = newValue }
  }
  /// How indicators look (COR-14).
  open var indicatorStyle: IndicatorStyle {
    get { options.indicatorStyle }
    set { options.indicatorStyle = newValue }
  }
  /// How far the vertical indicator stays away from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set { options.verticalIndicatorInsets = newValue }
  }
  /// How far the horizontal indicator stays away from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { options.horizontalIndicatorInsets }
    set { options.horizontalIndicatorInsets = newValue }
  }
  /// Both indicators' insets at once; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set {
      options.verticalIndicatorInsets = newValue
      options.horizontalIndicatorInsets = newValue
    }
  }
  /// Does nothing, and says so on standard error: indicators are not drawn.
  open func flashScrollIndicators() {
    OneTimeNotice.print(
      "UIScrollView.flashScrollIndicators() shows nothing; indicators are not drawn")
  }
  /// Whether a tap on the status bar scrolls to the top, if this is the only one in the window that
  /// may (`UIWindowScene.tapStatusBar()`).
  open var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }
  /// - Note: Differs from UIKit: there is no keyboard that a finger could pull down, so the interactive
  ///   modes do nothing; `onDrag` lets the window's first responder resign.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  // MARK: Override points

  /// Refuses to drag or zoom where content keeps its touches.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === scrollPan || gestureRecognizer === scrollPinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayTakeContentTouches(of: gestureRecognizer)
  }

  /// Animated, the content goes there in 0.3 s and `scrollViewDidEndScrollingAnimation` follows. Either
  /// way, a movement that is under way stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls just as far as a part of the content needs to be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Scales around the middle of what is seen, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated) }

  /// Scales and scrolls so that a part of the content fills the view as far as the limits allow.
  /// - Parameter rect: in the coordinates of the view that is zoomed.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated) }

  // A scroll view keeps the touches to itself that its content does not want; one that does not
  // scroll lets them go up the chain.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isScrollEnabled { super.touchesCancelled(touches, with: event) }
  }
}
