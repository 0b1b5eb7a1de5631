import Foundation
import TouchStories

/// A gesture's present value, for counting steps.
enum GesturePoint: Equatable {
  /// The movement of the fingers since they landed, in points in scene space.
  case plane(CGPoint)
  case scale(CGFloat)
  /// Radians.
  case angle(CGFloat)

  /// The whole distance of a rotation, a quarter turn.
  private static let wholeTurn = Double.pi / 2
  /// Limit of counted distances, as a multiple of the whole distance.
  private static let most = 1000.0

  init(_ moment: GestureMoment) {
    self =
      switch moment.values {
      case .pinch(let scale, _): .scale(scale)
      case .rotation(let angle, _): .angle(angle)
      default: .plane(moment.movement)
      }
  }

  /// The start value of a gesture of this kind.
  var origin: GesturePoint {
    switch self {
    case .plane: .plane(.zero)
    case .scale: .scale(1)
    case .angle: .angle(0)
    }
  }

  /// The direction from another point to this one; `nil` if they are equal. `isFine` selects from eight directions instead of
  /// four.
  func direction(from base: GesturePoint, isFine: Bool) -> RuleDirection? {
    switch (base, self) {
    case (.scale(let old), .scale(let new)): new == old ? nil : new < old ? .in : .out
    case (.angle(let old), .angle(let new)):
      new == old ? nil : new < old ? .anticlockwise : .clockwise
    case (.plane(let old), .plane(let new)):
      GestureHeading(of: CGPoint(x: new.x - old.x, y: new.y - old.y)).map {
        isFine ? $0.eighth : $0.quarter
      }
    default: nil
    }
  }

  /// The distance from another point in a direction, as a fraction of the whole distance; negative in the opposite direction.
  /// `whole` replaces the length of the surface's side.
  func part(
    from base: GesturePoint, towards direction: RuleDirection, whole: RuleLength?,
    on surface: TouchSurface
  ) -> Double {
    let part: Double
    switch (base, self) {
    case (.scale(let old), .scale(let new)):
      let ratio = new / max(old, 0.001)
      part = direction == .in ? (1 - ratio) / 0.5 : ratio - 1
    case (.angle(let old), .angle(let new)):
      part = (direction == .anticlockwise ? old - new : new - old) / Self.wholeTurn
    case (.plane(let old), .plane(let new)):
      let unit = direction.unit
      let length = (new.x - old.x) * unit.x + (new.y - old.y) * unit.y
      let side = hypot(surface.size.width * unit.x, surface.size.height * unit.y)
      part = length / max(whole?.points(on: surface) ?? side, 1)
    default: part = 0
    }
    return part.isFinite ? min(max(part, -Self.most), Self.most) : 0
  }
}
