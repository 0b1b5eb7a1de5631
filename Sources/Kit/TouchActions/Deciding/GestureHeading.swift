import Foundation
import GestureCore
import TouchStories

/// A gesture's direction, as rules distinguish it.
package struct GestureHeading: Equatable {
  /// The nearest of the four and of the eight directions; for pinches and rotations, both are the gesture's own direction.
  package let quarter: RuleDirection
  package let eighth: RuleDirection

  /// `nil` if the gesture has no direction.
  init?(_ moment: GestureMoment) {
    switch moment.values {
    case .pinch: self.init(moment.spread < 0 ? .in : .out)
    case .rotation(let angle, _):
      self.init((angle == 0 ? moment.turn : angle) < 0 ? .anticlockwise : .clockwise)
    default: self.init(of: moment.movement)
    }
  }

  private init(_ direction: RuleDirection) { (quarter, eighth) = (direction, direction) }

  /// The direction of a movement; `nil` if it is zero.
  init?(of movement: CGPoint) {
    guard movement != .zero else { return nil }
    let turns = atan2(movement.y, movement.x) / (2 * .pi)
    quarter = Self.part(turns, of: [.right, .down, .left, .up])
    eighth = Self.part(
      turns, of: [.right, .downRight, .down, .downLeft, .left, .upLeft, .up, .upRight])
  }

  func isTowards(_ direction: RuleDirection) -> Bool {
    switch direction {
    case .horizontal: quarter == .left || quarter == .right
    case .vertical: quarter == .up || quarter == .down
    case .upLeft, .upRight, .downLeft, .downRight: eighth == direction
    default: quarter == direction
    }
  }

  private static func part(_ turns: Double, of parts: [RuleDirection]) -> RuleDirection {
    let index = Int(bounding: (turns * Double(parts.count)).rounded())
    return parts[(index + parts.count) % parts.count]
  }
}
