#if !canImport(Darwin)
  /// A direction with a length, in the units and the axes of the code that made it.
  ///
  /// Foundation on Linux lacks this type. It has CoreGraphics' names, coding and printed form, so
  /// that client sources compile unchanged.
  public struct CGVector: Hashable, Sendable, BitwiseCopyable {
    /// The component along x; positive is to the right.
    public var dx: CGFloat
    /// The component along y; positive is down.
    public var dy: CGFloat

    /// A vector of length 0.
    public init() {
      self.init(dx: 0 as CGFloat, dy: 0)
    }

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    #if !hasFeature(Embedded)
      /// Makes a vector.
      public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
      }
    #endif

    /// Makes a vector.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector of length 0.
    public static var zero: CGVector { CGVector() }
  }

  extension CGVector: CustomStringConvertible, CustomDebugStringConvertible {
    /// `(dx, dy)`, as on Apple's systems.
    public var description: String { "(\(dx), \(dy))" }
    public var debugDescription: String { description }
  }

  #if !hasFeature(Embedded)
    extension CGVector: Codable {
      /// Reads `[dx, dy]`.
      public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        dx = try numbers.decode(CGFloat.self)
        dy = try numbers.decode(CGFloat.self)
      }

      /// Writes `[dx, dy]`.
      public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
      }
    }
  #endif
#endif
