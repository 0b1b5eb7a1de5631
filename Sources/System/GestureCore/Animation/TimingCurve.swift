/// The progress of an animation at a fraction of its duration.
///
/// A spring may have an initial velocity in a direction, so that x and y progress differently. The first
/// lane of a progress is for x and for values without a direction, the second lane is for y.
package indirect enum TimingCurve: Sendable, Hashable {
  case bezier(CubicBezier)
  case spring(x: Spring, y: Spring, duration: TimeInterval)
  /// The part of another curve between two fractions of its duration, scaled to 0...1.
  case part(of: TimingCurve, from: Double, to: Double)

  /// A curve whose time is the progress of another curve.
  case composed(TimingCurve, over: TimingCurve)

  package static let linear = TimingCurve.bezier(.linear)

  /// A spring that has settled at the end of the duration.
  package static func spring(
    dampingRatio: Double, duration: TimeInterval, velocity: SIMD2<Double> = .zero
  ) -> TimingCurve {
    .spring(
      x: Spring(dampingRatio: dampingRatio, settlingWithin: duration, velocity: velocity.x),
      y: Spring(dampingRatio: dampingRatio, settlingWithin: duration, velocity: velocity.y),
      duration: duration)
  }

  /// A spring whose duration is its settling duration.
  package static func spring(_ x: Spring, velocityY: Double) -> TimingCurve {
    let y = Spring(frequency: x.frequency, dampingRatio: x.dampingRatio, velocity: velocityY)
    return .spring(x: x, y: y, duration: max(x.settlingDuration, y.settlingDuration))
  }

  /// The progress: exactly 0 at the start and 1 at the end; between them it may overshoot.
  package func progress(at fraction: Double) -> SIMD2<Double> {
    if fraction <= 0 { return SIMD2(repeating: 0) }
    if fraction >= 1 { return SIMD2(repeating: 1) }
    switch self {
    case .bezier(let curve):
      return SIMD2(repeating: curve.value(at: fraction))
    case .spring(let x, let y, let duration):
      let first = x.value(at: fraction * duration)
      return SIMD2(first, x == y ? first : y.value(at: fraction * duration))
    case .composed(let curve, let time):
      return curve.progress(at: time.progress(at: fraction).x)
    case .part(let curve, let from, let to):
      let start = curve.progress(at: from)
      let whole = curve.progress(at: to) - start
      let done = curve.progress(at: from + (to - from) * fraction) - start
      return SIMD2(
        abs(whole.x) < 1e-12 ? fraction : done.x / whole.x,
        abs(whole.y) < 1e-12 ? fraction : done.y / whole.y)
    }
  }

  /// The first fraction of the duration at which the progress along x reaches a value.
  package func fraction(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // A spring may oscillate, so the first crossing is searched for step by step, then bisected.
    let steps = 256
    let crossing = (1...steps).first { self.progress(at: Double($0) / Double(steps)).x >= progress }
    var high = Double(crossing ?? steps) / Double(steps)
    var low = high - 1 / Double(steps)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x >= progress { high = middle } else { low = middle }
    }
    return high
  }
}
