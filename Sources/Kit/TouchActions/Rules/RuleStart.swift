import Foundation
import Touchstone

/// The region of the surface where a gesture's first finger lands.
package enum RuleStart: String, CaseIterable {
  case left, right, top, bottom
  case topLeft, topRight, bottomLeft, bottomRight
  /// Not at an edge.
  case middle

  /// The width of a corner as a multiple of an edge's width.
  static let cornerFactor = 3.0

  var edges: UIRectEdge {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .topLeft: [.top, .left]
    case .topRight: [.top, .right]
    case .bottomLeft: [.bottom, .left]
    case .bottomRight: [.bottom, .right]
    case .middle: []
    }
  }

  /// Whether a location is in the region, for a width of the edges in points.
  func holds(_ place: CGPoint, on size: CGSize, edge: Double) -> Bool {
    let corner = edge * Self.cornerFactor
    func isLeft(_ width: Double) -> Bool { place.x <= width }
    func isRight(_ width: Double) -> Bool { place.x >= size.width - width }
    func isTop(_ width: Double) -> Bool { place.y <= width }
    func isBottom(_ width: Double) -> Bool { place.y >= size.height - width }
    return switch self {
    case .left: isLeft(edge)
    case .right: isRight(edge)
    case .top: isTop(edge)
    case .bottom: isBottom(edge)
    case .topLeft: isTop(corner) && isLeft(corner)
    case .topRight: isTop(corner) && isRight(corner)
    case .bottomLeft: isBottom(corner) && isLeft(corner)
    case .bottomRight: isBottom(corner) && isRight(corner)
    case .middle: !isLeft(edge) && !isRight(edge) && !isTop(edge) && !isBottom(edge)
    }
  }
}
