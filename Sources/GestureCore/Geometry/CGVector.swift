#if !canImport(Darwin)
  /// A direction with a length, in the units and the axes of the code that made it.
  ///
  /// Foundation on Linux has points, sizes and rectangles but not this type; here it is with
  /// CoreGraphics' names, coding and printed form, so that client sources compile unchanged.
  public struct CGVector: Hashable, Sendable, BitwiseCopyable {
    /// To the right.
    public var dx: CGFloat
    /// Down.
    public var dy: CGFloat

    /// A vector of no length.
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

    /// No direction and no length.
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
