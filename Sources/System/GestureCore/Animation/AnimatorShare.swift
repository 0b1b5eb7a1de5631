/// The part of an animator's course in which one change happens: the change may be added late, delayed,
/// or in a keyframe.
package struct AnimatorShare: Sendable, Hashable {
  /// The fraction of the course at which the change starts.
  package var start: Double
  package var keyframe: Keyframe?
  private var anchor: Anchor?

  /// The position of the course and the progress of the change when the course became position-based.
  private struct Anchor: Sendable, Hashable {
    var whole: SIMD2<Double>
    var progress: SIMD2<Double>
  }

  package init(start: Double = 0, keyframe: Keyframe? = nil) {
    self.start = max(0, min(start, 1))
    self.keyframe = keyframe
  }

  package func progress(in course: AnimatorCourse, at time: Timestamp) -> SIMD2<Double> {
    let progress = ownProgress(course.phase(at: time), course)
    return keyframe.map { $0.progress(at: progress) } ?? progress
  }

  /// Keeps the present progress of the change, before the course becomes position-based.
  package mutating func setAnchor(in course: AnimatorCourse, at time: Timestamp) {
    anchor = Anchor(
      whole: course.position(at: time), progress: ownProgress(course.phase(at: time), course))
  }

  private func ownProgress(_ phase: SIMD2<Double>, _ course: AnimatorCourse) -> SIMD2<Double> {
    if !course.isPositionBased {
      return course.curve.progress(at: start < 1 ? (phase.x - start) / (1 - start) : phase.x)
    }
    return SIMD2(
      interpolate(phase.x, anchor?.whole.x, anchor?.progress.x),
      interpolate(phase.y, anchor?.whole.y, anchor?.progress.y))
  }

  /// Piecewise linear from the start through the anchor to the end.
  private func interpolate(_ phase: Double, _ anchor: Double?, _ progress: Double?) -> Double {
    if start > 0, phase <= start { return 0 }
    guard start < 1 else { return phase >= 1 ? 1 : 0 }
    guard let anchor, let progress, anchor > start, anchor < 1 else {
      return (phase - start) / (1 - start)
    }
    if phase < anchor { return progress * (phase - start) / (anchor - start) }
    return progress + (1 - progress) * (phase - anchor) / (1 - anchor)
  }
}
