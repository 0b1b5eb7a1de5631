/// The keyframes of one value, one after another, as changes that are added up.
package struct KeyframePath {
  /// One change: the old value less the new one, in eight lanes.
  package struct Step {
    package var keyframe: Keyframe
    package var difference: SIMD8<Double>
    /// How the value passes through both ends, for a curved path.
    package var tangents: Tangents?

    package init(keyframe: Keyframe, difference: SIMD8<Double>) {
      self.keyframe = keyframe
      self.difference = difference
    }
  }

  package struct Tangents: Sendable, Hashable {
    package var start: SIMD8<Double>
    package var end: SIMD8<Double>
  }

  package var steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// What is still to be added to the new value when a step has come so far.
  package static func remainder(
    of difference: SIMD8<Double>, _ tangents: Tangents?, at progress: SIMD8<Double>
  ) -> SIMD8<Double> {
    let left = 1 - progress
    guard let tangents else { return difference * left }
    // Hermite's polynomials, seen from the end.
    let (square, rest) = (progress * progress, left * left)
    let start = difference * ((1 + 2 * progress) * rest)
    return start + tangents.start * (progress * rest) - tangents.end * (square * left)
  }

  /// Gives every step as much of the time as it has of the way, so that the speed is even. What
  /// happens at the same time goes on doing so.
  package mutating func pace() {
    guard let start = steps.map({ $0.keyframe.start }).min(),
      let end = steps.map({ $0.keyframe.end }).max()
    else { return }
    let lengths = steps.map { ($0.difference * $0.difference).sum().squareRoot() }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return }
    var place = start
    for index in order {
      steps[index].keyframe.start = place
      place += (end - start) * lengths[index] / whole
      steps[index].keyframe.end = index == order.last ? end : place
    }
  }

  /// Leads the value through its key values on a curve without corners, nor leaps of its speed
  /// (Catmull and Rom's, for times that may be uneven).
  package mutating func curve() {
    let order = order
    for (place, index) in order.enumerated() {
      steps[index].tangents = Tangents(
        start: tangent(of: steps[index], beside: place > 0 ? steps[order[place - 1]] : nil),
        end: tangent(
          of: steps[index], beside: place + 1 < order.count ? steps[order[place + 1]] : nil))
    }
  }

  /// The speed of both steps together, for as long as the first takes; at the ends of the path half of
  /// the step's own, as if the last key value were there twice.
  private func tangent(of step: Step, beside other: Step?) -> SIMD8<Double> {
    guard let other else { return -step.difference / 2 }
    let time = step.keyframe.length + other.keyframe.length
    guard time > 0 else { return .zero }
    return -(step.difference + other.difference) * (step.keyframe.length / time)
  }

  private var order: [Int] {
    steps.indices.sorted {
      (steps[$0].keyframe.start, $0) < (steps[$1].keyframe.start, $1)
    }
  }
}
