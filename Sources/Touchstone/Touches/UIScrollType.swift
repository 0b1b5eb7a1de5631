/// How a scroll comes: in clicks, as a wheel's, or continuously, as a trackpad's (API-E12).
nonisolated public enum UIScrollType: UInt, Sendable {
  case discrete = 0
  case continuous = 1
}

nonisolated public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
