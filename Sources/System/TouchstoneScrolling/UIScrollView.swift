import Foundation
import GestureCore
@_spi(Kit) import TouchstoneCore

/// A view onto content that is larger than itself, which fingers scroll and zoom.
///
/// The origin of the bounds is the content offset: subviews keep their positions in the content, and hit testing and conversion
/// follow automatically. All offsets and sizes are in points of that space.
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

  /// The point of the content at the upper left corner of the view.
  ///
  /// Setting it during a drag or a motion shifts the content, and the drag or motion continues from there. Offsets beyond the
  /// limits are allowed; values that are not finite are ignored.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue.isFinite else { return diagnose("contentOffset = \(newValue): ignored") }
      // Assigned as a whole: changing a part of an overridden property in place allocates a coroutine.
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

  /// When the safe area is added to the content inset; `.automatic` unless set.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ownInsetAdjustment }
    set { ownInsetAdjustment = newValue }
  }
  /// The refresh control, which appears when the content is pulled down (COR-14).
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set { ownRefreshControl = newValue }
  }
  /// The insets that extend the limits around the content, in points.
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

  /// The sum of `contentInset` and the safe area, if `contentInsetAdjustmentBehavior` adds it.
  open var adjustedContentInset: UIEdgeInsets { insetAtWork }
  /// Called when the adjusted content inset has changed.
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

  /// The delegate, which is notified of scrolling and zooming and can change the target offset.
  ///
  /// Lists have a `delegate` of a more specific type, which is preferred where both are possible.
  @_disfavoredOverload
  @exclusivity(unchecked) open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether fingers scroll the content; code always can.
  open var isScrollEnabled = true {
    didSet { if oldValue != isScrollEnabled { scrollEnablingChanged() } }
  }
  /// Whether a drag that begins along one axis moves the content only along that axis.
  open var isDirectionalLockEnabled = false
  /// Whether content can be pulled beyond its edges, and bounces back.
  open var bounces = true
  /// Whether content that fits vertically can be pulled beyond its edges.
  open var alwaysBounceVertical = false
  /// Whether content that fits horizontally can be pulled beyond its edges.
  open var alwaysBounceHorizontal = false
  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// The rate at which content decelerates after a drag.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the view, whether or not it moves.
  open var isTracking: Bool { scrollPan.isTouched }
  /// Whether a finger is dragging the content.
  open var isDragging: Bool { scrollCourse.drag != nil }
  /// Whether the content moves without a finger. When a finger stops the content, this stays `true` until the finger drags or
  /// lifts.
  open var isDecelerating: Bool { scrollCourse.isDecelerating }

  // MARK: Content touches

  /// Whether the content receives a touch only when it is clear that it is not a fast drag (DEL-47).
  open var delaysContentTouches = true {
    didSet { contentTouchDelay.isEnabled = delaysContentTouches && isScrollEnabled }
  }
  /// Whether a drag can cancel touches that the content has received.
  open var canCancelContentTouches = true

  /// Whether a view in the content may receive touches; called just before it does (API-C20).
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may cancel the touches of a view in the content; `false` for controls. Not called if
  /// `canCancelContentTouches` is `false` (API-C20).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The minimum zoom scale; 1 unless set.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !minimumZoomScale.isFinite { minimumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// The maximum zoom scale; 1 unless set, so that fingers do not zoom.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !maximumZoomScale.isFinite { maximumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }
  /// Whether fingers can zoom beyond the limits, from where the scale bounces back.
  open var bouncesZoom = true
  /// The current zoom scale.
  open var zoomScale: CGFloat {
    get { scrollCourse.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Whether fingers are zooming the content.
  open var isZooming: Bool { scrollCourse.grip != nil }
  /// Whether a zoom beyond the limits is bouncing back.
  open var isZoomBouncing: Bool { scrollCourse.motion?.isZoomBounce ?? false }

  // MARK: Recognizers

  /// The recognizer that drags the content. It can be used in failure requirements.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }
  /// The recognizer that zooms the content; `nil` while the limits allow no zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    scrollPinch.view == nil ? nil : scrollPinch
  }

  let scrollPan = ScrollPanGestureRecognizer()
  let scrollPinch = ScrollPinchGestureRecognizer()
  let contentTouchDelay = ContentTouchDelay()
  // No client code runs during a mutation.
  @exclusivity(unchecked) var scrollCourse = ScrollCourse()
  /// The sheet that contained the view when the last drag began; it takes the finger's movement beyond the end of the content.
  /// It is no part of `Drag`, because each frame copies the drag, and a copy of a weak reference calls the runtime.
  weak var draggedSheet: (any SharingSheet)?
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

  /// The offset at which the content comes to rest after a drag, before the delegate changes it.
  /// - Parameter velocity: The velocity of the content, in points per millisecond.
  @_spi(Kit) open func chosenRest(for offset: CGPoint, velocity: CGPoint) -> CGPoint { offset }

  /// Whether the class itself decides which of two recognizers begins. At least one of them is its own.
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

  /// Whether the vertical indicator is shown.
  ///
  /// - Note: Differs from UIKit: the indicator properties are stored for a renderer; none draws indicators yet.
  open var showsVerticalScrollIndicator: Bool {
    get { options.showsVerticalIndicator }
    set { options.showsVerticalIndicator = newValue }
  }
  /// Whether the horizontal indicator is shown (COR-14).
  open var showsHorizontalScrollIndicator: Bool {
    get { options.showsHorizontalIndicator }
    set { options.showsHorizontalIndicator = newValue }
  }
  /// The style of the indicators (COR-14).
  open var indicatorStyle: IndicatorStyle {
    get { options.indicatorStyle }
    set { options.indicatorStyle = newValue }
  }
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set { options.verticalIndicatorInsets = newValue }
  }
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { options.horizontalIndicatorInsets }
    set { options.horizontalIndicatorInsets = newValue }
  }
  /// The insets of both indicators, in points; reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalIndicatorInsets }
    set {
      options.verticalIndicatorInsets = newValue
      options.horizontalIndicatorInsets = newValue
    }
  }
  /// Does nothing and prints a notice to standard error: indicators are not drawn.
  open func flashScrollIndicators() {
    OneTimeNotice.print(
      "UIScrollView.flashScrollIndicators() shows nothing; indicators are not drawn")
  }
  /// Whether a tap on the status bar scrolls to the top, if no other scroll view in the window does
  /// (`UIWindowScene.tapStatusBar()`).
  open var scrollsToTop: Bool {
    get { options.scrollsToTop }
    set { options.scrollsToTop = newValue }
  }
  /// How a drag dismisses the keyboard.
  ///
  /// - Note: Differs from UIKit: there is no keyboard to pull down, so the interactive modes do nothing; `onDrag` makes the
  ///   window's first responder resign.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { options.keyboardDismissMode }
    set { options.keyboardDismissMode = newValue }
  }

  // MARK: Override points

  /// Refuses to drag or zoom if the content keeps its touches.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === scrollPan || gestureRecognizer === scrollPinch else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayTakeContentTouches(of: gestureRecognizer)
  }

  /// Sets the offset. An animated change takes 0.3 s, and `scrollViewDidEndScrollingAnimation` follows. A motion in progress
  /// stops in both cases.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated)
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    reveal(rect, animated: animated)
  }

  /// Zooms around the centre of the visible content, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated) }

  /// Zooms and scrolls so that a rectangle of the content fills the view as far as the limits allow.
  /// - Parameter rect: The rectangle, in the coordinates of the zoomed view.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated) }

  // A scroll view handles touches that its content does not use; if it does not scroll, they go up the responder chain.

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
  nonisolated deinit {}
}
