#if !canImport(Darwin)
  #if !hasFeature(Embedded)
    import Foundation
  #endif

  /// A map of the plane that keeps straight lines straight: scale, shear, rotation and translation.
  ///
  /// Points are rows, so a transform reads from left to right: `first.concatenating(second)` does
  /// `first` and then `second`.
  /// ```
  ///                       | a   b   0 |
  /// [x' y' 1] = [x y 1] * | c   d   0 |
  ///                       | tx  ty  1 |
  /// ```
  /// Foundation on Linux lacks this type. Its `AffineTransform` has other names.
  public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
    /// Factor from x to the new x.
    public var a: CGFloat
    /// Factor from x to the new y.
    public var b: CGFloat
    /// Factor from y to the new x.
    public var c: CGFloat
    /// Factor from y to the new y.
    public var d: CGFloat
    /// Translation along x.
    public var tx: CGFloat
    /// Translation along y.
    public var ty: CGFloat

    /// Six zeros, which map every point to the origin; `identity` is the transform without effect.
    public init() {
      self.init(0, 0, 0, 0, 0, 0)
    }

    /// Makes a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a transform from its six numbers, in the order of the properties.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(1, 0, 0, 1, tx, ty)
    }

    /// Makes a scale, by factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(sx, 0, 0, sy, 0, 0)
    }

    /// Makes a rotation about the origin, in radians; where y points down, positive is clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Maps every point to itself.
    public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

    /// True only for the exact identity. A full turn is not, because its sine is not exactly zero.
    public var isIdentity: Bool { self == .identity }
  }

  // MARK: - Combining

  extension CGAffineTransform {
    /// This transform followed by `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c,
        b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c,
        d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx,
        ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// A translation followed by this transform: the translation is along the transformed axes.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A scale followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A rotation in radians followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The inverse, or this transform itself when its determinant is zero.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0 else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  // MARK: - Printing

  extension CGAffineTransform: CustomStringConvertible {
    /// The text that Apple's systems print: the name of the type with its fields.
    public var description: String {
      "CGAffineTransform(a: \(a), b: \(b), c: \(c), d: \(d), tx: \(tx), ty: \(ty))"
    }
  }

  // MARK: - Coding

  #if !hasFeature(Embedded)
    extension CGAffineTransform: Codable {
      /// Reads `[a, b, c, d, tx, ty]`.
      public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        a = try numbers.decode(CGFloat.self)
        b = try numbers.decode(CGFloat.self)
        c = try numbers.decode(CGFloat.self)
        d = try numbers.decode(CGFloat.self)
        tx = try numbers.decode(CGFloat.self)
        ty = try numbers.decode(CGFloat.self)
      }

      /// Writes `[a, b, c, d, tx, ty]`.
      public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
          try numbers.encode(number)
        }
      }
    }
  #endif
#endif
