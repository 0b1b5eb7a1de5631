import Foundation
import GestureCore

/// The parts of values, by name.
extension LayerValue {
  func part(_ name: String) -> LayerValue? {
    switch (self, name) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return .point(rect.origin)
    case (.rect(let rect), "size"): return .size(rect.size)
    case (.rect(let rect), _):
      let names = name.split(separator: ".")
      guard names.count == 2 else { return nil }
      let inner: LayerValue = names[0] == "origin" ? .point(rect.origin) : .size(rect.size)
      return inner.part(String(names[1]))
    case (.transform(let transform), _):
      return Self.part(name, of: transform)
    default: return nil
    }
  }

  /// The value with a number for one of its parts.
  func with(_ number: Double, at name: String) -> LayerValue {
    switch (self, name) {
    case (.point(let point), "x"): return .point(CGPoint(x: number, y: point.y))
    case (.point(let point), "y"): return .point(CGPoint(x: point.x, y: number))
    case (.size(let size), "width"): return .size(CGSize(width: number, height: size.height))
    case (.size(let size), "height"): return .size(CGSize(width: size.width, height: number))
    case (.rect(var rect), _):
      let names = name.split(separator: ".").map(String.init)
      guard names.count == 2 else { return self }
      if names[0] == "origin",
        case .point(let origin) = LayerValue.point(rect.origin).with(number, at: names[1])
      {
        rect.origin = origin
      } else if case .size(let size) = LayerValue.size(rect.size).with(number, at: names[1]) {
        rect.size = size
      }
      return .rect(rect)
    case (.transform(let transform), _):
      return .transform(Self.transform(transform, with: number, at: name))
    default: return self
    }
  }

  /// The value with one of its parts replaced that is more than a number.
  func with(_ part: LayerValue, at name: String) -> LayerValue {
    switch (self, name, part) {
    case (.rect(let rect), "origin", .point(let origin)):
      .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), "size", .size(let size)):
      .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), "translation", .size(let way)):
      .transform(
        Self.transform(
          Self.transform(transform, with: way.width, at: "translation.x"), with: way.height,
          at: "translation.y"))
    case (.transform(let transform), "translation", .point(let way)):
      .transform(
        Self.transform(
          Self.transform(transform, with: way.x, at: "translation.x"), with: way.y,
          at: "translation.y"))
    default: self
    }
  }

  // MARK: - Transforms

  private static func part(_ name: String, of t: CATransform3D) -> LayerValue? {
    func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double {
      Double((x * x + y * y + z * z).squareRoot())
    }
    let scales = [
      length(t.m11, t.m12, t.m13), length(t.m21, t.m22, t.m23), length(t.m31, t.m32, t.m33),
    ]
    switch name {
    case "translation": return .size(CGSize(width: t.m41, height: t.m42))
    case "translation.x": return .number(t.m41)
    case "translation.y": return .number(t.m42)
    case "translation.z": return .number(t.m43)
    case "scale": return .number(scales.reduce(0, +) / 3)
    case "scale.x": return .number(scales[0])
    case "scale.y": return .number(scales[1])
    case "scale.z": return .number(scales[2])
    case "rotation", "rotation.z": return .number(atan2(t.m12, t.m11))
    case "rotation.x": return .number(atan2(t.m23, t.m33))
    case "rotation.y": return .number(-asin(max(-1, min(1, t.m13 / max(scales[0], 1e-9)))))
    default: return nil
    }
  }

  private static func transform(
    _ t: CATransform3D, with number: Double, at name: String
  ) -> CATransform3D {
    var result = t
    func rescale(_ axis: String) {
      guard case .number(let old) = part("scale.\(axis)", of: t), old != 0 else { return }
      let factor = number / old
      switch axis {
      case "x":
        (result.m11, result.m12, result.m13) = (t.m11 * factor, t.m12 * factor, t.m13 * factor)
      case "y":
        (result.m21, result.m22, result.m23) = (t.m21 * factor, t.m22 * factor, t.m23 * factor)
      default:
        (result.m31, result.m32, result.m33) = (t.m31 * factor, t.m32 * factor, t.m33 * factor)
      }
    }
    func turn(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
      guard case .number(let old) = part(name, of: t) else { return }
      // The translation stays; only the axes rotate.
      let moved = (t.m41, t.m42, t.m43)
      (result.m41, result.m42, result.m43) = (0, 0, 0)
      result = result.concatenating(CATransform3DMakeRotation(number - old, x, y, z))
      (result.m41, result.m42, result.m43) = moved
    }
    switch name {
    case "translation.x": result.m41 = number
    case "translation.y": result.m42 = number
    case "translation.z": result.m43 = number
    case "scale": for axis in ["x", "y", "z"] { rescale(axis) }
    case "scale.x", "scale.y", "scale.z": rescale(String(name.suffix(1)))
    case "rotation", "rotation.z": turn(0, 0, 1)
    case "rotation.x": turn(1, 0, 0)
    case "rotation.y": turn(0, 1, 0)
    default: break
    }
    return result
  }
}
