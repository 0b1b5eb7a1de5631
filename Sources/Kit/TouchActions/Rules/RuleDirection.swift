import Foundation
import TouchStories

/// The direction of a gesture.
package enum RuleDirection: String, CaseIterable {
  case left, right, up, down
  /// Diagonals; if a rule uses one, each of the eight directions covers an eighth of the circle.
  case upLeft, upRight, downLeft, downRight
  case horizontal, vertical
  /// Of pinches.
  case `in`, out
  /// Of rotations.
  case clockwise, anticlockwise

  /// Whether gestures of a kind can have this direction.
  func suits(_ kind: ToldGesture.Kind) -> Bool {
    switch kind {
    case .swipe, .pan, .edgePan, .other: ![.in, .out, .clockwise, .anticlockwise].contains(self)
    case .pinch: self == .in || self == .out
    case .rotation: self == .clockwise || self == .anticlockwise
    case .tap, .doubleTap, .longPress, .hover: false
    }
  }

  /// The opposite direction; an axis returns itself.
  var opposite: RuleDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    case .upLeft: .downRight
    case .upRight: .downLeft
    case .downLeft: .upRight
    case .downRight: .upLeft
    case .horizontal, .vertical: self
    case .in: .out
    case .out: .in
    case .clockwise: .anticlockwise
    case .anticlockwise: .clockwise
    }
  }

  /// The unit vector of a direction in the plane; zero for others.
  var unit: CGPoint {
    let slanting = 0.5.squareRoot()
    return switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    case .upLeft: CGPoint(x: -slanting, y: -slanting)
    case .upRight: CGPoint(x: slanting, y: -slanting)
    case .downLeft: CGPoint(x: -slanting, y: slanting)
    case .downRight: CGPoint(x: slanting, y: slanting)
    case .horizontal, .vertical, .in, .out, .clockwise, .anticlockwise: .zero
    }
  }

  /// Whether it includes `direction`, which is not an axis.
  func includes(_ direction: RuleDirection) -> Bool {
    switch self {
    case .horizontal: direction == .left || direction == .right
    case .vertical: direction == .up || direction == .down
    default: direction == self
    }
  }

  /// Whether it is a diagonal.
  var isBetween: Bool { [.upLeft, .upRight, .downLeft, .downRight].contains(self) }

  static func all(of kind: ToldGesture.Kind) -> [RuleDirection] {
    allCases.filter { $0.suits(kind) }
  }
}
