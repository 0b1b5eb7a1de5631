import Foundation
import GestureCore

/// A relation between two recognizers, and what the witness comes to with it in force.
public struct GestureSettlement: Sendable, Hashable {
  /// What the two are to each other then.
  public enum Relation: Sendable, Hashable {
    /// The winner waits for the loser to fail.
    case winnerWaits
    /// The loser waits for the winner to fail.
    case loserWaits
    /// Both may recognize together.
    case together
    /// The loser is first in rank: of two that are recognized at the same moment it has the movement.
    case loserFirst
  }

  /// What the two are to each other then.
  public var relation: Relation
  /// In the words of code.
  public var code: String
  /// The names of the recognizers that act when the witness is played on a scene of its own, in order.
  public var acting: [String]
  /// Whether each of the two still has a movement in which it acts.
  public var keepsBoth: Bool
  /// How much later the one that waits acts, if nothing follows its movement, and at most; `nil`
  /// where neither waits, or no time limits it.
  public var delay: TimeInterval?
  /// The longest of such delays.
  public var longestDelay: TimeInterval?
}
