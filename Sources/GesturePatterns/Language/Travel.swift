import Foundation

/// What must be reached by moving. Each measure counts from the beginning of the element unless it
/// says otherwise.
package struct Travel: Sendable, Hashable {
  package enum Measure: Sendable, Hashable {
    /// The fingers' centre goes further than that; within an angle of one way, or it fails.
    case distance(CGFloat, towards: PatternDirection?, angle: CGFloat)
    /// Each finger goes so far from where it landed, by a measure that shrinks with time.
    case each(PatternDirection, Fading)
    /// The distance of the first two fingers changes by more than that.
    case span(CGFloat, Change)
    /// The first two fingers turn by more than that, and travel so far in doing so.
    case turn(CGFloat, travel: CGFloat)
    /// The fingers' centre comes into a region.
    case into(PatternRegion)
  }

  package enum Change: Sendable, Hashable { case any, apart, together }

  package var measure: Measure
  /// With how many fingers it counts; with others it goes on waiting.
  package var fingers: ClosedRange<Int>
  /// Points a second, from the beginning of the element to where it is complete.
  package var minimumSpeed: CGFloat = 0
}

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
