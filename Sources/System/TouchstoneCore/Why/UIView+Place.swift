import GestureCore

/// Where a point lies, seen from a view, for the answer to "why?". Views of other classes than UIKit's are asked again for
/// it, which UIKit's rule allows (HIT-11).
extension UIView {
  /// Where an input came down; `nil` for a view without a window. The point is in points, scene space.
  func place(of landing: LandingFacts) -> RecognizerFacts.Place? {
    guard let window, let scene = window.windowScene else { return nil }
    var path: [UIView] = [self]
    while let next = path[path.count - 1].superview { path.append(next) }
    path.reverse()
    var points: [CGPoint] = []
    for view in path {
      points.append(view.convertFromSuperview(points.last ?? landing.point))
      guard points[points.count - 1].x.isFinite, points[points.count - 1].y.isFinite else {
        return nil
      }
    }
    let own = points[points.count - 1]
    if !contains(own) {
      return bounds.contains(own)
        ? .declined(by: label, "point(inside:with:)") : .outside(distance: bounds.distance(to: own))
    }
    for (view, point) in zip(path, points).dropLast() where !view.contains(point) {
      return view.bounds.contains(point)
        ? .declined(by: view.label, "point(inside:with:)") : .clipped(by: view.label)
    }
    let covers = covers(on: path, points, in: window, of: scene, at: landing.point)
    if !covers.isEmpty { return .covered(by: covers) }
    guard hitBlockers.isEmpty else { return nil }
    for (view, point) in zip(path, points).reversed() {
      guard view.hitTest(point, with: nil)?.isDescendant(of: self) != true else { continue }
      return .declined(by: view.label, "hitTest(_:with:)")
    }
    return .reached
  }

  /// A view of UIKit's plain classes answers by its bounds.
  private func contains(_ point: CGPoint) -> Bool {
    let isPlain = Swift.type(of: self) == UIView.self || Swift.type(of: self) == UIWindow.self
    return isPlain ? bounds.contains(point) : self.point(inside: point, with: nil)
  }

  /// The views and windows that lie in front of the path and would be hit at the point.
  private func covers(
    on path: [UIView], _ points: [CGPoint], in window: UIWindow, of scene: UIWindowScene,
    at point: CGPoint
  ) -> [String] {
    var covers: [String] = []
    for other in scene.windowsFrontToBack {
      if other === window { break }
      guard !other.isHidden else { continue }
      if other.hitTest(other.convertFromSuperview(point), with: nil) != nil {
        covers.append(other.label)
      }
    }
    for index in path.indices.dropLast() {
      let siblings = path[index].subviews
      guard let own = siblings.firstIndex(where: { $0 === path[index + 1] }) else { continue }
      for sibling in siblings[(own + 1)...]
      where sibling.hitTest(sibling.convertFromSuperview(points[index]), with: nil) != nil {
        covers.append(sibling.label)
      }
    }
    return covers
  }
}

extension CGRect {
  /// The distance of a point from the rectangle; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    let x = max(minX - point.x, 0, point.x - maxX)
    let y = max(minY - point.y, 0, point.y - maxY)
    return (x * x + y * y).squareRoot()
  }
}
