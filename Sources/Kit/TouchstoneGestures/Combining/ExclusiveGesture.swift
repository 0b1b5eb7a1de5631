import Foundation
import Touchstone

/// Two gestures, of which the second is only possible after the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The value of the first gesture.
    case first(First.Value)
    /// The value of the second gesture.
    case second(Second.Value)
  }

  /// The gesture with priority.
  public let first: First
  /// The gesture that is possible after the first has failed.
  public let second: Second

  /// Combines two gestures.
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
