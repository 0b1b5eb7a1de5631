import Foundation

/// The sides of a straight movement.
package struct Corridor: Sendable, Hashable {
  package var direction: PatternDirection
  package var aside: Fading
  /// How far it may go aside in any case, as a share of how far it went along.
  package var asideShare: CGFloat
  /// How far against the direction; `nil` where both ways count.
  package var backwards: CGFloat?
}
