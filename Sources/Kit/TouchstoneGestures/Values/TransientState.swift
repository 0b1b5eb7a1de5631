import Foundation

/// A value that exists while a gesture is active, and is reset automatically.
///
/// - Note: SwiftUI calls it `GestureState`, a name that would be confused with the state of UIKit's recognizers.
@MainActor public final class TransientState<Value> {
  /// The present value.
  public private(set) var value: Value
  private let initial: Value
  /// Called with each value, including the initial one at a reset.
  public var onChange: (@MainActor (Value) -> Void)?

  /// Creates a state with an initial value.
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
  /// Lets the gesture set a value while it is active. When it ends or is cancelled, the value is reset.
  public func updating<State>(
    _ state: TransientState<State>, _ body: @escaping @MainActor (Value, inout State) -> Void
  ) -> UpdatingGesture<Self, State> {
    UpdatingGesture(base: self, state: state, body: body)
  }
}

/// A gesture that sets a value while it is active.
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
      // Handlers of the end can still read the value, as in SwiftUI's `onEnded`.
      report(event)
      if case .changed = event { return }
      goBack()
    }
    return GestureNode(node) { goBack() }
  }
}
