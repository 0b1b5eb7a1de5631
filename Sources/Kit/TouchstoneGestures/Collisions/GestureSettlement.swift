import Foundation
import GestureCore

/// A possible relation between two recognizers, with the outcome for the witness.
public struct GestureSettlement: Sendable, Hashable {
  /// The relation.
  public enum Relation: Sendable, Hashable {
    /// The winner waits for the loser's failure.
    case winnerWaits
    /// The loser waits for the winner's failure.
    case loserWaits
    /// Both may be recognized simultaneously.
    case together
    /// The loser is first in rank: if both are recognized at the same time, it acts.
    case loserFirst
  }

  /// The relation.
  public var relation: Relation
  /// The relation as code.
  public var code: String
  /// The names of the recognizers that act when the witness is played in a separate scene, in order.
  public var acting: [String]
  /// Whether each of the two recognizers still acts for some movement.
  public var keepsBoth: Bool
  /// Seconds by which the waiting recognizer is delayed if nothing follows its movement; `nil` if neither waits, or there is no
  /// time limit.
  public var delay: TimeInterval?
  /// The longest such delay in seconds; `nil` if there is no time limit.
  public var longestDelay: TimeInterval?
}
