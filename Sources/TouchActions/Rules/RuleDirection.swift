import Foundation
import GestureCore
import TouchStories

/// Where to a gesture goes.
package enum RuleDirection: String, CaseIterable {
  case left, right, up, down
  /// Between two of those: then each of the eight has an eighth of the circle.
  case upLeft, upRight, downLeft, downRight
  case horizontal, vertical
  /// Of pinches.
  case `in`, out
  /// Of rotations.
  case clockwise, anticlockwise

  /// Whether gestures of a kind go there at all.
  func suits(_ kind: ToldGesture.Kind) -> Bool {
    switch kind {
    case .swipe, .pan, .other: ![.in, .out, .clockwise, .anticlockwise].contains(self)
    case .pinch: self == .in || self == .out
    case .rotation: self == .clockwise || self == .anticlockwise
    case .tap, .doubleTap, .longPress, .edgePan: false
    }
  }

  /// Whether it is between two of the four.
  var isBetween: Bool { [.upLeft, .upRight, .downLeft, .downRight].contains(self) }

  static func all(of kind: ToldGesture.Kind) -> [RuleDirection] {
    allCases.filter { $0.suits(kind) }
  }
}

/// Where to a gesture went, as far as rules ask.
package struct GestureCourse: Equatable {
  /// The nearest of a circle's four quarters and of its eight parts; of pinches and rotations both are
  /// theirs.
  package let quarter: RuleDirection
  package let eighth: RuleDirection

  /// `nil` for what goes nowhere.
  init?(_ moment: GestureMoment) {
    switch moment.values {
    case .pinch:
      quarter = moment.spread < 0 ? .in : .out
      eighth = quarter
    case .rotation(let angle, _):
      quarter = (angle == 0 ? moment.turn : angle) < 0 ? .anticlockwise : .clockwise
      eighth = quarter
    default:
      guard moment.movement != .zero else { return nil }
      let turns = atan2(moment.movement.y, moment.movement.x) / (2 * .pi)
      quarter = Self.part(turns, of: [.right, .down, .left, .up])
      eighth = Self.part(
        turns, of: [.right, .downRight, .down, .downLeft, .left, .upLeft, .up, .upRight])
    }
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
