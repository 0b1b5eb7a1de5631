import Foundation

extension UIScrollView {
  /// The fraction of its speed that gliding content keeps per millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate, which reduces the speed by 0.2 % per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate, which reduces the speed by 1 % per millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
