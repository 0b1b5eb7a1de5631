import Foundation
import TouchStories

/// Where a gesture is on its way, as far as steps are concerned.
enum GesturePoint: Equatable {
  /// How far the fingers have gone since they landed; points, scene space.
  case plane(CGPoint)
  case scale(CGFloat)
  /// Radians.
  case angle(CGFloat)

  /// A quarter turn is the whole way of a rotation.
  private static let wholeTurn = Double.pi / 2
  /// Beyond this many times the whole way nothing is counted.
  private static let most = 5.0

  init(_ moment: GestureMoment) {
    self =
      switch moment.values {
      case .pinch(let scale, _): .scale(scale)
      case .rotation(let angle, _): .angle(angle)
      default: .plane(moment.movement)
      }
  }

  /// Where a gesture of the same kind starts.
  var origin: GesturePoint {
    switch self {
    case .plane: .plane(.zero)
    case .scale: .scale(1)
    case .angle: .angle(0)
    }
  }

  /// The direction from another point to this one; `nil` if they are the same. `isFine` chooses among
  /// eight directions of a plane and not among four.
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

  /// How far this point is from another one in a direction, as a part of the whole way; negative if it
  /// lies the other way. `whole` replaces the side of the surface.
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
