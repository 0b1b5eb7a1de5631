import Foundation
import GestureCore

/// A change of fingers at a moment.
public struct FingerEvent: Sendable, Hashable {
  /// What fingers do at a moment.
  public enum Phase: Sendable, Hashable, Comparable {
    /// They land.
    case down
    /// They move.
    case move
    /// They lift.
    case up
    /// They are cancelled.
    case cancel
  }

  /// What the fingers do.
  public var phase: Phase
  /// When they do it.
  public var time: Timestamp
  /// The fingers that changed, in the order of landing.
  public var fingers: [Int]
  /// The present locations of these fingers, and of others that moved at the same time.
  public var places: [FingerPlace]
  /// Whether a finger lifts or is cancelled later at the same time. Pinches and rotations do not begin then.
  package var losesFinger = false

  /// Makes an event.
  public init(_ phase: Phase, at time: Timestamp, fingers: [Int], places: [FingerPlace]) {
    self.phase = phase
    self.time = time
    self.fingers = fingers
    self.places = places
  }
}

/// The location of a finger.
public struct FingerPlace: Sendable, Hashable {
  /// The number of the finger.
  public var finger: Int
  /// Its location in the pattern's coordinate space.
  public var place: CGPoint

  /// Creates a finger's location.
  public init(_ finger: Int, at place: CGPoint) {
    self.finger = finger
    self.place = place
  }
}
