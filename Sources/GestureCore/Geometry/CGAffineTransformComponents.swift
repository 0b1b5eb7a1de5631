#if !canImport(Darwin)
  #if !hasFeature(Embedded)
    import Foundation
  #endif

  /// An affine transform told as four steps, done in the order scale, shear, rotation, translation.
  /// ```
  /// | sx 0  0 |   | 1  0 0 |   |  cos t  sin t  0 |   | 1  0  0 |
  /// | 0  sy 0 | * | sh 1 0 | * | -sin t  cos t  0 | * | 0  1  0 |
  /// | 0  0  1 |   | 0  0 1 |   |  0      0      1 |   | dx dy 1 |
  /// ```
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// `(sx, sy)`; a negative side is a mirror.
    public var scale: CGSize
    /// `sh`: how far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// `t`, in radians; where y points down, positive is clockwise.
    public var rotation: CGFloat
    /// `(dx, dy)`, in the axes of the result.
    public var translation: CGVector

    /// All zeros, scale included.
    public init() {
      self.init(scale: .zero)
    }

    /// Makes components; those left out change nothing.
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

    /// Four steps that make this transform, with the height's scale never negative: a mirror shows
    /// as a negative width.
    ///
    /// Rows that are parallel (a determinant of zero) leave a height of zero and no shear, from
    /// which the second row cannot be made again.
    public func decomposed() -> CGAffineTransformComponents {
      // The first row is the scaled x axis. Its direction is taken by division, not through the
      // angle, so that right angles stay exact.
      let width = hypot(a, b)
      let (cosine, sine) = width > 0 ? (a / width, b / width) : (1, 0)
      let angle = atan2(sine, cosine)

      // The second row, seen from the turned axes: how much of it leans along x, how much is y.
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
