import Foundation

/// How fingers come down.
package struct Landing: Sendable, Hashable {
  package var count: Int
  /// Whether any more that come at the same moment are welcome.
  package var mayBeMore = false
  package var region: PatternRegion?
  package var near: Near?
  /// How long after the first of them the last may come, in seconds.
  package var spread: TimeInterval?
  /// How long the first of them may take to come.
  package var gap: TimeLimit?

  /// A place captured before, near to which they come down.
  package struct Near: Sendable, Hashable {
    package var capture: String
    package var distance: CGFloat
    /// Whether the centre of all fingers is measured and not each finger.
    package var isOfCentre: Bool
  }
}
