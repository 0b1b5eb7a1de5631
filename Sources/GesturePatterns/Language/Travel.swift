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
