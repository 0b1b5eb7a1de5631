import Foundation
import Touchstone

/// Two gestures, of which the one that is recognized first prevents the other.
public struct RaceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = ExclusiveGesture<First, Second>.Value

  /// The first gesture.
  public let first: First
  /// The second gesture.
  public let second: Second

  /// Combines two gestures.
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
