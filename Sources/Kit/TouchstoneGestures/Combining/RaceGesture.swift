import Foundation
import Touchstone

/// Two gestures of which the one that recognizes first keeps the other out.
public struct RaceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = ExclusiveGesture<First, Second>.Value

  /// One of the two.
  public let first: First
  /// The other.
  public let second: Second

  /// Makes a gesture of the two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    GestureNode.either(first, second, in: assembly, report: report).both
  }
}
