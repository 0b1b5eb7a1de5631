import Foundation

/// A value that lives as long as a gesture is under way and then goes back by itself.
///
/// - Note: SwiftUI calls it `GestureState`, which in UIKit's vocabulary is the state of a recognizer.
@MainActor public final class TransientState<Value> {
  /// The present value.
  public private(set) var value: Value
  private let initial: Value
  /// Called with each value, also with the first one when the state goes back to it.
  public var onChange: (@MainActor (Value) -> Void)?

  /// Makes a state that goes back to that value.
  public init(_ initial: Value) {
    value = initial
    self.initial = initial
  }

  fileprivate func update(_ body: (inout Value) -> Void) {
    body(&value)
    onChange?(value)
  }

  fileprivate func goBack() {
    value = initial
    onChange?(value)
  }
}

extension Gesture {
  /// Lets the gesture set a value while it is under way; afterwards, also when it is broken off, the
  /// value is what it was at first.
  public func updating<State>(
    _ state: TransientState<State>, _ body: @escaping @MainActor (Value, inout State) -> Void
  ) -> UpdatingGesture<Self, State> {
    UpdatingGesture(base: self, state: state, body: body)
  }
}

/// A gesture that sets a value while it is under way.
public struct UpdatingGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  let base: Base
  let state: TransientState<State>
  let body: @MainActor (Value, inout State) -> Void

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    var isUnderWay = false
    func goBack() {
      guard isUnderWay else { return }
      isUnderWay = false
      state.goBack()
    }
    let node = base.assemble(in: assembly) { event in
      if case .changed(let value) = event {
        isUnderWay = true
        state.update { body(value, &$0) }
      }
      // Code that receives the end still reads the value, as in SwiftUI's `onEnded`.
      report(event)
      if case .changed = event { return }
      goBack()
    }
    return GestureNode(node) { goBack() }
  }
}
