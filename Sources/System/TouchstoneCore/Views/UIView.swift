import Foundation
import GestureCore
import Pictures

/// A rectangle in a view tree, with gesture recognizers.
///
/// Coordinates are in points, with y downwards. `bounds` is in the view's own space; `center` and `frame` are in the
/// superview's. `transform` is applied around the anchor point (API-W04).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  // The values that a hit test reads of each view lie side by side, so that one memory access fetches them.
  private(set) final var visibility = ViewVisibility()
  /// The unfinished property animations; `nil`, the common case, costs nothing.
  var motion: [PropertyAnimation]?
  var children: [UIView] = []
  private(set) final var geometry: ViewGeometry

  // MARK: Geometry

  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      geometry.bounds = newValue
      AnimationBlock.current?.note(self, from: .bounds(old), to: .bounds(bounds))
      if newValue.size != old.size { sizeChanged(from: old.size) }
      if layoutBox != nil { layoutGeometryChanged(from: old) }
      valueChanged()
    }
  }
  /// The position of the anchor point, in the superview's coordinates (API-W04).
  open var center: CGPoint {
    get { geometry.center }
    set {
      let old = geometry.center
      geometry.center = newValue
      AnimationBlock.current?.note(self, from: .center(old), to: .center(center))
      if layoutBox != nil { layoutGeometryChanged(from: bounds) }
      valueChanged()
    }
  }
  /// The transform that is applied to the view around its anchor point.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = geometry.transform
      geometry.transform = newValue
      AnimationBlock.current?.note(self, from: .transform(old), to: .transform(transform))
    }
  }
  /// The anchor point, in unit coordinates of the bounds: transforms are applied around it, and `center` is its location.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let old = geometry.anchorPoint
      geometry.anchorPoint = newValue
      AnimationBlock.current?.note(self, from: .anchorPoint(old), to: .anchorPoint(anchorPoint))
    }
  }

  /// The bounding box of the transformed bounds, in the superview's coordinates.
  ///
  /// Setting it moves and resizes the view. If there is a transform, it sets the bounds whose transformed size is the given
  /// one, which is rarely the desired effect.
  open var frame: CGRect {
    get { frameInSuperview }
    set { frameInSuperview = newValue }
  }

  /// The number of pixels per point that renderers use.
  open var contentScaleFactor: CGFloat = 1

  // MARK: Layout

  /// The margins and dimensions that change with the superview's size; none unless set.
  open var autoresizingMask: AutoresizingMask = []
  var pendingLayout = PendingLayout()
  /// Whether the class is one of UIKit's; computed once, since each layout reads it.
  final private(set) lazy var isOfOwnClass = ViewClasses.isOwn(type(of: self))
  /// The state of the view's constraints; `nil` for a view without any.
  var layoutBox: LayoutBox?
  /// Whether the frame and the autoresizing mask position the view. Set it to `false` if constraints should.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutBox?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ownLayoutBox.translatesMask = newValue
      layoutEngine?.note(self)
    }
  }
  /// Whether the class makes its constraints in `updateConstraints()`, which must therefore be called.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The insets from the frame to the alignment rectangle, for example for a shadow that is drawn around the content.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The margins between the edges and the content, in points; the safe area is included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// The insets of the parts that bars cover, in points; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { coveredEdges }
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// The colour behind the content; `nil` for none.
  open var backgroundColor: UIColor? {
    didSet {
      AnimationBlock.current?.note(
        self, from: .backgroundColor(oldValue), to: .backgroundColor(backgroundColor))
    }
  }
  /// A view whose alpha channel masks this view. It is ignored by hit testing.
  open var mask: UIView?
  /// The tint colour; the superview's unless set here.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }
  var ownTintColor: UIColor?
  var dirtyRect: CGRect?
  var owesFirstDisplay = true
  var isDisplayQueued = false

  /// The class of the view's layer. For a client's subclass, the nearest layer class of this package.
  open class var layerClass: AnyClass { CALayer.self }
  /// The view's layer, which is made at the first access. It has the view's geometry and appearance, and properties that a view
  /// lacks.
  open var layer: CALayer {
    let layer = layerForLayout
    layer.isForLayout = false
    return layer
  }
  final var madeLayer: CALayer?
  /// The content that a view class shows without drawing it, such as a label's text.
  @_spi(Kit) open var face: Picture? { nil }
  /// The face of a view that has no layer of its own; `nil` if the renderer knows the face by its name.
  @_spi(Kit) open var drawnFace: Picture? { nil }
  /// The content size of a scroll view, which constraints may set; `nil` for other views.
  @_spi(Kit) open var scrolledContentSize: CGSize? {
    get { nil }
    set {}
  }
  /// The font and the height of the text, which determine the baselines; `nil` for a view without text.
  @_spi(Kit) open var baselineText: (font: UIFont, height: CGFloat)? { nil }
  /// The subview whose first line provides the first baseline for constraints; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The subview whose last line provides the last baseline for constraints; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The name of `forLastBaselineLayout` before iOS 9; never called.
  open func forBaselineLayout() -> UIView { self }
  /// The smallest content size category that the view supports. It is stored and has no effect.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { keptValue("minimumContentSizeCategory") as? UIContentSizeCategory }
    set { keepValue(newValue, "minimumContentSizeCategory") }
  }
  /// The largest content size category that the view supports. It is stored and has no effect.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { keptValue("maximumContentSizeCategory") as? UIContentSizeCategory }
    set { keepValue(newValue, "maximumContentSizeCategory") }
  }
  /// A description of the limits of the content size category.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let least = minimumContentSizeCategory?.rawValue ?? "none"
    return "minimum: \(least), maximum: \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
  /// Whether it is a control, which may prevent gestures of its superviews from using its touches.
  final var isControl = false
  /// Whether it is a scroll view, whose bounds origin moves its content.
  final var isScrollView = false
  /// Called when the view leaves its window with a touch that it may be tracking.
  @_spi(Kit) open func abandonTracking(of touch: UITouch) {}
  /// The name in the trace of a view without an `accessibilityIdentifier`; made once.
  private(set) lazy var typeName = "\(Swift.type(of: self))"

  // MARK: Interaction

  /// Whether touches may hit the view and its subtree (HIT-02).
  open var isUserInteractionEnabled: Bool {
    get { visibility.isUserInteractionEnabled }
    set { visibility.isUserInteractionEnabled = newValue }
  }
  /// Whether the view and its subviews are hidden, and not hit (HIT-02). The value does not include hidden superviews.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      visibility.isHidden = newValue
      // A stack view distributes the space of a hidden view among the others.
      if layoutBox != nil { (superview as? UIStackView)?.setNeedsUpdateConstraints() }
      valueChanged()
    }
  }
  /// The opacity, from 0 to 1; a view with an opacity above 0.01 can be hit (HIT-02, COR-20).
  open var alpha: CGFloat {
    get { visibility.alpha }
    set {
      let old = visibility.alpha
      visibility.alpha = newValue
      AnimationBlock.current?.note(self, from: .alpha(old), to: .alpha(alpha))
      valueChanged()
    }
  }
  // Small values lie side by side to avoid padding.
  /// Whether the view receives more than one touch at a time (DEL-21). Recognizers ignore it.
  open var isMultipleTouchEnabled = false
  /// Whether touches in this view exclude touches in other views of the window, and the reverse (DEL-24).
  // No client code runs during a mutation, and each new touch reads the views of all others.
  @exclusivity(unchecked) open var isExclusiveTouch = false
  /// Whether subviews are clipped to the bounds; hit testing ignores it (HIT-03).
  open var clipsToBounds = false
  /// Whether a change of size moves and resizes the subviews by their autoresizing masks (API-W09).
  open var autoresizesSubviews = true
  /// Whether the view promises to renderers that its content is opaque and fills the bounds.
  open var isOpaque = true
  /// How the content is laid out when the size changes (API-E21).
  open var contentMode = ContentMode.scaleToFill
  /// Whether and how the content follows the layout direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The interface style of the view and its subviews; `.unspecified` for the surrounding style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleChanged(from: oldValue) }
  }
  /// Identifies the view for `viewWithTag(_:)`.
  open var tag = 0
  /// Names the view in the trace.
  open var accessibilityIdentifier: String? {
    get { ownIdentifier }
    set {
      ownIdentifier = newValue
      if let traceTag { traceTag.mark = TraceMark() }
    }
  }
  private(set) var ownIdentifier: String?
  var traceTag: TraceTag?

  // MARK: Tree

  /// The controller whose root view this is (RSP-01). It is part of the responder chain.
  final var controller: (any ViewOwner)? {
    get { controllerAsResponder as? any ViewOwner }
    set {
      controllerAsResponder = newValue
      treeWindow?.countTreeChange()
    }
  }
  // A reference to any type of owner would be two words in each view, and cost more to load.
  private weak var controllerAsResponder: UIResponder?
  final var hasController: Bool { controllerAsResponder != nil }
  /// The view that contains this one; `nil` for none.
  open var superview: UIView? { parent }
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }

  weak var parent: UIView?
  /// The window of the tree; stored in each view, so that reading it does not climb to the root.
  weak var treeWindow: UIWindow?
  /// The number of superviews in the window; 0 without a window.
  var treeDepth = 0
  var attachedRecognizers: [UIGestureRecognizer] = []

  /// Makes a view with a frame in the coordinates of its later superview.
  public init(frame: CGRect) {
    geometry = ViewGeometry(
      bounds: CGRect(origin: .zero, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY))
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Reads the view from a nib; ignores any other decoder.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(bounds: .zero, center: .zero)
    super.init()
    prepareForDecoding()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Writes nothing and prints a notice to standard error; views have no archives here.
  open func encode(with coder: NSCoder) {
    OneTimeNotice.print("UIView.encode(with:) writes nothing; there are no archives of views")
  }

  /// Prepares the properties that a nib may set.
  @_spi(Kit) open func prepareForDecoding() {}

  open override var next: UIResponder? { controllerAsResponder ?? parent }

  /// The window that contains the view; `nil` for none.
  open var window: UIWindow? { treeWindow }

  // MARK: Places

  /// Converts a point to another view's coordinates, or to the window's for `nil` (API-W08).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point from another view's coordinates, or from the window's for `nil` (API-W08).
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// Converts a rectangle; a rotated rectangle becomes its bounding box. The box is taken twice: in the space of the nearest
  /// common ancestor, and after the conversion from there (COR-01).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Converts a rectangle from another view's coordinates, or from the window's for `nil` (COR-01).
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Override points

  /// The deepest view at a point, or `nil` if the point is outside the view (HIT-01).
  /// - Parameter point: The point, in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Whether a point lies in the bounds, which do not include `maxX` and `maxY` (HIT-04).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Called when a recognizer that has one of the view's touches is about to begin (ARB-21).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds a recognizer, and removes it from its former view (API-W19).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes a recognizer; a gesture in progress is cancelled (DEL-15).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The view's recognizers, in the order in which they were added; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a view in front of the other subviews, and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Inserts a view at an index of `subviews`, which are sorted from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view just behind a sibling. If the sibling is not a subview, the view comes to the front (COR-02).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: 0)
  }
  /// Inserts a view just in front of a sibling. If the sibling is not a subview, the view comes to the front (COR-02).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: 1)
  }
  /// Exchanges two subviews; invalid indices have no effect.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, with: index2)
  }
  /// Brings a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Removes the view from its superview and window; its touches are cancelled (DEL-26).
  open func removeFromSuperview() { leaveSuperview() }

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called when the superview is about to change; `nil` for removal.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed.
  open func didMoveToSuperview() {}
  /// Called when the window is about to change; `nil` for removal.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// Lays out the subviews by their constraints. Override it to position subviews in code.
  open func layoutSubviews() { placeByConstraints() }
  /// Requests layout at the end of the frame, or at the next `layoutIfNeeded()` (API-W14).
  open func setNeedsLayout() { requestLayout() }
  /// Performs pending layout immediately, starting at the topmost superview that needs it.
  open func layoutIfNeeded() { performPendingLayout() }
  /// The size that fits the content best; the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The natural size of the content, in points; `noIntrinsicMetric` in a dimension that has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Marks a dimension without an intrinsic size.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Discards the intrinsic size that layout has read.
  open func invalidateIntrinsicContentSize() { forgetIntrinsicSize() }
  /// Updates the view's constraints; an override calls `super` last.
  open func updateConstraints() {}
  /// Requests `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Whether `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { pendingLayout.owesConstraints }
  /// Updates the constraints of the subtree immediately, starting with the deepest views.
  open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
  /// The smallest size, as near to the target as possible, that satisfies the constraints of the subtree.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The size that satisfies the constraints, as near to the target as the priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// Resizes the view to the size that fits its content, and keeps the frame's origin.
  open func sizeToFit() { takeFittingSize() }

  /// The traits of the view's environment, such as light or dark.
  open var traitCollection: UITraitCollection { shownTraits }
  /// Called when the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content within a rectangle of the bounds. Called at the end of a frame after `setNeedsDisplay()`, or earlier by
  /// a renderer (COR-23).
  open func draw(_ rect: CGRect) {}
  /// Requests that the whole view be redrawn.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  /// Requests that a rectangle of the view be redrawn; in the view's coordinates.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay(rect) }
  /// Sets the layer's content without drawing; does nothing by default.
  open func display(_ layer: CALayer) {}
  /// Draws the layer's content; called after `draw(_:)` if the layer does the drawing.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Called before the layer is drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the layer's sublayers; for the view's own layer this calls `layoutSubviews()` (COR-23).
  open func layoutSublayers(of layer: CALayer) {
    if layer.owner === self { performLayout() }
  }
  /// The action for a change of the layer; `nil` continues the layer's search.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Called when the tint colour of the view or a superview has changed.
  open func tintColorDidChange() {}

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<\(Swift.type(of: self)): frame = \(frame)>" }
  }
  nonisolated deinit {}
}

// Accessors for the modules above: the exclusivity of a stored property that another module reads is checked at run time.
extension UIView {
  package var viewOwner: (any ViewOwner)? {
    get { controller }
    set { controller = newValue }
  }
  package func markAsControl() { isControl = true }
  package func markAsScrollView() { isScrollView = true }
}
