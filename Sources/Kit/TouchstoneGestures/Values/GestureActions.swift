import Foundation
import Touchstone

extension Gesture {
  /// Does something with every change.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .changed(let value) = $0 { action(value) } }
  }

  /// Does something when the gesture has happened.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .ended(let value) = $0 { action(value) } }
  }

  /// Does something when the gesture is broken off or fails; SwiftUI has no such report.
  public func onCancelled(_ action: @escaping @MainActor () -> Void) -> ActingGesture<Self> {
    ActingGesture(base: self) { if case .cancelled = $0 { action() } }
  }

  /// The same gesture with another value.
  public func map<Other>(
    _ change: @escaping @MainActor (Value) -> Other
  ) -> MappedGesture<Self, Other> {
    MappedGesture(base: self, change: change)
  }

  /// Names the gesture's recognizers, for the why and the trace.
  public func named(_ name: String) -> NamedGesture<Self> { NamedGesture(base: self, name: name) }

  // MARK: Combining

  /// The other has its turn when this has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Both may happen at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// The other has its chance when this has failed.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// The one that recognizes first keeps the other out.
  public func race<Other: Gesture>(against other: Other) -> RaceGesture<Self, Other> {
    RaceGesture(self, other)
  }

  /// Both win against recognizers outside, which wait for them, and then happen at the same time.
  public func team<Other: Gesture>(
    with other: Other
  ) -> TeamGesture<Self, Other> {
    TeamGesture(base: SimultaneousGesture(self, other))
  }
}

/// A gesture with something to do.
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

/// A gesture whose value is made from another's.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
  let base: Base
  let change: @MainActor (Base.Value) -> Value

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    base.assemble(in: assembly) { report($0.map(change)) }
  }
}

/// A gesture whose recognizers have a name.
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

/// Gestures that win together against the rest.
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
