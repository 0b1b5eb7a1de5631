/// The kind of a scroll: in steps, as of a wheel, or continuous, as of a trackpad (API-E12).
nonisolated public enum UIScrollType: UInt, Sendable {
  /// In steps, as of a wheel.
  case discrete = 0
  /// Continuous, as of a trackpad.
  case continuous = 1
}

/// The kinds of scrolls that a pan recognizes (API-E12, PAN-15).
nonisolated public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolls in steps, of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Continuous scrolls, of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// All scrolls.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
