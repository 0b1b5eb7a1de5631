import Foundation
import Touchstone

/// Two gestures of which the second has its chance when the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that has the first chance.
  public let first: First
  /// The gesture that has its chance when the first has failed.
  public let second: Second

  /// Makes a gesture of the two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let either = GestureNode.either(first, second, in: assembly, report: report)
    for late in either.second.recognizers where !(late is ActsAtOnce) {
      for early in either.first.recognizers where !(early is ActsAtOnce) {
        late.require(toFail: early)
      }
    }
    return either.both
  }
}
