import Foundation
import GestureCore

/// What an element that is over has to tell; captures pick from it.
public struct PatternOutcome: Sendable, Hashable {
  /// When the element ended.
  public var time: Timestamp
  /// How long it took, in seconds.
  public var duration: TimeInterval
  /// The centre of the fingers at the end.
  public var place: CGPoint
  /// The places where these fingers came down.
  public var landings: [CGPoint]
  /// How far the centre moved.
  public var translation: CGVector
  /// How many fingers there were.
  public var fingers: Int
}
