/// How far an animation has come when a fraction of its time is over.
///
/// A spring may be thrown in a direction, so that x and y progress differently; the two lanes of the
/// result are the progress of what lies along x, with everything that has no direction, and along y.
package indirect enum TimingCurve: Sendable, Hashable {
  case bezier(CubicBezier)
  case spring(x: Spring, y: Spring, duration: TimeInterval)
  /// The part of another curve between two of its moments, run from 0 to 1.
  case part(of: TimingCurve, from: Double, to: Double)

  /// A curve whose time is the way of another one.
  case composed(TimingCurve, over: TimingCurve)

  package static let linear = TimingCurve.bezier(.linear)

  /// A spring that has settled when the time is over.
  package static func spring(
    dampingRatio: Double, duration: TimeInterval, velocity: SIMD2<Double> = .zero
  ) -> TimingCurve {
    .spring(
      x: Spring(dampingRatio: dampingRatio, settlingWithin: duration, velocity: velocity.x),
      y: Spring(dampingRatio: dampingRatio, settlingWithin: duration, velocity: velocity.y),
      duration: duration)
  }

  /// A spring that takes the time it needs.
  package static func spring(_ x: Spring, velocityY: Double) -> TimingCurve {
    let y = Spring(frequency: x.frequency, dampingRatio: x.dampingRatio, velocity: velocityY)
    return .spring(x: x, y: y, duration: max(x.settlingDuration, y.settlingDuration))
  }

  /// 0 at the start and exactly 1 at the end, whatever is between.
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
      let way = curve.progress(at: to) - start
      let gone = curve.progress(at: from + (to - from) * fraction) - start
      return SIMD2(
        abs(way.x) < 1e-12 ? fraction : gone.x / way.x,
        abs(way.y) < 1e-12 ? fraction : gone.y / way.y)
    }
  }

  /// When that much of the way is made for the first time.
  package func fraction(reaching progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // A spring may swing many times, so the first crossing is looked for step by step.
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
