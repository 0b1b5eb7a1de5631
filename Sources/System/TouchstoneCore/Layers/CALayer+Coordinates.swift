import Foundation
import GestureCore

extension CALayer {
  private var geometry: ViewGeometry {
    ViewGeometry(
      bounds: bounds, center: position, transform: transform.flattened, anchorPoint: anchorPoint)
  }

  private func toSuperlayer(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x - bounds.minX - bounds.width * anchorPoint.x,
      y: point.y - bounds.minY - bounds.height * anchorPoint.y
    ).applying(transform.flattened) + position
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    let above = toSuperlayer(point)
    return superlayer?.toRoot(above) ?? above
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    geometry.convertFromSuperview(superlayer?.fromRoot(point) ?? point)
  }

  /// Converts a point from another layer's coordinates, or from the root's for `nil`.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromRoot(l?.toRoot(p) ?? p) }
  /// Converts a point to another layer's coordinates, or to the root's for `nil`.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let root = toRoot(p)
    return l?.fromRoot(root) ?? root
  }
  /// Converts a rectangle from another layer's coordinates; a rotated rectangle becomes its
  /// bounding box.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.boundingBox { convert($0, from: l) }
  }
  /// Converts a rectangle to another layer's coordinates; a rotated rectangle becomes its bounding
  /// box.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.boundingBox { convert($0, to: l) }
  }

  /// Searches front to back. Sublayers outside the bounds can be hit unless the layer clips them.
  func hitLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = geometry.convertFromSuperview(point)
    guard inside.x.isFinite, inside.y.isFinite else { return nil }
    let isInside = contains(inside)
    if masksToBounds, !isInside { return nil }
    for layer in inOrder.reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers from back to front, sorted by `zPosition`.
  var inOrder: [CALayer] {
    let all = sublayers ?? []
    guard all.contains(where: { $0.zPosition != 0 }) else { return all }
    return all.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
