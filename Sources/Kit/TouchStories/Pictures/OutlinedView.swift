import Foundation
import Touchstone

/// A view's outline: its four corners after all transforms.
package struct OutlinedView: Equatable {
  package var name: String
  /// Top left, top right, bottom right, bottom left of the bounds; points, scene space.
  package var corners: [CGPoint]

  /// The most outlines; more would not be readable.
  private static let most = 200
  /// The maximum depth of views, so that recursion is bounded.
  private static let deepest = 200

  /// A scene's visible views, back to front. Views with equal corners share an outline with all
  /// their names.
  package static func all(in scene: UIWindowScene) -> [OutlinedView] {
    var outlines: [OutlinedView] = []
    for window in scene.windows { add(window, depth: 0, to: &outlines) }
    return outlines
  }

  private static func add(_ view: UIView, depth: Int, to outlines: inout [OutlinedView]) {
    guard !view.isHidden, view.alpha > 0.01, outlines.count < most, depth < deepest else { return }
    if let corners = corners(of: view) {
      let name = view.accessibilityIdentifier ?? "\(type(of: view))"
      if depth > 0, let index = outlines.firstIndex(where: { $0.corners == corners }) {
        outlines[index].name += " › \(name)"
      } else {
        outlines.append(OutlinedView(name: name, corners: corners))
      }
    }
    for subview in view.subviews { add(subview, depth: depth + 1, to: &outlines) }
  }

  /// `nil` for a view without an area, such as one with a singular transform.
  private static func corners(of view: UIView) -> [CGPoint]? {
    guard let window = view.window ?? (view as? UIWindow) else { return nil }
    let bounds = view.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map { window.convert(view.convert($0, to: nil), to: nil as UIWindow?) }
    let isFinite = corners.allSatisfy { abs($0.x) < 1e7 && abs($0.y) < 1e7 }
    let across = CGVector(dx: corners[2].x - corners[0].x, dy: corners[2].y - corners[0].y)
    let along = CGVector(dx: corners[3].x - corners[1].x, dy: corners[3].y - corners[1].y)
    return isFinite && abs(across.dx * along.dy - across.dy * along.dx) > 0.01 ? corners : nil
  }
}
