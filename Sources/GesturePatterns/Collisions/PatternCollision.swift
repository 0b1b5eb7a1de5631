import Foundation
import GestureCore

/// A movement that two patterns both match, as the shortest script of fingers that was found.
public struct PatternCollision: Sendable, Hashable {
  /// Which of the two is recognized first in it.
  public enum Order: Sendable, Hashable, CaseIterable {
    /// Both at the same moment: the first in rank has it.
    case atOnce
    /// The first matches a beginning of what the second matches.
    case firstThenSecond
    /// The second matches a beginning of what the first matches.
    case secondThenFirst
  }

  /// Which of the two is first.
  public var order: Order
  /// What the fingers do; at the end all of them have lifted.
  public var script: FingerScript
  /// When the first pattern is recognized.
  public var firstTime: Timestamp
  /// When the second pattern is recognized.
  public var secondTime: Timestamp
  /// How much later the one that is recognized first would be if it waited for the other to fail: when
  /// nothing more happens, and at most. `nil` where no time limits it.
  public var waitIfNothingFollows: TimeInterval?
  /// The longest wait of that kind.
  public var waitAtMost: TimeInterval?
}
