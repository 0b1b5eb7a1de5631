import Foundation

/// How a layer looks. What a view has too is the view's.
extension CALayer {
  // MARK: Shared with the view

  var ownBounds: CGRect {
    get { owner?.bounds ?? look.bounds }
    set {
      let oldSize = look.bounds.size
      change("bounds") { if let owner { owner.bounds = newValue } else { look.bounds = newValue } }
      if owner == nil, look.bounds.size != oldSize { requestLayout() }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  var ownPosition: CGPoint {
    get { owner?.center ?? look.position }
    set {
      change("position") {
        if let owner { owner.center = newValue } else { look.position = newValue }
      }
    }
  }

  var ownAnchorPoint: CGPoint {
    get { owner?.anchorPoint ?? look.anchorPoint }
    set {
      change("anchorPoint") {
        if let owner { owner.anchorPoint = newValue } else { look.anchorPoint = newValue }
      }
    }
  }

  var ownTransform: CATransform3D {
    get {
      guard let owner else { return look.transform }
      // The view may have been given another since.
      let flat = owner.transform
      return look.transform.flattened == flat ? look.transform : CATransform3D(flat)
    }
    set {
      change("transform") {
        look.transform = newValue
        owner?.transform = newValue.flattened
      }
    }
  }

  /// The transform without its third dimension.
  public func affineTransform() -> CGAffineTransform { transform.flattened }
  /// Sets a transform of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  var ownIsHidden: Bool {
    get { owner?.isHidden ?? look.isHidden }
    set { if let owner { owner.isHidden = newValue } else { look.isHidden = newValue } }
  }

  var ownOpacity: Float {
    get { owner.map { Float($0.alpha) } ?? look.opacity }
    set {
      change("opacity") {
        if let owner { owner.alpha = CGFloat(newValue) } else { look.opacity = newValue }
      }
    }
  }

  var ownBackgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? look.backgroundColor }
    set {
      change("backgroundColor") {
        if let owner {
          owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
        } else {
          look.backgroundColor = newValue
        }
      }
    }
  }

  var ownMasksToBounds: Bool {
    get { owner?.clipsToBounds ?? look.masksToBounds }
    set { if let owner { owner.clipsToBounds = newValue } else { look.masksToBounds = newValue } }
  }

  var ownFrame: CGRect {
    get {
      if let owner { return owner.frame }
      let (bounds, anchor) = (look.bounds, look.anchorPoint)
      return CGRect(
        x: -bounds.width * anchor.x, y: -bounds.height * anchor.y, width: bounds.width,
        height: bounds.height
      ).applying(look.transform.flattened).offsetBy(dx: look.position.x, dy: look.position.y)
    }
    set {
      if let owner {
        owner.frame = newValue
        return
      }
      let frame = newValue.standardized
      let flat = look.transform.flattened
      let size =
        flat.isIdentity
        ? frame.size : CGRect(origin: .zero, size: frame.size).applying(flat.inverted()).size
      if bounds.size != size { bounds.size = size }
      let corner = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
        height: size.height
      ).applying(flat).origin
      position = CGPoint(x: frame.minX - corner.x, y: frame.minY - corner.y)
    }
  }

  // MARK: The layer's own

  var ownZPosition: CGFloat {
    get { look.zPosition }
    set { change("zPosition") { look.zPosition = newValue } }
  }
  /// How far in front its anchor point is, in points.
  public var anchorPointZ: CGFloat {
    get { look.anchorPointZ }
    set { look.anchorPointZ = newValue }
  }
  /// Applied to all sublayers, around the middle of the bounds.
  public var sublayerTransform: CATransform3D {
    get { look.sublayerTransform }
    set { change("sublayerTransform") { look.sublayerTransform = newValue } }
  }
  var ownCornerRadius: CGFloat {
    get { look.cornerRadius }
    set { change("cornerRadius") { look.cornerRadius = newValue } }
  }
  /// Which corners are round; all unless set.
  public var maskedCorners: CACornerMask {
    get { look.maskedCorners }
    set { look.maskedCorners = newValue }
  }
  var ownBorderWidth: CGFloat {
    get { look.borderWidth }
    set { change("borderWidth") { look.borderWidth = newValue } }
  }
  var ownBorderColor: CGColor? {
    get { look.borderColor }
    set { change("borderColor") { look.borderColor = newValue } }
  }

  /// The colour of its shadow.
  public var shadowColor: CGColor? {
    get { look.shadowColor }
    set { change("shadowColor") { look.shadowColor = newValue } }
  }
  /// How opaque its shadow is, from 0 to 1; 0 unless set.
  public var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { change("shadowOpacity") { look.shadowOpacity = newValue } }
  }
  /// How far its shadow lies aside, in points.
  public var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { change("shadowOffset") { look.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur.
  public var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { change("shadowRadius") { look.shadowRadius = newValue } }
  }
  var ownShadowPath: CGPath? {
    get { look.shadowPath }
    set { change("shadowPath") { look.shadowPath = newValue?.copy() } }
  }

  var ownContents: Any? {
    get { look.contents }
    set { look.contents = newValue }
  }
  /// Where its content lies, and whether it is stretched.
  public var contentsGravity: CALayerContentsGravity {
    get { look.contentsGravity }
    set { look.contentsGravity = newValue }
  }
  /// The part of the contents that is shown, in units of their size.
  public var contentsRect: CGRect {
    get { look.contentsRect }
    set { change("contentsRect") { look.contentsRect = newValue } }
  }
  /// In units of the contents' size; the whole of them is stretched here.
  public var contentsCenter: CGRect {
    get { settings["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { settings["contentsCenter"] = newValue }
  }

  /// Everything as it is set now, also what the view has.
  var effectiveLook: LayerLook {
    var all = look
    all.bounds = bounds
    all.position = position
    all.anchorPoint = anchorPoint
    all.transform = transform
    all.isHidden = isHidden
    all.opacity = opacity
    all.backgroundColor = backgroundColor
    all.masksToBounds = masksToBounds
    return all
  }
}
