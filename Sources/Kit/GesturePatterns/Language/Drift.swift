import Foundation

/// The limits of fingers' movement during an element.
package enum Drift: Sendable, Hashable {
  /// Each finger, from its landing.
  case each(CGFloat)
  /// The fingers' centre, from the element's beginning and from each landing; a lift does not count
  /// as movement of the centre.
  case centre(CGFloat)
  /// Each finger, to the side of a direction and against it.
  case corridor(Corridor)
}

/// The limits of a straight movement.
package struct Corridor: Sendable, Hashable {
  package var direction: PatternDirection
  package var aside: Fading
  /// A deviation that is always allowed, as a share of the distance along the direction.
  package var asideShare: CGFloat
  /// The maximum distance against the direction; `nil` if both directions are allowed.
  package var backwards: CGFloat?
}

/// A length that decreases by a share per second since the first landing.
public struct Fading: Sendable, Hashable {
  /// The initial length in points.
  public var length: CGFloat
  /// The share that is lost per second, from 0 to 1.
  public var share: CGFloat

  /// Creates a decreasing length.
  public init(_ length: CGFloat, losingEachSecond share: CGFloat = 0) {
    self.length = length
    self.share = share
  }

  package func after(_ seconds: TimeInterval) -> CGFloat { length * (1 - share * seconds) }
}
