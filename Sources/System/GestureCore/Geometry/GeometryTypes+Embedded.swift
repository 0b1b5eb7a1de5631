#if hasFeature(Embedded)
  // The types of Foundation that this module uses, as far as it uses them.

  public typealias CGFloat = Double
  public typealias TimeInterval = Double

  public struct CGPoint: Hashable, Sendable, BitwiseCopyable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
  }

  public struct CGSize: Hashable, Sendable, BitwiseCopyable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public static var zero: CGSize { CGSize(width: 0, height: 0) }
  }

  public struct CGRect: Hashable, Sendable, BitwiseCopyable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }

    /// The intersection of two rectangles that do not overlap.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }

    public static var infinite: CGRect {
      let most = CGFloat.greatestFiniteMagnitude
      return CGRect(x: -most / 2, y: -most / 2, width: most, height: most)
    }

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isInfinite: Bool { self == .infinite }
  }
#endif
