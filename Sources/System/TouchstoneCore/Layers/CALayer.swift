import Foundation
import GestureCore
import Pictures

/// A rectangle with visual content in a tree of layers. A view's layer is made at the first access.
///
/// A view and its layer share the same geometry, opacity and background. Other layers are added below it, and animate changes
/// on the scene's clock.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  weak var owner: UIView?
  var look = LayerLook()
  /// The layer whose current values this one shows.
  var source: CALayer?
  weak var parent: CALayer?
  /// The sublayers that do not belong to views, from back to front.
  var strays: [StrayLayer] = []
  var motion: [LayerAnimation] = []
  var settings: [String: Any] = [:]
  /// The time when it was added below a layer that is on a screen.
  var arrival: Timestamp?
  /// The drawn content.
  var drawing: Picture?
  var owesDisplay = false
  /// Whether layout is pending, for a layer that does not belong to a view.
  var owesLayout = false
  /// Whether only layout has made the layer, and no code has read it.
  var isForLayout = false
  /// The number of partial redraws since the last full one.
  var patches = 0

  public override init() { super.init() }

  /// Makes a copy of a layer. Subclasses override it to copy further values.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// Makes an empty layer: there are no archives here. It exists so that iOS sources compile.
  public required init?(coder: NSCoder) { super.init() }

  /// The delegate, which draws the layer and chooses its actions; for a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)?
  /// Identifies the layer for code.
  open var name: String?
  /// The actions of changes, by the names of the properties.
  open var actions: [String: any CAAction]?
  /// Whether the content is opaque. It is stored and has no effect.
  open var isOpaque = false
  /// Whether the back is visible. It is stored and has no effect.
  open var isDoubleSided = true
  /// Whether the y axis is flipped. It is stored and has no effect.
  open var isGeometryFlipped = false
  /// Whether drawing is asynchronous. It is stored and has no effect.
  open var drawsAsynchronously = false
  /// Whether the layer is rasterized. It is stored and has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point of the rasterized layer. It is stored and has no effect.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether edges are antialiased. It is stored and has no effect.
  open var allowsEdgeAntialiasing = false
  /// Whether the opacity applies to the sublayers as a group. It is stored and has no effect.
  open var allowsGroupOpacity = true
  /// Whether the layer is redrawn when its bounds change.
  open var needsDisplayOnBoundsChange = false
  /// The curve of rounded corners. It is stored; corners are drawn as arcs of circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// A layer whose alpha channel masks this layer; `nil` for none.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { mask?.removeFromSuperlayer() } }
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0 { didSet { retime() } }
  /// The offset of its time, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { retime() } }
  /// The speed of time for the animations of the layer and its sublayers; 0 pauses them.
  open var speed: Float = 1 { didSet { retime() } }
  /// The duration of its time, in seconds; infinite unless set.
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  /// The total duration of the repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether its time also runs backwards.
  open var autoreverses = false
  /// The values that its animations show before their start and after their end.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Override points

  /// Lays out the sublayers.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Requests layout before the layer is shown.
  open func setNeedsLayout() { requestLayout() }
  /// Performs pending layout immediately.
  open func layoutIfNeeded() {
    if let owner { owner.layoutIfNeeded() } else { layOutIfOwed() }
  }

  /// Whether layout is pending.
  open func needsLayout() -> Bool { owner?.pendingLayout.isOwed ?? owesLayout }

  /// Draws the content; the default calls the delegate.
  open func draw(in ctx: CGContext) { if owner == nil { delegate?.draw(self, in: ctx) } }
  /// Makes the content; the default calls `draw(in:)`.
  open func display() { drawContent() }
  /// Requests that the layer be redrawn.
  open func setNeedsDisplay() { noteDisplay() }
  /// Requests that a rectangle of the layer be redrawn.
  open func setNeedsDisplay(_ r: CGRect) { noteDisplay() }
  /// Whether a redraw is pending.
  open func needsDisplay() -> Bool { owner?.dirtyRect != nil || owesDisplay }
  /// Performs a pending redraw immediately.
  open func displayIfNeeded() { prepareContent() }

  /// The action for a change of a property; `NSNull` for none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(for: event) }
  /// The default animation of a property's changes.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether changes of the property require a redraw.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The default value of a property.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The deepest layer at a point, in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
  /// Whether a point is inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Overridable properties

  /// The bounds; those of the view if the layer belongs to one.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }
  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { ownPosition }
    set { ownPosition = newValue }
  }
  /// The anchor point, in unit coordinates of the bounds: transforms are applied around it, and `position` is its location.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { ownAnchorPoint = newValue }
  }
  /// The transform around the anchor point. A view has its two-dimensional part.
  open var transform: CATransform3D {
    get { ownTransform }
    set { ownTransform = newValue }
  }
  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { ownIsHidden }
    set { ownIsHidden = newValue }
  }
  /// The opacity of the layer and its sublayers, from 0 to 1.
  open var opacity: Float {
    get { ownOpacity }
    set { ownOpacity = newValue }
  }
  /// The colour behind the content; `nil` for none.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }
  /// Whether sublayers are clipped to the bounds.
  open var masksToBounds: Bool {
    get { ownMasksToBounds }
    set { ownMasksToBounds = newValue }
  }
  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }
  /// The corner radius, in points.
  open var cornerRadius: CGFloat {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { ownBorderWidth }
    set { ownBorderWidth = newValue }
  }
  /// The colour of its border.
  open var borderColor: CGColor? {
    get { ownBorderColor }
    set { ownBorderColor = newValue }
  }
  /// The outline of the shadow. It is stored; the shadow follows the layer's content.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }
  /// The content: a `CGImage` or a `UIImage`.
  open var contents: Any? {
    get { ownContents }
    set { ownContents = newValue }
  }
  /// The position along the z axis; layers with higher values are in front of their siblings.
  open var zPosition: CGFloat {
    get { ownZPosition }
    set { ownZPosition = newValue }
  }
  /// The sublayers, from back to front; `nil` for none.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }
  /// The layer that contains this one; `nil` for none.
  open var superlayer: CALayer? { ownSuperlayer }
  /// Adds a layer in front of the other sublayers, and removes it from its former superlayer.
  open func addSublayer(_ layer: CALayer) { append(layer) }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Starts a copy of the animation. It replaces an animation with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, as: key) }
  /// Removes the animation with the key; its delegate is notified that it did not finish.
  open func removeAnimation(forKey key: String) { stopAnimation(key) }
  /// Removes all animations; their delegates are notified that they did not finish.
  open func removeAllAnimations() { stopOwnAnimations() }
  /// The value of a property, by its name.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets the value of a property, by its name.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Layer classes

  /// Makes a layer of the same class for the presentation; classes with more values override it.
  func another() -> CALayer { CALayer() }

  func copyLook(of other: CALayer) {
    look = other.effectiveLook
    mask = other.mask
    isOpaque = other.isOpaque
    name = other.name
    drawing = other.drawing
    settings = other.settings
  }

  /// An animatable value, by its name.
  func rootValue(_ key: String) -> LayerValue? { plainValue(key) }
  func takeRoot(_ value: LayerValue, _ key: String) { takePlain(value, key) }

  /// The picture of the sublayers.
  func repeated(_ content: Picture) -> Picture { content }

  /// The content of a layer class, in the layer's coordinates.
  var ownContent: Picture { Picture() }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<\(Swift.type(of: self)): frame = \(frame)>" }
  }
  nonisolated deinit {}
}

/// The delegate of a layer, which draws it and chooses its actions. A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's content without drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; `nil` continues the layer's search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Seconds of a scene's clock; on platforms with CoreFoundation it is another type.
public typealias CFTimeInterval = Double
