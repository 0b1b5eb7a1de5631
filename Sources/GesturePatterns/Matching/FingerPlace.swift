import Foundation

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
