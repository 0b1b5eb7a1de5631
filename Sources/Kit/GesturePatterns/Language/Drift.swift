import Foundation

/// How far fingers may stray while an element is under way.
package enum Drift: Sendable, Hashable {
  /// Each finger from where it landed.
  case each(CGFloat)
  /// Their centre from the beginning of the element, and from each finger that lands; a lift is no
  /// movement of the centre.
  case centre(CGFloat)
  /// Each finger beside a way and against it.
  case corridor(Corridor)
}

/// The sides of a straight movement.
package struct Corridor: Sendable, Hashable {
  package var direction: PatternDirection
  package var aside: Fading
  /// How far it may go aside in any case, as a share of how far it went along.
  package var asideShare: CGFloat
  /// How far against the direction; `nil` where both ways count.
  package var backwards: CGFloat?
}

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
