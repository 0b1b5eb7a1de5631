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
  /// Foundation on Linux lacks this type (its `AffineTransform` is another one, with other names).
  public struct CGAffineTransform: Hashable, Sendable, BitwiseCopyable {
    /// How much of x goes into the new x.
    public var a: CGFloat
    /// How much of x goes into the new y.
    public var b: CGFloat
    /// How much of y goes into the new x.
    public var c: CGFloat
    /// How much of y goes into the new y.
    public var d: CGFloat
    /// How far x is moved.
    public var tx: CGFloat
    /// How far y is moved.
    public var ty: CGFloat

    /// Six zeros, which send every point to the origin; the transform that does nothing is
    /// `identity`.
    public init() {
      self.init(0, 0, 0, 0, 0, 0)
    }

    /// Makes a transform of its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Makes a transform of its six numbers, in their order.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a transform that moves.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(1, 0, 0, 1, tx, ty)
    }

    /// Makes a transform that enlarges, by factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(sx, 0, 0, sy, 0, 0)
    }

    /// A turn about the origin by radians; where y points down, positive is clockwise.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Leaves every point where it is.
    public static var identity: CGAffineTransform { CGAffineTransform(1, 0, 0, 1, 0, 0) }

    /// True only for the exact identity; a full turn is not, since its sine is not quite zero.
    public var isIdentity: Bool { self == .identity }
  }

  // MARK: - Combining

  extension CGAffineTransform {
    /// This transform and then the other.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c,
        b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c,
        d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx,
        ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// A translation and then this transform, as a view's own axes would have it.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// A scale and then this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// A turn by radians and then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The way back, or this same transform when there is none (its determinant is zero).
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
    /// What Apple's systems print, where the fields are shown for want of a description.
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
