import Foundation
import TouchStories

/// How far a gesture has gone of the whole way, since it began in some direction.
struct GestureWay: Equatable {
  /// Beyond this many times the whole way nothing is counted.
  private static let most = 5.0
  /// A quarter turn is the whole way of a rotation.
  private static let wholeTurn = Double.pi / 2

  private let direction: RuleDirection?

  init(beginningWith moment: GestureMoment) {
    direction = GestureHeading(moment)?.quarter
  }

  /// From 0 at its start to 1 at its end; less than 0 behind its start.
  func part(_ moment: GestureMoment, whole: RuleLength?, on surface: TouchSurface) -> Double {
    let part: Double
    switch (direction, moment.values) {
    case (.in, .pinch(let scale, _)): part = (1 - scale) / 0.5
    case (.out, .pinch(let scale, _)): part = scale - 1
    case (.clockwise, .rotation(let angle, _)): part = angle / Self.wholeTurn
    case (.anticlockwise, .rotation(let angle, _)): part = -angle / Self.wholeTurn
    case (.left, _): part = -moment.movement.x / side(whole, surface.size.width, surface)
    case (.right, _): part = moment.movement.x / side(whole, surface.size.width, surface)
    case (.up, _): part = -moment.movement.y / side(whole, surface.size.height, surface)
    case (.down, _): part = moment.movement.y / side(whole, surface.size.height, surface)
    default: part = 0
    }
    return part.isFinite ? min(max(part, -Self.most), Self.most) : 0
  }

  private func side(_ whole: RuleLength?, _ side: Double, _ surface: TouchSurface) -> Double {
    max(whole?.points(on: surface) ?? side, 1)
  }
}
