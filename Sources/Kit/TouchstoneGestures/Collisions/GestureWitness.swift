import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// Fingers whose movement two recognizers of a scene both match.
public struct GestureWitness: Sendable, Hashable {
  /// The name of the recognizer that is recognized first.
  public var winner: String
  /// The name of the recognizer that could be recognized later or at the same time.
  public var loser: String
  /// The shortest movement found, in window coordinates.
  public var script: FingerScript
  /// When the winner's pattern is complete.
  public var winnerTime: Timestamp
  /// When the loser's pattern is complete.
  public var loserTime: Timestamp
  /// The relations that resolve the conflict, tried with the same fingers.
  public var settlements: [GestureSettlement]
}
