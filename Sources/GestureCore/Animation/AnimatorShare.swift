/// What one change has of an animator's course: it may have been added late, or be delayed, or lie
/// in a keyframe.
package struct AnimatorShare: Sendable, Hashable {
  /// The fraction of the whole at which the change starts.
  package var start: Double
  package var keyframe: Keyframe?
  private var bend: Bend?

  /// Where the change stood when the course was taken over by a gesture.
  private struct Bend: Sendable, Hashable {
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

  /// Keeps the change where it is while the course goes over from time to place.
  package mutating func bend(in course: AnimatorCourse, at time: Timestamp) {
    bend = Bend(
      whole: course.place(at: time), progress: ownProgress(course.phase(at: time), course))
  }

  private func ownProgress(_ phase: SIMD2<Double>, _ course: AnimatorCourse) -> SIMD2<Double> {
    if !course.isByPlace {
      return course.curve.progress(at: start < 1 ? (phase.x - start) / (1 - start) : phase.x)
    }
    return SIMD2(
      through(phase.x, bend?.whole.x, bend?.progress.x),
      through(phase.y, bend?.whole.y, bend?.progress.y))
  }

  /// Straight from the start through the bend to the end.
  private func through(_ phase: Double, _ bend: Double?, _ progress: Double?) -> Double {
    if start > 0, phase <= start { return 0 }
    guard start < 1 else { return phase >= 1 ? 1 : 0 }
    guard let bend, let progress, bend > start, bend < 1 else {
      return (phase - start) / (1 - start)
    }
    if phase < bend { return progress * (phase - start) / (bend - start) }
    return progress + (1 - progress) * (phase - bend) / (1 - bend)
  }
}
