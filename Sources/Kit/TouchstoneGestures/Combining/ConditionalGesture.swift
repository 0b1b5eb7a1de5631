import Foundation
import Touchstone

extension Gesture {
  /// Only if that is so at the moment at which the gesture would begin; else it fails, and the fingers are
  /// left to others.
  ///
  /// The condition sees the recognizer, which knows how many fingers there are, and where. A recognizer
  /// of a client's own that has a delegate asks that delegate instead.
  public func when(
    _ condition: @escaping @MainActor (UIGestureRecognizer) -> Bool
  ) -> ConditionalGesture<Self> {
    ConditionalGesture(base: self, condition: condition)
  }
}

/// A gesture that begins under a condition alone.
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
