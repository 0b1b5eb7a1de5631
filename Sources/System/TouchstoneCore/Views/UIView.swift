import Foundation
import GestureCore
import Pictures

/// A rectangle in a tree of rectangles, with recognizers.
///
/// Coordinates are points with y down. `bounds` is the view's own space, `center` and `frame` are
/// the superview's, `transform` is applied around the anchor point (API-W04).
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  // What a hit test reads of each view that it passes by lies side by side, and so is fetched from memory
  // at once.
  private(set) final var visibility = ViewVisibility()
  /// The changes that have not come to their end; none is the common case, and costs nothing.
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
  /// Where its anchor point is, in the superview's coordinates (API-W04).
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
  /// How it is turned, scaled and moved about its anchor point.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = geometry.transform
      geometry.transform = newValue
      AnimationBlock.current?.note(self, from: .transform(old), to: .transform(transform))
    }
  }
  /// Where in the bounds, from 0 to 1, `center` lies and transforms have their origin.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set {
      let old = geometry.anchorPoint
      geometry.anchorPoint = newValue
      AnimationBlock.current?.note(self, from: .anchorPoint(old), to: .anchorPoint(anchorPoint))
    }
  }

  /// The smallest rectangle in the superview's space that holds the transformed bounds.
  ///
  /// Setting it moves and resizes the view; with a transform it chooses the bounds whose transform
  /// has that size, which is rarely what one wants.
  open var frame: CGRect {
    get { frameInSuperview }
    set { frameInSuperview = newValue }
  }

  /// Pixels to a point, for a renderer.
  open var contentScaleFactor: CGFloat = 1

  // MARK: Layout

  /// What changes when the superview's size does; nothing unless set.
  open var autoresizingMask: AutoresizingMask = []
  var pendingLayout = PendingLayout()
  /// Whether the class is UIKit's own; found once, since each layout asks.
  final private(set) lazy var isOfOwnClass = ViewClasses.isOwn(type(of: self))
  /// What constraints need; `nil` for a view that has to do with none.
  var layoutBox: LayoutBox?
  /// Whether frame and mask say where the view is. Constraints that are to move it want `false`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutBox?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ownLayoutBox.translatesMask = newValue
      layoutEngine?.note(self)
    }
  }
  /// Whether the class makes its constraints in `updateConstraints()`, and wants to be asked for them.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What of the frame constraints do not see, such as a shadow drawn around the content.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Distances that content keeps from the edges, the safe area included.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }
  /// Its margins have changed.
  open func layoutMarginsDidChange() {}
  /// How far bars reach into the view; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { coveredEdges }
  /// Its safe area has changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// What is behind its content; `nil` for nothing.
  open var backgroundColor: UIColor? {
    didSet {
      AnimationBlock.current?.note(
        self, from: .backgroundColor(oldValue), to: .backgroundColor(backgroundColor))
    }
  }
  /// The view whose opacity shows through this one's content. It takes no part in hit testing.
  open var mask: UIView?
  /// The colour of what can be touched; taken from the superview unless set here.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set { setTint(newValue) }
  }
  var ownTintColor: UIColor?
  var dirtyRect: CGRect?
  var owesFirstDisplay = true
  var isDisplayQueued = false

  /// What a layer is made of; of a client's own kind of layer, the kind of ours that it is.
  open class var layerClass: AnyClass { CALayer.self }
  /// The other way to the view's geometry and look, and to what a view has not; made when it is asked for.
  open var layer: CALayer {
    let layer = layerForLayout
    layer.isForLayout = false
    return layer
  }
  final var madeLayer: CALayer?
  /// What a kind of view shows that nothing draws, such as a label's text.
  @_spi(Kit) open var face: Picture? { nil }
  /// The face of a view without a layer of its own; `nil` if the picture's reader knows the face by its name.
  @_spi(Kit) open var drawnFace: Picture? { nil }
  /// The size of a scroll view's content, which constraints may set; `nil` for other views.
  @_spi(Kit) open var scrolledContentSize: CGSize? {
    get { nil }
    set {}
  }
  /// The font and the height of its text, from which its baselines follow; `nil` for a view without text.
  @_spi(Kit) open var baselineText: (font: UIFont, height: CGFloat)? { nil }
  /// The view inside this one whose first line constraints to the first baseline mean; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside this one whose last line constraints to the last baseline mean; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The name of `forLastBaselineLayout` before iOS 9; not asked.
  open func forBaselineLayout() -> UIView { self }
  /// The smallest size of text that the view wants; kept.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { keptValue("minimumContentSizeCategory") as? UIContentSizeCategory }
    set { keepValue(newValue, "minimumContentSizeCategory") }
  }
  /// The largest size of text that the view wants; kept.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { keptValue("maximumContentSizeCategory") as? UIContentSizeCategory }
    set { keepValue(newValue, "maximumContentSizeCategory") }
  }
  /// The limits of text sizes of the view, in words.
  open var appliedContentSizeCategoryLimitsDescription: String {
    let least = minimumContentSizeCategory?.rawValue ?? "none"
    return "minimum: \(least), maximum: \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
  /// Whether it is a control, which may keep gestures of the views above from its touches.
  final var isControl = false
  /// Whether it is a scroll view, whose bounds' origin moves its content.
  final var isScrollView = false
  /// The view leaves its window with a touch that it may be tracking.
  @_spi(Kit) open func abandonTracking(of touch: UITouch) {}
  /// How the trace calls a view without an `accessibilityIdentifier`, put together once.
  private(set) lazy var typeName = "\(Swift.type(of: self))"

  // MARK: Interaction

  /// Whether touches may hit the view and its subtree (HIT-02).
  open var isUserInteractionEnabled: Bool {
    get { visibility.isUserInteractionEnabled }
    set { visibility.isUserInteractionEnabled = newValue }
  }
  /// Whether it and what is in it is not seen, and not hit (HIT-02). Superviews do not count.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      visibility.isHidden = newValue
      // A stack gives the place of a hidden view to the others.
      if layoutBox != nil { (superview as? UIStackView)?.setNeedsUpdateConstraints() }
      valueChanged()
    }
  }
  /// How opaque it is, from 0 to 1; it is hit above 0.01 (HIT-02, COR-20).
  open var alpha: CGFloat {
    get { visibility.alpha }
    set {
      let old = visibility.alpha
      visibility.alpha = newValue
      AnimationBlock.current?.note(self, from: .alpha(old), to: .alpha(alpha))
      valueChanged()
    }
  }
  // Small things lie side by side, so that no room is lost between them.
  /// Whether the view receives more than the first finger (DEL-21). Recognizers do not mind.
  open var isMultipleTouchEnabled = false
  /// Whether touches in this view and in others of the window exclude each other (DEL-24).
  // No client code runs while it is changed, and each finger that comes asks the views of all others.
  @exclusivity(unchecked) open var isExclusiveTouch = false
  /// Whether subviews are cut off at its bounds; hit testing does not depend on it (HIT-03).
  open var clipsToBounds = false
  /// Whether a change of size moves and resizes the subviews by their masks (API-W09).
  open var autoresizesSubviews = true
  /// A promise to a renderer that the view fills its bounds.
  open var isOpaque = true
  /// How content follows a change of size (API-E21).
  open var contentMode = ContentMode.scaleToFill
  /// How the content goes with the direction of reading.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The appearance that the view wants to have, whatever is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleChanged(from: oldValue) }
  }
  /// A number by which code finds it.
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

  /// The controller whose root view this is (RSP-01). It is a part of the way up.
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
  /// The view that it is in.
  open var superview: UIView? { parent }
  /// Back to front.
  open var subviews: [UIView] { children }

  weak var parent: UIView?
  /// The window that the tree is in; each view keeps it, or asking would climb to the root.
  weak var treeWindow: UIWindow?
  /// How many views lie above it there; 0 without a window.
  var treeDepth = 0
  var attachedRecognizers: [UIGestureRecognizer] = []

  /// Makes a view with that frame, in the coordinates of the superview to come.
  public init(frame: CGRect) {
    geometry = ViewGeometry(
      bounds: CGRect(origin: .zero, size: frame.size),
      center: CGPoint(x: frame.midX, y: frame.midY))
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Takes what a nib says of the view; of another decoder it takes nothing.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(bounds: .zero, center: .zero)
    super.init()
    prepareForDecoding()
    InterfaceCoder.describe(self, from: coder)
  }

  /// Writes nothing, and says so on standard error: there are no archives here.
  open func encode(with coder: NSCoder) {
    OneTimeNotice.print("UIView.encode(with:) writes nothing; there are no archives of views")
  }

  /// Gives the properties the values that a nib may change.
  @_spi(Kit) open func prepareForDecoding() {}

  open override var next: UIResponder? { controllerAsResponder ?? parent }

  /// The window that the view is in.
  open var window: UIWindow? { treeWindow }

  // MARK: Places

  /// Converts a point from the view's space to another view's; `nil` stands for the window (API-W08).
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, to: view) }
  /// Converts a point from another view's coordinates, or from the window's for `nil` (API-W08).
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view)
  }
  /// Converts a rectangle; where a transform turns it, the smallest rectangle around the result. That
  /// is taken twice: in the space of the nearest view above both, and from there down (COR-01).
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, to: view) }
  /// Converts a rectangle from another view's coordinates, or from the window's for `nil` (COR-01).
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view) }

  // MARK: Override points

  /// The deepest view at a point, or `nil` if it is outside (HIT-01).
  /// - Parameter point: in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitView(at: point, with: event)
  }

  /// Whether a point lies in the view: half-open, x == maxX is outside (HIT-04).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Asked when a gesture that would take the view's touch is about to begin (ARB-21).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Adds a recognizer, taking it from the view that it was on (API-W19).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Takes a recognizer away; one that is under way is cancelled (DEL-15).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// The view's recognizers, in the order in which they were added; `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a view in front of all others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }
  /// Adds a view at a place of the list, which goes from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Adds a view just behind another. Where that is no subview it comes to the front (COR-02).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: 0)
  }
  /// Adds a view just in front of another. Where that is no subview it comes to the front (COR-02).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: 1)
  }
  /// Exchanges two subviews; indices that do not exist change nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, with: index2)
  }
  /// Brings a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: children.count - 1) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Takes the view out of its superview and window; touches on it are cancelled (DEL-26).
  open func removeFromSuperview() { leaveSuperview() }

  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken away.
  open func willRemoveSubview(_ subview: UIView) {}
  /// It is about to come into another superview, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It is in another superview now, or in none.
  open func didMoveToSuperview() {}
  /// It is about to come into another window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It is in another window now, or in none.
  open func didMoveToWindow() {}

  /// Puts the subviews where constraints want them; the place to do more by code.
  open func layoutSubviews() { placeByConstraints() }
  /// Asks for layout at the end of the frame, or at the next `layoutIfNeeded()` (API-W14).
  open func setNeedsLayout() { requestLayout() }
  /// Lays out at once whatever asked for it, from the highest view above that did.
  open func layoutIfNeeded() { performPendingLayout() }
  /// The size that the content would like; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The size that the content has by itself; `noIntrinsicMetric` in a direction in which it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// For a size that the content does not know.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The content has another size than when layout last asked.
  open func invalidateIntrinsicContentSize() { forgetIntrinsicSize() }
  /// Brings the view's constraints up to date; an override calls `super` last.
  open func updateConstraints() {}
  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Whether `updateConstraints()` is still to come.
  open func needsUpdateConstraints() -> Bool { pendingLayout.owesConstraints }
  /// Updates the constraints of the subtree at once, the innermost first.
  open func updateConstraintsIfNeeded() { updateSubtreeConstraints() }
  /// The least size in which the constraints of the subtree hold, as near to a target as can be.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The size that its constraints lead to, as near to the target as those priorities let it be.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The rectangle that layout aligns, for that frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame, for that rectangle of layout.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.outset(by: alignmentRectInsets)
  }
  /// Takes the size that fits, keeping the frame's origin.
  open func sizeToFit() { takeFittingSize() }

  /// What its surroundings are like, such as light or dark.
  open var traitCollection: UITraitCollection { shownTraits }
  /// What is around the view has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Draws the content of that part of the bounds. Called at the end of a frame after `setNeedsDisplay()`, or earlier
  /// for a renderer (COR-23).
  open func draw(_ rect: CGRect) {}
  /// Has the whole view drawn anew before it is shown.
  open func setNeedsDisplay() { setNeedsDisplay(bounds) }
  /// Has a part of the view drawn anew before it is shown, in its own coordinates.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay(rect) }
  /// Gives the layer its content in place of drawing; does nothing by default.
  open func display(_ layer: CALayer) {}
  /// Called after `draw(_:)` for what is drawn through the layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The layer is about to be drawn.
  open func layerWillDraw(_ layer: CALayer) {}
  /// The layer lays out its sublayers; for the view's own layer that is `layoutSubviews()` (COR-23).
  open func layoutSublayers(of layer: CALayer) {
    if layer.owner === self { performLayout() }
  }
  /// The animation of a layer's change; `nil` asks elsewhere.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// The tint colour changed, here or above.
  open func tintColorDidChange() {}

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<\(Swift.type(of: self)): frame = \(frame)>" }
  }
}

// Accessors for the targets above: a stored property that another module sees has its exclusivity checked at run time.
extension UIView {
  package var viewOwner: (any ViewOwner)? {
    get { controller }
    set { controller = newValue }
  }
  package func markAsControl() { isControl = true }
  package func markAsScrollView() { isScrollView = true }
}
