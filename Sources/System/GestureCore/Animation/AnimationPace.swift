/// Maps the elapsed time of an animation to the progress of one change.
package struct AnimationPace: Sendable, Hashable {
  package var span: AnimationSpan
  package var curve: TimingCurve
  package var keyframe: Keyframe?

  package init(span: AnimationSpan, curve: TimingCurve, keyframe: Keyframe? = nil) {
    self.span = span
    self.curve = curve
    self.keyframe = keyframe
  }

  /// - Parameter elapsed: seconds since the animation was requested, delay included.
  package func progress(at elapsed: TimeInterval) -> SIMD2<Double> {
    let progress = curve.progress(at: span.fraction(at: elapsed))
    return keyframe.map { $0.progress(at: progress) } ?? progress
  }
}
