import Foundation

/// A length of which each second since the first finger came takes a share away.
public struct Fading: Sendable, Hashable {
  /// The length at the beginning, in points.
  public var length: CGFloat
  /// The share that is lost in each second, from 0 to 1.
  public var share: CGFloat

  /// Makes a length that fades.
  public init(_ length: CGFloat, losingEachSecond share: CGFloat = 0) {
    self.length = length
    self.share = share
  }

  package func after(_ seconds: TimeInterval) -> CGFloat { length * (1 - share * seconds) }
}
