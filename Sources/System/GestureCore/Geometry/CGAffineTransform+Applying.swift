#if !canImport(Darwin)
  extension CGPoint {
    /// The transformed point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// The transformed size, treated as a distance: the translation is ignored, and the result may be
    /// negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four transformed corners; `null` and `infinite`
    /// are returned unchanged.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      // Computed from one corner and its two sides, not from four corners, so that a translated
      // rectangle keeps its exact size. Negative sides need no special case: they point the other way.
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
