import Foundation

/// A length of which each second since the first finger came takes a share away.
public struct Fading: Sendable, Hashable {
  public var length: CGFloat
  public var share: CGFloat

  public init(_ length: CGFloat, losingEachSecond share: CGFloat = 0) {
    self.length = length
    self.share = share
  }

  package func after(_ seconds: TimeInterval) -> CGFloat { length * (1 - share * seconds) }
}
