import Foundation
import GestureCore

/// Fingers that did the same thing at the same moment.
public struct FingerEvent: Sendable, Hashable {
  /// What fingers do at a moment.
  public enum Phase: Sendable, Hashable, Comparable {
    /// They come down.
    case down
    /// They move.
    case move
    /// They lift.
    case up
    /// They are taken away.
    case cancel
  }

  /// What the fingers do.
  public var phase: Phase
  /// When they do it.
  public var time: Timestamp
  /// Those that did it, in the order in which they came down.
  public var fingers: [Int]
  /// Where fingers are now, these and any others that moved at this moment.
  public var places: [FingerPlace]
  /// Whether a finger lifts, or is taken away, later at this moment. Two fingers do not begin to pinch or turn then.
  package var losesFinger = false

  /// Makes an event.
  public init(_ phase: Phase, at time: Timestamp, fingers: [Int], places: [FingerPlace]) {
    self.phase = phase
    self.time = time
    self.fingers = fingers
    self.places = places
  }
}

/// Where a finger is.
public struct FingerPlace: Sendable, Hashable {
  /// The number of the finger.
  public var finger: Int
  /// Where it is, in the pattern's space.
  public var place: CGPoint

  /// Puts a finger at a place.
  public init(_ finger: Int, at place: CGPoint) {
    self.finger = finger
    self.place = place
  }
}
