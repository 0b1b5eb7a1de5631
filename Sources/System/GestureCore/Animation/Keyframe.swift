/// The part of an animation in which one change happens; start and end are fractions of the animation.
package struct Keyframe: Sendable, Hashable {
  package var start: Double
  package var end: Double
  /// Whether the change happens at the end, without interpolation.
  package var isDiscrete = false

  package var length: Double { end - start }

  package init(start: Double, duration: Double) {
    self.start = start.isFinite ? max(0, min(start, 1)) : 0
    self.end = duration.isFinite ? max(self.start, min(self.start + duration, 1)) : 1
  }

  package func progress(at whole: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(progress(at: whole.x), progress(at: whole.y))
  }

  /// Converts a keyframe inside this one to fractions of the whole animation.
  package func inner(_ keyframe: Keyframe) -> Keyframe {
    var inner = keyframe
    inner.start = start + (end - start) * keyframe.start
    inner.end = start + (end - start) * keyframe.end
    return inner
  }

  /// The last keyframe is not clamped at its end, so that it overshoots with the curve.
  private func progress(at whole: Double) -> Double {
    if whole >= end, end < 1 || isDiscrete { return 1 }
    if whole <= start || isDiscrete || end <= start { return whole >= end && whole > 0 ? 1 : 0 }
    return (whole - start) / (end - start)
  }
}
