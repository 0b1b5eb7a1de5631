import Foundation
import Touchstone

extension Gesture {
  /// Adds an action for each change.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Adds an action for cancellation and failure; SwiftUI has no equivalent.
  public func onCancelled(_ action: @escaping @MainActor () -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .cancelled = $0 { action() } }
  }

  /// Converts the gesture's value.
  public func map<Other>(
    _ change: @escaping @MainActor (Value) -> Other
  ) -> MappedGesture<Self, Other> {
    MappedGesture(base: self, change: change)
  }

  /// Names the gesture's recognizers, for explanations and traces.
  public func named(_ name: String) -> NamedGesture<Self> { NamedGesture(base: self, name: name) }

  // MARK: Combining

  /// Makes the other gesture possible after this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Makes both gestures possible at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Makes the other gesture possible after this one has failed.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Makes the gesture that is recognized first prevent the other.
  public func race<Other: Gesture>(against other: Other) -> RaceGesture<Self, Other> {
    RaceGesture(self, other)
  }

  /// Gives both gestures priority over recognizers outside, which wait for them, and makes them
  /// simultaneous.
  public func team<Other: Gesture>(
    with other: Other
  ) -> TeamGesture<Self, Other> {
    TeamGesture(base: SimultaneousGesture(self, other))
  }
}

/// A gesture with an action.
public struct ActingGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value

  let base: Base
  let act: @MainActor (GestureEvent<Value>) -> Void

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    base.assemble(in: assembly) { event in
      act(event)
      report(event)
    }
  }
}

/// A gesture with a converted value.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let change: @MainActor (Base.Value) -> Value

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    base.assemble(in: assembly) { report($0.map(change)) }
  }
}

/// A gesture with names for its recognizers.
public struct NamedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value

  let base: Base
  let name: String

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let node = base.assemble(in: assembly, report: report)
    let unnamed = node.recognizers.filter { $0.name == nil }
    for (number, recognizer) in unnamed.enumerated() {
      recognizer.name = unnamed.count == 1 ? name : "\(name) \(number + 1)"
    }
    return node
  }
}

/// Simultaneous gestures that have priority over others.
public struct TeamGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = SimultaneousGesture<First, Second>.Value

  let base: SimultaneousGesture<First, Second>

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    let node = base.assemble(in: assembly, report: report)
    assembly.makeTeam(of: node)
    return node
  }
}
