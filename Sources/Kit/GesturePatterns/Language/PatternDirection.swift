import Foundation

/// One of the four directions on the screen, where y points down.
public enum PatternDirection: Sendable, Hashable, CaseIterable {
  /// Towards larger x.
  case right
  /// Towards smaller x.
  case left
  /// Towards smaller y.
  case up
  /// Towards larger y.
  case down

  /// The unit vector.
  package var unit: CGPoint {
    switch self {
    case .right: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: -1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    }
  }

  package var opposite: PatternDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .down
    case .down: .up
    }
  }

  /// The components of a movement along the direction and perpendicular to it.
  package func parts(of way: CGPoint) -> (along: CGFloat, astray: CGFloat) {
    (way.x * unit.x + way.y * unit.y, abs(way.x * unit.y - way.y * unit.x))
  }
}
