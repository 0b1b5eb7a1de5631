import Foundation

/// Where a finger is.
public struct FingerPlace: Sendable, Hashable {
  public var finger: Int
  public var place: CGPoint

  public init(_ finger: Int, at place: CGPoint) {
    self.finger = finger
    self.place = place
  }
}
