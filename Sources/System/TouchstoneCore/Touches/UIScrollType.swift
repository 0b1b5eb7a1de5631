/// How a scroll comes: in clicks, as a wheel's, or continuously, as a trackpad's (API-E12).
nonisolated public enum UIScrollType: UInt, Sendable {
  /// In steps, as a wheel with notches does.
  case discrete = 0
  /// Evenly, as fingers on a trackpad do.
  case continuous = 1
}

/// Which kinds of scrolling a pan takes (API-E12, PAN-15).
nonisolated public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Steps of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Even scrolling of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
