import Foundation

extension UIScrollView {
  /// The share of its speed that content keeps in each millisecond.
  nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual way of gliding: in each millisecond two thousandths of the speed go.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A short way of gliding: in each millisecond a hundredth of the speed goes.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
