import Foundation
import GestureCore

/// Which element did not match, and by how much.
public struct PatternFailure: Sendable, Hashable, CustomStringConvertible {
  /// The element that did not match, in words.
  public let element: String
  /// Why it did not, and by how much.
  public let reason: Reason
  /// When nothing was left that could match.
  public internal(set) var time: Timestamp
  /// How many elements had matched before.
  public let depth: Int

  public var description: String { "\(element): \(reason)" }
}
