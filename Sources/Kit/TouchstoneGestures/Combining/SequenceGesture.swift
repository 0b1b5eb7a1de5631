import Foundation
import Touchstone

/// A gesture that has its turn only when another has ended.
///
/// Fingers that are still down when the first ends are taken over: a press and then a drag is one
/// finger. If the second fails, all begins anew with the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The first is under way.
    case first(First.Value)
    /// The first ended; the second has its turn, and its value once it has reported one.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to end first.
  public let first: First
  /// The gesture that follows it.
  public let second: Second

  /// Makes a gesture of the two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func assemble(
    in assembly: GestureAssembly, report: @escaping @MainActor (GestureEvent<Value>) -> Void
  ) -> GestureNode {
    var done: First.Value?
    var nodes: (first: GestureNode, second: GestureNode)?

    func startAnew() {
      guard done != nil, let nodes else { return }
      done = nil
      assembly.hold(nodes.second)
      assembly.release(nodes.first)
    }

    let one = first.assemble(in: assembly) { event in
      guard done == nil else { return }
      switch event {
      case .changed(let value): report(.changed(.first(value)))
      case .ended(let value):
        done = value
        if let nodes {
          assembly.hold(nodes.first)
          assembly.release(nodes.second)
        }
        report(.changed(.second(value, nil)))
      case .cancelled: report(.cancelled)
      }
    }
    let other = second.assemble(in: assembly) { event in
      // While it waits, its failures are not reported.
      guard let value = done else { return }
      switch event {
      case .changed(let next): report(.changed(.second(value, next)))
      case .ended(let next):
        startAnew()
        report(.ended(.second(value, next)))
      case .cancelled:
        startAnew()
        report(.cancelled)
      }
    }
    nodes = (one, other)
    assembly.allow(one, togetherWith: other)
    assembly.hold(other)
    return GestureNode(one, other) { startAnew() }
  }
}
