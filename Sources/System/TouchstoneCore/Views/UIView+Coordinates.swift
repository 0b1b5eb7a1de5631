import Foundation
import GestureCore

extension UIView {
  var frameInSuperview: CGRect {
    get {
      if transform.isIdentity {
        return CGRect(
          x: center.x - bounds.width * anchorPoint.x, y: center.y - bounds.height * anchorPoint.y,
          width: bounds.width, height: bounds.height)
      }
      return CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
        height: bounds.height
      )
      .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      let size =
        transform.isIdentity
        ? frame.size : CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
      bounds.size = size
      let origin = CGRect(
        x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
        height: size.height
      ).applying(transform).origin
      center = CGPoint(x: frame.minX - origin.x, y: frame.minY - origin.y)
    }
  }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view {
      return view === self ? point : view.convertFromRoot(convertToRoot(point))
    }
    return window.map { $0.convertFromRoot(convertToRoot(point)) } ?? convertToRoot(point)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    return convertFromRoot(window.map { $0.convertToRoot(point) } ?? point)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let view = view ?? window else { return rect.boundingBox(converting: convertToRoot) }
    return box(of: rect, in: view)
  }

  func box(of rect: CGRect, in view: UIView) -> CGRect {
    if let shared = nearestView(above: view) {
      return rect.boundingBox { convert($0, to: shared) }
        .boundingBox { shared.convert($0, to: view) }
    }
    return rect.boundingBox(converting: convertToRoot)
      .boundingBox(converting: view.convertFromRoot)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view = view ?? window { return view.box(of: rect, in: self) }
    return rect.boundingBox(converting: convertFromRoot)
  }

  /// The nearest common ancestor of both views; a view counts as its own ancestor.
  private func nearestView(above other: UIView) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if other.isDescendant(of: current) { return current }
      view = current.parent
    }
    return nil
  }

  /// Converts a point from the space of the window's screen.
  func convertFromScene(_ point: CGPoint) -> CGPoint { convertFromRoot(point) }

  func convertToScene(_ point: CGPoint) -> CGPoint { convertToRoot(point) }

  /// Converts a displacement on the screen to the view's space. Only rotation and scale of the view and its superviews matter.
  func convertVectorFromScene(_ vector: CGPoint) -> CGPoint {
    let vector = parent?.convertVectorFromScene(vector) ?? vector
    let transform = transform
    return transform.isIdentity ? vector : transform.inverseOfVector(vector)
  }

  func convertVectorToScene(_ vector: CGPoint) -> CGPoint {
    let transform = transform
    let above = transform.isIdentity ? vector : transform.vector(vector)
    return parent?.convertVectorToScene(above) ?? above
  }

  /// Converts a point from the superview's space to the view's own. A singular transform has no inverse; the result is then not
  /// finite, and nothing is hit (HIT-05).
  func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    if Swift.type(of: self) == UIView.self { return geometry.convertFromSuperview(point) }
    // Each property is read once: it can be overridden, and a hit test reads it for many views.
    return ViewGeometry(
      bounds: bounds, center: center, transform: transform, anchorPoint: anchorPoint
    )
    .convertFromSuperview(point)
  }

  private func convertToSuperview(_ point: CGPoint) -> CGPoint {
    var offset = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchorPoint.x,
      y: point.y - bounds.minY - bounds.height * anchorPoint.y)
    if !transform.isIdentity { offset = offset.applying(transform) }
    return CGPoint(x: offset.x + center.x, y: offset.y + center.y)
  }

  /// The root's superspace is the screen, so that windows of the same screen can convert between each other.
  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    let above = convertToSuperview(point)
    return parent?.convertToRoot(above) ?? above
  }

  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    convertFromSuperview(parent?.convertFromRoot(point) ?? point)
  }
}

extension CGAffineTransform {
  /// Applies the transform to a displacement.
  fileprivate func vector(_ vector: CGPoint) -> CGPoint {
    CGPoint(x: a * vector.x + c * vector.y, y: b * vector.x + d * vector.y)
  }

  /// Applies the inverse to a displacement; not finite if there is no inverse.
  fileprivate func inverseOfVector(_ vector: CGPoint) -> CGPoint {
    let determinant = a * d - b * c
    return CGPoint(
      x: (d * vector.x - c * vector.y) / determinant,
      y: (a * vector.y - b * vector.x) / determinant)
  }
}
