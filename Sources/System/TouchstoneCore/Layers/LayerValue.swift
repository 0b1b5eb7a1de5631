import Foundation
import GestureCore
import Pictures

/// A value of a layer that can be animated.
enum LayerValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor?)
  case transform(CATransform3D)
  case path(CGPath?)
  case numbers([Double])
  case colors([CGColor])
  /// A value that cannot be interpolated, such as an image.
  case other(Any)

  /// Converts a client's value.
  init?(_ any: Any?) {
    switch any {
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let number as Int: self = .number(Double(number))
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let color as CGColor: self = .color(color)
    case let color as UIColor: self = .color(color.cgColor)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3D(transform))
    case let path as CGPath: self = .path(path.copy())
    case let colors as [CGColor]: self = .colors(colors)
    case let list as [Any]:
      let numbers = list.compactMap { item -> Double? in
        if case .number(let number) = LayerValue(item) { number } else { nil }
      }
      guard numbers.count == list.count, !list.isEmpty else { return nil }
      self = .numbers(numbers)
    case let value as NSValue: self.init(boxed: value)
    case let any?: self = .other(any)
    case nil: return nil
    }
  }

  /// The value as clients read it.
  var any: Any? {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .path(let path): path
    case .numbers(let numbers): numbers
    case .colors(let colors): colors
    case .other(let any): any
    }
  }

  /// The value as numbers that can be interpolated; `nil` for other values.
  var lanes: [Double]? {
    switch self {
    case .number(let number): return [number]
    case .point(let point): return [point.x, point.y]
    case .size(let size): return [size.width, size.height]
    case .rect(let rect): return [rect.minX, rect.minY, rect.width, rect.height]
    case .color(let color):
      // Premultiplied by the opacity, so that a transparent colour needs no hue.
      guard let shade = color?.shade else { return [0, 0, 0, 0] }
      let alpha = shade.alpha
      return [shade.red * alpha, shade.green * alpha, shade.blue * alpha, alpha]
    case .transform(let transform): return transform.numbers.map { Double($0) }
    case .path(let path): return path?.path.lanes
    case .numbers(let numbers): return numbers
    case .colors(let colors):
      return colors.flatMap { LayerValue.color($0).lanes ?? [] }
    case .other: return nil
    }
  }

  /// A value of the same kind with other numbers.
  func with(_ lanes: [Double]) -> LayerValue {
    switch self {
    case .number: return .number(lanes[0])
    case .point: return .point(CGPoint(x: lanes[0], y: lanes[1]))
    case .size: return .size(CGSize(width: lanes[0], height: lanes[1]))
    case .rect:
      return .rect(
        CGRect(x: lanes[0], y: lanes[1], width: max(0, lanes[2]), height: max(0, lanes[3])))
    case .color: return .color(Self.color(lanes[...]))
    case .transform: return .transform(CATransform3D(lanes.map { CGFloat($0) }))
    case .path(let path): return .path(path.map { CGPath($0.path.with(lanes)) })
    case .numbers: return .numbers(lanes)
    case .colors:
      return .colors(
        stride(from: 0, to: lanes.count - 3, by: 4).map { Self.color(lanes[$0..<$0 + 4]) })
    case .other: return self
    }
  }

  private static func color(_ lanes: ArraySlice<Double>) -> CGColor {
    let parts = Array(lanes)
    let alpha = max(0, min(parts[3], 1))
    guard alpha > 0 else { return .clear }
    func part(_ lane: Int) -> CGFloat { max(0, min(parts[lane] / parts[3], 1)) }
    return CGColor(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }

  // MARK: - Interpolation

  /// Interpolates between two values; other values change immediately.
  static func mix(_ old: LayerValue, _ new: LayerValue, at share: Double) -> LayerValue {
    if case .transform(let old) = old, case .transform(let new) = new, old.isAffine, new.isAffine {
      return .transform(CATransform3D(mix(old.flattened, new.flattened, at: share)))
    }
    guard let before = old.lanes, let after = new.lanes, before.count == after.count,
      !before.isEmpty
    else { return share < 1 && old.lanes != nil && new.lanes == nil ? old : new }
    return new.with(zip(before, after).map { $0 + ($1 - $0) * share })
  }

  /// Rotation and scale change evenly, and the rotation takes the shorter direction.
  private static func mix(
    _ old: CGAffineTransform, _ new: CGAffineTransform, at share: Double
  ) -> CGAffineTransform {
    let (before, after) = (AnimatedValue.transform(old), AnimatedValue.transform(new))
    let difference = AnimatedValue.difference(from: before, to: after) * (1 - share)
    if share == 1 { return new }
    guard case .transform(let mixed) = AnimatedValue(.transform, after.lanes + difference)
    else { return new }
    return mixed
  }

  func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue {
    guard let mine = lanes, let theirs = other.lanes, mine.count == theirs.count else {
      return self
    }
    return with(zip(mine, theirs).map { $0 + $1 * factor })
  }
}

extension LayerValue {
  /// A point, size, rectangle or transform in an `NSValue`.
  private init?(boxed value: NSValue) {
    switch String(cString: value.objCType) {
    case let type where type.contains("CGRect") || type.contains("NSRect"):
      self = .rect(value.rectValue)
    case let type where type.contains("CGSize") || type.contains("NSSize"):
      self = .size(value.sizeValue)
    case let type where type.contains("CGPoint") || type.contains("NSPoint"):
      self = .point(value.pointValue)
    default:
      if value.numbers(16) != nil {
        self = .transform(value.caTransform3DValue)
      } else if value.numbers(6) != nil {
        self = .transform(CATransform3D(value.cgAffineTransformValue))
      } else {
        return nil
      }
    }
  }
}

nonisolated extension Path {
  /// The coordinates of all points, in order.
  fileprivate var lanes: [Double] {
    elements.flatMap { element -> [Double] in
      switch element {
      case .move(let end), .line(let end): [end.x, end.y]
      case .quad(let control, let end): [control.x, control.y, end.x, end.y]
      case .cubic(let first, let second, let end):
        [first.x, first.y, second.x, second.y, end.x, end.y]
      case .close: []
      }
    }
  }

  /// The same elements with other points.
  fileprivate func with(_ lanes: [Double]) -> Path {
    var next = 0
    func point() -> CGPoint {
      next += 2
      return CGPoint(x: lanes[next - 2], y: lanes[next - 1])
    }
    return Path(
      elements.map { element in
        switch element {
        case .move: .move(point())
        case .line: .line(point())
        case .quad: .quad(control: point(), end: point())
        case .cubic: .cubic(control1: point(), control2: point(), end: point())
        case .close: .close
        }
      })
  }
}
