/// The successive keyframes of one value, as differences that are summed.
package struct KeyframePath {
  /// One change: the old value minus the new one, in eight lanes.
  package struct Step {
    package var keyframe: Keyframe
    package var difference: SIMD8<Double>
    /// The derivatives at both ends, for a curved path.
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

  /// The amount to add to the new value at a progress of the step.
  package static func remainder(
    of difference: SIMD8<Double>, _ tangents: Tangents?, at progress: SIMD8<Double>
  ) -> SIMD8<Double> {
    let left = 1 - progress
    guard let tangents else { return difference * left }
    // Hermite polynomials, as the difference from the end value.
    let (square, rest) = (progress * progress, left * left)
    let start = difference * ((1 + 2 * progress) * rest)
    return start + tangents.start * (progress * rest) - tangents.end * (square * left)
  }

  /// Divides the time among the steps in proportion to their lengths, so that the speed is constant.
  package mutating func pace() {
    guard let start = steps.map({ $0.keyframe.start }).min(),
      let end = steps.map({ $0.keyframe.end }).max()
    else { return }
    let lengths = steps.map { ($0.difference * $0.difference).sum().squareRoot() }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return }
    var time = start
    for index in order {
      steps[index].keyframe.start = time
      time += (end - start) * lengths[index] / whole
      steps[index].keyframe.end = index == order.last ? end : time
    }
  }

  /// Sets tangents, so that the value passes through its key values without corners or jumps of its
  /// velocity: a Catmull-Rom spline with non-uniform times.
  package mutating func curve() {
    let order = order
    for (position, index) in order.enumerated() {
      let previous = position > 0 ? steps[order[position - 1]] : nil
      let next = position + 1 < order.count ? steps[order[position + 1]] : nil
      steps[index].tangents = Tangents(
        start: tangent(of: steps[index], beside: previous),
        end: tangent(of: steps[index], beside: next))
    }
  }

  /// The mean velocity of both steps times the duration of the first. At the ends of the path it is half
  /// the difference of the step, as if the end value were repeated.
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
