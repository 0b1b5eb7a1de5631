import Foundation
import Touchstone

extension Gesture {
  /// Makes the gesture fail if the condition is false when it would begin; the fingers are left to other gestures.
  ///
  /// The condition receives the recognizer, which has the number and locations of fingers. A client's recognizer with its own
  /// delegate asks that delegate instead.
  public func when(
    _ condition: @escaping @MainActor (UIGestureRecognizer) -> Bool
  ) -> ConditionalGesture<Self> {
    ConditionalGesture(base: self, condition: condition)
  }
}

/// A gesture that begins only under a condition.
public struct ConditionalGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value

  let base: Base
  let condition: @MainActor (UIGestureRecognizer) -> Bool

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let node = base.assemble(in: assembly, report: report)
    assembly.demand(condition, of: node)
    return node
  }
}
