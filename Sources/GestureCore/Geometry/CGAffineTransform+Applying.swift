#if !canImport(Darwin)
  extension CGPoint {
    /// Where the transform sends this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// What the transform makes of this size as a distance: the translation has no part in it, and
    /// the result may be negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four transformed corners; `null` and `infinite`
    /// stay what they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      // From one corner and the two sides that leave it, rather than as the spread of four
      // corners: a translated rectangle then keeps its size to the last bit. Sides of negative
      // size need no care of their own, they just leave the corner the other way.
      let corner = origin.applying(t)
      let across = CGSize(width: t.a * size.width, height: t.b * size.width)
      let down = CGSize(width: t.c * size.height, height: t.d * size.height)
      return CGRect(
        x: corner.x + min(0, across.width) + min(0, down.width),
        y: corner.y + min(0, across.height) + min(0, down.height),
        width: abs(across.width) + abs(down.width),
        height: abs(across.height) + abs(down.height))
    }
  }
#endif
