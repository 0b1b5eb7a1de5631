import Foundation
import GestureCore

/// A sign in a session that a scene did not do what its user wanted. Places are in points, scene space.
package struct SessionSign: Equatable {
  package enum Kind: String {
    /// Several taps in one place, soon after each other.
    case rageTap
    /// A tap at which no recognizer and no control of the scene acted.
    case deadTap
    /// A finger that rested before it moved, without a long press or a pan in between.
    case hesitation
  }

  package var kind: Kind
  /// When the first finger landed.
  package var began: Timestamp
  /// When the last finger lifted; of a hesitation when the finger moved on.
  package var ended: Timestamp
  /// Where the first finger landed.
  package var location: CGPoint
  /// How many taps there were.
  package var taps: Int?
  /// What was measured, in seconds: the shortest time in which so many taps came as the limit asks for, or the rest.
  package var seconds: Double?
  /// Why the recognizer that came nearest did not act, if one received the finger, or why none did.
  package var loss: ToldLoss?
  package var reason: String?
}

/// What counts as a sign.
package struct SignLimits: Equatable, Sendable {
  /// So many taps within so many seconds, each within so many points of the one before, are a rage.
  package var rageTaps = 3
  package var rageSeconds = 1.0
  package var rageDistance = 24.0
  /// A rest from so many seconds on is a hesitation.
  package var hesitation = 0.3
  /// Whether taps without an effect are signs. In the usual scene they say nothing.
  package var findsDeadTaps = false

  package init() {}
}
