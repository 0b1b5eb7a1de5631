import Foundation
import GestureCore
import GesturePatterns
import Touchstone

/// A movement that two recognizers of a scene both wait for, shown by fingers.
public struct GestureWitness: Sendable, Hashable {
  /// The recognizer that is recognized first in it, and those that could be later or at the same
  /// moment.
  public var winner: String
  /// The recognizer that could be recognized later, or at the same moment.
  public var loser: String
  /// The shortest movement that was found, in the window's coordinates.
  public var script: FingerScript
  /// When each of them has what it waits for.
  public var winnerTime: Timestamp
  /// When the loser has what it waits for.
  public var loserTime: Timestamp
  /// What would settle it, tried with the same fingers.
  public var settlements: [GestureSettlement]
}
