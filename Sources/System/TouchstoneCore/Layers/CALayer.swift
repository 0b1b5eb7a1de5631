import Foundation
import GestureCore
import Pictures

/// A rectangle with a look, in a tree of its kind; every view has one once it is asked for.
///
/// The layer of a view and the view are two ways to the same geometry, opacity and background. Other
/// layers hang below it, and animate what is changed about them on the scene's clock.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer this is.
  weak var owner: UIView?
  var look = LayerLook()
  /// What this layer shows the present state of.
  var source: CALayer?
  weak var parent: CALayer?
  /// The layers below that are no view's, back to front.
  var strays: [StrayLayer] = []
  var motion: [LayerAnimation] = []
  var settings: [String: Any] = [:]
  /// When it was put below a layer that is on a screen.
  var arrival: Timestamp?
  /// What it has drawn.
  var drawing: Picture?
  var owesDisplay = false
  /// Whether it is to be laid out; of a layer that is no view's.
  var owesLayout = false
  /// Whether no code has asked its view for it.
  var isForLayout = false
  /// How many parts of its drawing were drawn anew since all of it was.
  var patches = 0

  public override init() { super.init() }

  /// A layer that looks like another; for subclasses that copy more than that.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyLook(of: layer) }
  }

  /// There are no archives here to decode from; this exists so that iOS sources compile.
  public required init?(coder: NSCoder) { super.init() }

  /// Draws it and chooses its animations; the view of a view's layer.
  open weak var delegate: (any CALayerDelegate)?
  /// A name by which code finds it.
  open var name: String?
  /// Animations by the names of the properties that they are for.
  open var actions: [String: any CAAction]?
  /// Whether it has no transparent places; kept.
  open var isOpaque = false
  /// Whether its back is shown, too; kept.
  open var isDoubleSided = true
  /// Whether its y goes up; kept.
  open var isGeometryFlipped = false
  /// Whether it draws aside; kept.
  open var drawsAsynchronously = false
  /// Whether it is kept as pixels; kept.
  open var shouldRasterize = false
  /// How many pixels a point has then; kept.
  open var rasterizationScale: CGFloat = 1
  /// How many pixels a point of its content has.
  open var contentsScale: CGFloat = 1
  /// Whether its edges are smooth; kept.
  open var allowsEdgeAntialiasing = false
  /// Whether what is in it fades as one; kept.
  open var allowsGroupOpacity = true
  /// Whether another size has it drawn anew.
  open var needsDisplayOnBoundsChange = false
  /// How its corners are rounded; kept, they are parts of circles.
  open var cornerCurve = CALayerCornerCurve.circular

  /// What its opacity shows through this one's content.
  open var mask: CALayer? {
    didSet { if mask !== oldValue { mask?.removeFromSuperlayer() } }
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval = 0 { didSet { retime() } }
  /// How far its time is ahead, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { retime() } }
  /// How fast the time of this layer's animations, and of those below it, goes by; 0 holds them.
  open var speed: Float = 1 { didSet { retime() } }
  /// How long its time lasts, in seconds; without end unless set.
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  /// How long its time repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether its time runs back.
  open var autoreverses = false
  /// What its animations show before their beginning and after their end.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Override points

  /// Puts the sublayers where they belong.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Has its layout done before it is shown.
  open func setNeedsLayout() { requestLayout() }
  /// Does its layout now, if it is to be done.
  open func layoutIfNeeded() {
    if let owner { owner.layoutIfNeeded() } else { layOutIfOwed() }
  }

  /// Whether its layout is to be done.
  open func needsLayout() -> Bool { owner?.pendingLayout.isOwed ?? owesLayout }

  /// Draws the layer's own content; unless overridden, has the delegate do so.
  open func draw(in ctx: CGContext) { if owner == nil { delegate?.draw(self, in: ctx) } }
  /// Makes the layer's content; unless overridden, by `draw(in:)`.
  open func display() { drawContent() }
  /// Has it drawn anew before it is shown.
  open func setNeedsDisplay() { noteDisplay() }
  /// Has a part of it drawn anew before it is shown.
  open func setNeedsDisplay(_ r: CGRect) { noteDisplay() }
  /// Whether it is to be drawn anew.
  open func needsDisplay() -> Bool { owner?.dirtyRect != nil || owesDisplay }
  /// Draws it now, if it is to be drawn anew.
  open func displayIfNeeded() { prepareContent() }

  /// What happens when a value of the layer changes; `NSNull` for nothing.
  open func action(forKey event: String) -> (any CAAction)? { findAction(for: event) }
  /// The animation that a change of that property has by itself.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of that property has it drawn anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value that a property has by itself.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The deepest layer at a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitLayer(at: p) }
  /// Whether a point is inside of its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: What subclasses may override

  /// Its size, and which of its points is at its corner; those of its view, if it has one.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }
  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { ownPosition }
    set { ownPosition = newValue }
  }
  /// Where in the bounds, from 0 to 1, `position` lies and transforms have their origin.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { ownAnchorPoint = newValue }
  }
  /// Around the anchor point. A view has what is left of it on the plane.
  open var transform: CATransform3D {
    get { ownTransform }
    set { ownTransform = newValue }
  }
  /// Whether it and what is in it is not shown.
  open var isHidden: Bool {
    get { ownIsHidden }
    set { ownIsHidden = newValue }
  }
  /// How opaque it is with all that is in it, from 0 to 1.
  open var opacity: Float {
    get { ownOpacity }
    set { ownOpacity = newValue }
  }
  /// What is behind its content.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }
  /// Whether what is in it is cut off at its bounds.
  open var masksToBounds: Bool {
    get { ownMasksToBounds }
    set { ownMasksToBounds = newValue }
  }
  /// The smallest upright rectangle in the superlayer around the transformed bounds.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }
  /// How wide its border is, in points, on the inside.
  open var borderWidth: CGFloat {
    get { ownBorderWidth }
    set { ownBorderWidth = newValue }
  }
  /// The colour of its border.
  open var borderColor: CGColor? {
    get { ownBorderColor }
    set { ownBorderColor = newValue }
  }
  /// The outline of its shadow; kept, the shadow follows what the layer shows.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }
  /// A `CGImage`, or a `UIImage`.
  open var contents: Any? {
    get { ownContents }
    set { ownContents = newValue }
  }
  /// Higher ones are in front of their siblings.
  open var zPosition: CGFloat {
    get { ownZPosition }
    set { ownZPosition = newValue }
  }
  /// Back to front; `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }
  /// The layer that it is in.
  open var superlayer: CALayer? { ownSuperlayer }
  /// Adds a layer in front of all others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { append(layer) }
  /// Takes it out of the layer that it is in.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// Plays a copy of the animation. One of the same key is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { play(anim, as: key) }
  /// Removes the animation of that key; its delegate is informed that it did not finish.
  open func removeAnimation(forKey key: String) { stopAnimation(key) }
  /// Removes all animations; their delegates are informed that they did not finish.
  open func removeAllAnimations() { stopOwnAnimations() }
  /// A property by its name.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a property by its name.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Kinds of layers

  /// Another of the same kind, for the present state; kinds with more to copy have their own.
  func another() -> CALayer { CALayer() }

  func copyLook(of other: CALayer) {
    look = other.effectiveLook
    mask = other.mask
    isOpaque = other.isOpaque
    name = other.name
    drawing = other.drawing
    settings = other.settings
  }

  /// A value by its name, as far as it can be animated.
  func rootValue(_ key: String) -> LayerValue? { plainValue(key) }
  func takeRoot(_ value: LayerValue, _ key: String) { takePlain(value, key) }

  /// What is shown of the sublayers.
  func repeated(_ content: Picture) -> Picture { content }

  /// What a kind of layer shows by itself, in its own space.
  var ownContent: Picture { Picture() }

  nonisolated open override var description: String {
    guard MainQueue.isCurrent else { return MainQueue.outline(self) }
    return MainActor.assumeIsolated { "<\(Swift.type(of: self)): frame = \(frame)>" }
  }
}

/// Draws for a layer, and is asked about its changes. A view is its own layer's.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content in place of drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The animation of a change; `nil` asks elsewhere.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Seconds of a scene's clock, which is another type where there is CoreFoundation.
public typealias CFTimeInterval = Double
