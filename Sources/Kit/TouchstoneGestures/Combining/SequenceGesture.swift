import Foundation
import Touchstone

/// A gesture that can begin only after another one has ended.
///
/// The second gesture takes over fingers that are still down when the first ends: a press followed
/// by a drag needs one finger. If the second fails, the sequence restarts with the first.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    /// The first gesture is active.
    case first(First.Value)
    /// The first gesture ended; the second may begin, and its value is `nil` until it reports one.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that has to end first.
  public let first: First
  /// The gesture that follows it.
  public let second: Second

  /// Combines two gestures.
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
      // The failures of the waiting gesture are not reported.
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
