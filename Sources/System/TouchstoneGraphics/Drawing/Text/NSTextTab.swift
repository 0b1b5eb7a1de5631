import Foundation

/// A place in a line to which a tab leads.
nonisolated open class NSTextTab: NSObject {
  /// A key of options.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column of numbers.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text lies at the place.
  public let alignment: NSTextAlignment
  /// How far the place is from the edge, in points.
  public let location: CGFloat
  /// What else was said of it.
  public let options: [OptionKey: Any]

  /// Makes a place.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
