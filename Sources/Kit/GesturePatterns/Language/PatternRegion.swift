import Foundation
import GestureCore

/// A region in the fingers' coordinate space.
public enum PatternRegion: Sendable, Hashable {
  /// A rectangle including its edges.
  case rectangle(CGRect)
  /// A strip along an edge of a rectangle, and everything beyond that edge.
  case edge(PatternDirection, of: CGRect, width: CGFloat)

  /// Whether the region contains a location.
  public func contains(_ place: CGPoint) -> Bool {
    switch self {
    case .rectangle(let rectangle):
      place.x >= rectangle.minX && place.x <= rectangle.maxX && place.y >= rectangle.minY
        && place.y <= rectangle.maxY
    case .edge: distance(inwards: place) <= 0
    }
  }

  /// The distance of a location from the region; 0 inside.
  package func distance(to place: CGPoint) -> CGFloat {
    switch self {
    case .rectangle(let rectangle):
      hypot(
        max(rectangle.minX - place.x, place.x - rectangle.maxX, 0),
        max(rectangle.minY - place.y, place.y - rectangle.maxY, 0))
    case .edge: max(0, distance(inwards: place))
    }
  }

  /// The distance of a location inwards from the strip's inner border.
  private func distance(inwards place: CGPoint) -> CGFloat {
    guard case .edge(let edge, let bounds, let width) = self else { return 0 }
    return switch edge {
    case .up: place.y - bounds.minY - width
    case .left: place.x - bounds.minX - width
    case .down: bounds.maxY - place.y - width
    case .right: bounds.maxX - place.x - width
    }
  }

  /// A location inside the region and, if possible, within `bounds`.
  package func place(within bounds: CGRect) -> CGPoint {
    let rectangle: CGRect
    switch self {
    case .rectangle(let own): rectangle = own
    case .edge(let edge, let outer, let width):
      let centre = CGPoint(x: outer.midX, y: outer.midY)
      return switch edge {
      case .up: CGPoint(x: centre.x, y: outer.minY + width / 2)
      case .left: CGPoint(x: outer.minX + width / 2, y: centre.y)
      case .down: CGPoint(x: centre.x, y: outer.maxY - width / 2)
      case .right: CGPoint(x: outer.maxX - width / 2, y: centre.y)
      }
    }
    let common = rectangle.intersection(bounds)
    let best = common.isNull ? rectangle : common
    return CGPoint(x: best.midX, y: best.midY)
  }

  /// Why no finger can be in the region; `nil` if fingers can.
  package var fault: String? {
    switch self {
    case .rectangle(let rectangle):
      guard rectangle.origin.isFinite, rectangle.width.isFinite, rectangle.height.isFinite else {
        return "no finger reaches a region that is not finite"
      }
      return rectangle.width > 0 && rectangle.height > 0
        ? nil : "no finger reaches a region without area"
    case .edge(_, let bounds, let width):
      guard width.isFinite, bounds.origin.isFinite, bounds.width > 0, bounds.height > 0 else {
        return "no finger reaches the edge of what has no area"
      }
      return width >= 0 ? nil : "no finger reaches a strip of \(Reason.spell(width)) pt"
    }
  }
}
