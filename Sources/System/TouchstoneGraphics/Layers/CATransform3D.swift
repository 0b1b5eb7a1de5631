// CoreGraphics' and UIKit's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import GestureCore

/// A map of space, as sixteen numbers; points are rows, as with `CGAffineTransform`.
nonisolated public struct CATransform3D: Sendable, Hashable, BitwiseCopyable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row.
  public var m41, m42, m43, m44: CGFloat

  /// Sixteen zeros; the transform that does nothing is `CATransform3DIdentity`.
  public init() { self.init([CGFloat](repeating: 0, count: 16)) }

  /// Makes a matrix, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init([
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// Row by row.
  package init(_ n: [CGFloat]) {
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }

  package init(_ t: CGAffineTransform) {
    self.init([t.a, t.b, 0, 0, t.c, t.d, 0, 0, 0, 0, 1, 0, t.tx, t.ty, 0, 1])
  }

  /// Row by row.
  package var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The two-dimensional part, without depth and perspective.
  package var flattened: CGAffineTransform { CGAffineTransform(m11, m12, m21, m22, m41, m42) }

  package var isAffine: Bool { self == CATransform3D(flattened) }

  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (numbers, other.numbers)
    return CATransform3D(
      (0..<16).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: 4)
        return (0..<4).reduce(0) { $0 + left[row * 4 + $1] * right[$1 * 4 + column] }
      })
  }

  /// By Gauss and Jordan; `nil` if there is no way back.
  var inverted: CATransform3D? {
    var left = numbers
    var right = CATransform3DIdentity.numbers
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0 * 4 + column]) < abs(left[$1 * 4 + column]) }
      guard let pivot, left[pivot * 4 + column] != 0 else { return nil }
      for place in 0..<4 where pivot != column {
        left.swapAt(pivot * 4 + place, column * 4 + place)
        right.swapAt(pivot * 4 + place, column * 4 + place)
      }
      let scale = left[column * 5]
      for place in 0..<4 {
        left[column * 4 + place] /= scale
        right[column * 4 + place] /= scale
      }
      for row in 0..<4 where row != column {
        let factor = left[row * 4 + column]
        for place in 0..<4 {
          left[row * 4 + place] -= factor * left[column * 4 + place]
          right[row * 4 + place] -= factor * right[column * 4 + place]
        }
      }
    }
    return CATransform3D(right)
  }
}

/// The transform that does nothing.
nonisolated public let CATransform3DIdentity = CATransform3D(.identity)

/// Whether it changes nothing.
nonisolated public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Whether both are the same.
nonisolated public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D)
  -> Bool
{ a == b }

/// Moves.
nonisolated public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Scales.
nonisolated public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A turn by radians around a direction; one without a length turns nothing.
nonisolated public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let d = 1 - c
  return CATransform3D([
    c + x * x * d, x * y * d + z * s, x * z * d - y * s, 0,
    x * y * d - z * s, c + y * y * d, y * z * d + x * s, 0,
    x * z * d + y * s, y * z * d - x * s, c + z * z * d, 0,
    0, 0, 0, 1,
  ])
}

/// Moves before that transform.
nonisolated public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Scales before that transform.
nonisolated public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Turns about an axis, by radians, before that transform.
nonisolated public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// The first transform and then the second.
nonisolated public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D)
  -> CATransform3D
{ a.concatenating(b) }

/// The way back, or the same transform when there is none.
nonisolated public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverted ?? t
}

/// A transform of the plane, in three dimensions.
nonisolated public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Whether it is one of the plane.
nonisolated public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The transform without its third dimension.
nonisolated public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.flattened
}
