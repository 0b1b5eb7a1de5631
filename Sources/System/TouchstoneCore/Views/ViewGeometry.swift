import Foundation
import GestureCore

/// Where a view is. Its parts can be overridden in `UIView`, and are kept here, where no client
/// reaches, so that reading them needs no check: every hit test reads them of many views.
struct ViewGeometry {
  var bounds: CGRect {
    didSet { isPlain = looksPlain }
  }
  var center: CGPoint
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether there is no transform, as nearly always.
  private(set) var isUpright = true
  /// Whether it is upright and its bounds are not empty, not given backwards and somewhere, as nearly always.
  private(set) var isPlain = false
  var transform = CGAffineTransform.identity {
    didSet {
      isUpright = transform.isIdentity
      isPlain = looksPlain
    }
  }

  init(
    bounds: CGRect, center: CGPoint, transform: CGAffineTransform = .identity,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  ) {
    self.bounds = bounds
    self.center = center
    self.transform = transform
    self.anchorPoint = anchorPoint
    isUpright = transform.isIdentity
    isPlain = looksPlain
  }

  private var looksPlain: Bool {
    isUpright && bounds.size.width > 0 && bounds.size.height > 0 && bounds.origin.isFinite
  }

  /// From the superview's space to the view's own. A singular transform leaves no way back; the
  /// result is then not finite, and nothing is hit (HIT-05).
  @inline(__always)
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    if !isUpright {
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant != 0 else { return CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
      offset = offset.applying(transform.inverted())
    }
    return CGPoint(
      x: offset.x + bounds.minX + bounds.width * anchorPoint.x,
      y: offset.y + bounds.minY + bounds.height * anchorPoint.y)
  }

  /// The same for a point that lies in the bounds, and `nil` for any other: nearly all that is asked in
  /// a hit test.
  @inline(__always)
  func inside(_ point: CGPoint) -> CGPoint? {
    isPlain ? insideOfPlain(point) : insideOfOdd(point)
  }

  /// The same where it is plain: numbers are compared, and no code is called. What lies between finite numbers
  /// is finite.
  @inline(__always)
  func insideOfPlain(_ point: CGPoint) -> CGPoint? {
    let (origin, size) = (bounds.origin, bounds.size)
    let x = point.x - center.x + origin.x + size.width * anchorPoint.x
    guard x >= origin.x, x < origin.x + size.width else { return nil }
    let y = point.y - center.y + origin.y + size.height * anchorPoint.y
    guard y >= origin.y, y < origin.y + size.height else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Whether a point in the view's own space lies in the bounds.
  @inline(__always)
  func holds(_ point: CGPoint) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    guard isPlain else { return bounds.contains(point) }
    return point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }

  private func insideOfOdd(_ point: CGPoint) -> CGPoint? {
    let inside = convertFromSuperview(point)
    guard inside.x.isFinite, inside.y.isFinite, bounds.contains(inside) else { return nil }
    return inside
  }
}

/// Whether a view can be seen and touched, kept for the same reason.
struct ViewVisibility {
  var isUserInteractionEnabled = true { didSet { isHittable = looksHittable } }
  var isHidden = false { didSet { isHittable = looksHittable } }
  /// Whether touches may hit the view (HIT-02).
  private(set) var isHittable = true
  var alpha: CGFloat = 1 { didSet { isHittable = looksHittable } }

  private var looksHittable: Bool {
    !isHidden && isUserInteractionEnabled && UIView.isHittable(alpha: alpha)
  }
}
