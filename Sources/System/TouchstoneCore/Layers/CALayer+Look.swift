import Foundation

/// The appearance of a layer. Properties that a view has too are those of the view.
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
      // The view's transform may have been set since.
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

  /// The two-dimensional part of the transform.
  public func affineTransform() -> CGAffineTransform { transform.flattened }
  /// Sets a two-dimensional transform.
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

  // MARK: Properties that a view lacks

  var ownZPosition: CGFloat {
    get { look.zPosition }
    set { change("zPosition") { look.zPosition = newValue } }
  }
  /// The position of the anchor point along the z axis, in points.
  public var anchorPointZ: CGFloat {
    get { look.anchorPointZ }
    set { look.anchorPointZ = newValue }
  }
  /// A transform that is applied to all sublayers, around the centre of the bounds.
  public var sublayerTransform: CATransform3D {
    get { look.sublayerTransform }
    set { change("sublayerTransform") { look.sublayerTransform = newValue } }
  }
  var ownCornerRadius: CGFloat {
    get { look.cornerRadius }
    set { change("cornerRadius") { look.cornerRadius = newValue } }
  }
  /// The rounded corners; all unless set.
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

  /// The colour of the shadow; `nil` for none.
  public var shadowColor: CGColor? {
    get { look.shadowColor }
    set { change("shadowColor") { look.shadowColor = newValue } }
  }
  /// The opacity of the shadow, from 0 to 1; 0 unless set.
  public var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { change("shadowOpacity") { look.shadowOpacity = newValue } }
  }
  /// The offset of the shadow, in points.
  public var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { change("shadowOffset") { look.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur, in points.
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
  /// The position and the scaling of the contents in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { look.contentsGravity }
    set { look.contentsGravity = newValue }
  }
  /// The visible part of the contents, in unit coordinates.
  public var contentsRect: CGRect {
    get { look.contentsRect }
    set { change("contentsRect") { look.contentsRect = newValue } }
  }
  /// The stretchable part of the contents, in unit coordinates; here the whole contents are
  /// stretched.
  public var contentsCenter: CGRect {
    get { settings["contentsCenter"] as? CGRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { settings["contentsCenter"] = newValue }
  }

  /// All values that are currently set, including those of the view.
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
