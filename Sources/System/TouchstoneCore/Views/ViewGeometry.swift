import Foundation
import GestureCore

/// The geometry of a view. Clients can override `UIView`'s properties but cannot reach these values, so that hit tests, which
/// read them for many views, need no exclusivity checks.
struct ViewGeometry {
  var bounds: CGRect {
    didSet { isPlain = looksPlain }
  }
  var center: CGPoint
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Whether there is no transform, the common case.
  private(set) var isUpright = true
  /// Whether there is no transform, and the bounds have a finite origin and a positive size: the common case.
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

  /// Converts a point from the superview's space to the view's own. A singular transform has no inverse; the result is then not
  /// finite, and nothing is hit (HIT-05).
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

  /// Converts a point as above if it lies in the bounds; `nil` for any other point, which is the common case in a hit test.
  @inline(__always)
  func inside(_ point: CGPoint) -> CGPoint? {
    isPlain ? insideOfPlain(point) : insideOfOdd(point)
  }

  /// `inside(_:)` for plain geometry: compares numbers and calls no code. A value between finite numbers is finite.
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

/// The flags that make a view visible and touchable; stored apart from `UIView` for the same reason.
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
