import Touchstone

extension GestureNode {
  /// Assembles two gestures of which one reports; the caller decides how they prevent each other.
  static func either<First: Gesture, Second: Gesture>(
    _ first: First, _ second: Second, in assembly: GestureAssembly,
    report: @escaping @MainActor (GestureEvent<ExclusiveGesture<First, Second>.Value>) -> Void
  ) -> (first: GestureNode, second: GestureNode, both: GestureNode) {
    typealias Value = ExclusiveGesture<First, Second>.Value
    var outcomes = EitherOutcome()
    let one = first.assemble(in: assembly) { event in
      if outcomes.first(tells: event) { report(event.map(Value.first)) }
    }
    let other = second.assemble(in: assembly) { event in
      if outcomes.second(tells: event) { report(event.map(Value.second)) }
    }
    return (one, other, GestureNode(one, other) { outcomes = EitherOutcome() })
  }
}
