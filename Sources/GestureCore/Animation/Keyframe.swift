/// The part of an animation in which one change happens; both ends are fractions of the whole.
package struct Keyframe: Sendable, Hashable {
  package var start: Double
  package var end: Double
  /// The change happens at the end, at once.
  package var isDiscrete = false

  package var length: Double { end - start }

  package init(start: Double, duration: Double) {
    self.start = start.isFinite ? max(0, min(start, 1)) : 0
    self.end = duration.isFinite ? max(self.start, min(self.start + duration, 1)) : 1
  }

  package func progress(at whole: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(progress(at: whole.x), progress(at: whole.y))
  }

  /// A keyframe inside this one, told in fractions of the whole.
  package func inner(_ keyframe: Keyframe) -> Keyframe {
    var inner = keyframe
    inner.start = start + (end - start) * keyframe.start
    inner.end = start + (end - start) * keyframe.end
    return inner
  }

  /// A last keyframe overshoots with its curve, since nothing comes after it.
  private func progress(at whole: Double) -> Double {
    if whole >= end, end < 1 || isDiscrete { return 1 }
    if whole <= start || isDiscrete || end <= start { return whole >= end && whole > 0 ? 1 : 0 }
    return (whole - start) / (end - start)
  }
}
