import Foundation
import GestureCore

/// The properties that can be animated (API-W16), and the transition of a container.
enum AnimatedProperty: CaseIterable {
  case center
  case bounds
  case transform
  case anchorPoint
  case alpha
  case backgroundColor
  case transition

  /// Whether several animations of the property are added up. Those of a colour replace each other,
  /// since Core Animation cannot add colours, and so do transitions.
  var isAdditive: Bool { self != .backgroundColor && self != .transition }
}

/// The value of a property, as the view has it and as eight numbers that can be added.
///
/// Values along x and values without a direction are in even lanes, and values along y are in odd
/// lanes; springs have an initial velocity for each.
enum AnimatedValue {
  case center(CGPoint)
  case bounds(CGRect)
  case transform(CGAffineTransform)
  case anchorPoint(CGPoint)
  case alpha(CGFloat)
  case backgroundColor(UIColor?)
  case transition(Double)

  var property: AnimatedProperty {
    switch self {
    case .center: .center
    case .bounds: .bounds
    case .transform: .transform
    case .anchorPoint: .anchorPoint
    case .alpha: .alpha
    case .backgroundColor: .backgroundColor
    case .transition: .transition
    }
  }

  var lanes: SIMD8<Double> {
    switch self {
    case .center(let point), .anchorPoint(let point):
      return SIMD8(point.x, point.y, 0, 0, 0, 0, 0, 0)
    case .bounds(let rect):
      return SIMD8(rect.minX, rect.minY, rect.width, rect.height, 0, 0, 0, 0)
    case .transform(let transform):
      // Rotation and scale are interpolated evenly, unlike the six numbers of a matrix.
      let parts = transform.decomposed()
      return SIMD8(
        parts.translation.dx, parts.translation.dy, parts.scale.width, 0, parts.scale.height, 0,
        parts.rotation, parts.horizontalShear)
    case .alpha(let number):
      return SIMD8(number, 0, 0, 0, 0, 0, 0, 0)
    case .transition(let progress):
      return SIMD8(progress, 0, 0, 0, 0, 0, 0, 0)
    case .backgroundColor(let color):
      // Premultiplied by the opacity, so that a transparent colour needs no hue.
      guard let color else { return .zero }
      let alpha = color.alpha
      return SIMD8(
        color.red * alpha, 0, color.green * alpha, 0, color.blue * alpha, 0, alpha, 0)
    }
  }

  init(_ property: AnimatedProperty, _ lanes: SIMD8<Double>) {
    switch property {
    case .center:
      self = .center(CGPoint(x: lanes[0], y: lanes[1]))
    case .bounds:
      // A spring can overshoot to negative sizes.
      self = .bounds(
        CGRect(x: lanes[0], y: lanes[1], width: max(0, lanes[2]), height: max(0, lanes[3])))
    case .transform:
      self = .transform(
        CGAffineTransform(
          CGAffineTransformComponents(
            scale: CGSize(width: lanes[2], height: lanes[4]), horizontalShear: lanes[7],
            rotation: lanes[6], translation: CGVector(dx: lanes[0], dy: lanes[1]))))
    case .anchorPoint:
      self = .anchorPoint(CGPoint(x: lanes[0], y: lanes[1]))
    case .alpha:
      self = .alpha(max(0, min(lanes[0], 1)))
    case .backgroundColor:
      let alpha = max(0, min(lanes[6], 1))
      guard alpha > 0 else {
        self = .backgroundColor(nil)
        return
      }
      func part(_ lane: Int) -> CGFloat { max(0, min(lanes[lane] / lanes[6], 1)) }
      self = .backgroundColor(UIColor(red: part(0), green: part(2), blue: part(4), alpha: alpha))
    case .transition:
      self = .transition(max(0, min(lanes[0], 1)))
    }
  }

  /// The difference that is added to the new value to show the old one; rotations take the shorter
  /// direction.
  static func difference(from old: AnimatedValue, to new: AnimatedValue) -> SIMD8<Double> {
    var difference = old.lanes - new.lanes
    if old.property == .transform, abs(difference[6]) > .pi {
      difference[6] -= (difference[6] / (2 * .pi)).rounded() * 2 * .pi
    }
    return difference
  }
}

extension UIView {
  func value(of property: AnimatedProperty) -> AnimatedValue {
    switch property {
    case .center: .center(center)
    case .bounds: .bounds(bounds)
    case .transform: .transform(transform)
    case .anchorPoint: .anchorPoint(anchorPoint)
    case .alpha: .alpha(alpha)
    case .backgroundColor: .backgroundColor(backgroundColor)
    case .transition: .transition(1)
    }
  }

  /// Sets a value without animation.
  func take(_ value: AnimatedValue) {
    AnimationBlock.outside {
      switch value {
      case .center(let point): center = point
      case .bounds(let rect): bounds = rect
      case .transform(let transform): self.transform = transform
      case .anchorPoint(let point): anchorPoint = point
      case .alpha(let number): alpha = number
      case .backgroundColor(let color): backgroundColor = color
      case .transition: break
      }
    }
  }
}
