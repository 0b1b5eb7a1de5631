#if !canImport(Darwin)
  #if !hasFeature(Embedded)
    import Foundation
  #endif

  /// An affine transform as four steps, applied in the order scale, shear, rotation, translation.
  /// ```
  /// | sx 0  0 |   | 1  0 0 |   |  cos t  sin t  0 |   | 1  0  0 |
  /// | 0  sy 0 | * | sh 1 0 | * | -sin t  cos t  0 | * | 0  1  0 |
  /// | 0  0  1 |   | 0  0 1 |   |  0      0      1 |   | dx dy 1 |
  /// ```
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// `(sx, sy)`; a negative side is a mirror.
    public var scale: CGSize
    /// `sh`: the movement along x for each unit of y.
    public var horizontalShear: CGFloat
    /// `t`, in radians; where y points down, positive is clockwise.
    public var rotation: CGFloat
    /// `(dx, dy)`, in the axes of the result.
    public var translation: CGVector

    /// All components are zero, the scale included.
    public init() {
      self.init(scale: .zero)
    }

    /// Makes components; a component that is not given has no effect.
    public init(
      scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
      rotation: CGFloat = 0, translation: CGVector = .zero
    ) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// The product of the four steps.
    public init(_ components: CGAffineTransformComponents) {
      let (sine, cosine) = (sin(components.rotation), cos(components.rotation))
      let (scale, shear) = (components.scale, components.horizontalShear)
      self.init(
        a: scale.width * cosine,
        b: scale.width * sine,
        c: scale.height * (shear * cosine - sine),
        d: scale.height * (shear * sine + cosine),
        tx: components.translation.dx,
        ty: components.translation.dy)
    }

    /// Four steps whose product is this transform. The height's scale is never negative: a mirror
    /// gives a negative width.
    ///
    /// Parallel rows (a determinant of zero) give a height of zero and no shear. The second row
    /// cannot be computed from these.
    public func decomposed() -> CGAffineTransformComponents {
      // The first row is the scaled x axis. Its direction is computed by division, not by the
      // angle, so that right angles stay exact.
      let width = hypot(a, b)
      let (cosine, sine) = width > 0 ? (a / width, b / width) : (1, 0)
      let angle = atan2(sine, cosine)

      // The second row in the rotated axes: its part along x, and its part along y.
      let lean = c * cosine + d * sine
      let height = d * cosine - c * sine
      let isMirrored = height < 0
      return CGAffineTransformComponents(
        scale: CGSize(width: isMirrored ? -width : width, height: abs(height)),
        horizontalShear: height == 0 ? 0 : lean / height,
        rotation: isMirrored ? angle + (angle < 0 ? .pi : -.pi) : angle,
        translation: CGVector(dx: tx, dy: ty))
    }
  }
#endif
