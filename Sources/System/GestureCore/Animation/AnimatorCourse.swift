/// The state of an animator's changes: running to one of the ends, or held by a gesture.
///
/// ```
/// held ──run──▶ running ──hold──▶ held      (time-based: the phase is the fraction of the duration)
///   │                                        └─scrub, continue──▶ position-based: the phase is the
///   └─scrub (linearly)──▶ held, position-based                    fraction of the distance
/// ```
package struct AnimatorCourse: Sendable {
  package let curve: TimingCurve
  /// Seconds from one end to the other.
  package let duration: TimeInterval
  /// Whether a gesture moves the changes linearly, or along the curve.
  package var scrubsLinearly = true
  /// Whether it runs back to the start.
  package private(set) var isReversed = false
  /// Whether the phase is a fraction of the distance, not of the duration.
  package private(set) var isPositionBased = false
  private var held = SIMD2<Double>(repeating: 0)
  private var segment: Segment?

  /// The present run, from its start to one of the ends.
  private struct Segment {
    var begin: Timestamp
    var duration: TimeInterval
    var from: SIMD2<Double>
    var to: Double
    var curve: TimingCurve
  }

  /// Makes a course held at the start, or at the end if it is reversed.
  package init(curve: TimingCurve, duration: TimeInterval, isReversed: Bool = false) {
    self.curve = curve
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.isReversed = isReversed
    if isReversed { held = SIMD2(repeating: 1) }
  }

  package var isRunning: Bool { segment != nil }
  /// The time at which the present run ends.
  package var end: Timestamp? { segment.map { $0.begin.advanced(by: $0.duration) } }

  package func phase(at time: Timestamp) -> SIMD2<Double> {
    guard let segment else { return held }
    let elapsed = time.seconds(since: segment.begin)
    let fraction = segment.duration > 0 ? elapsed / segment.duration : (elapsed < 0 ? 0 : 1)
    return segment.from + (segment.to - segment.from) * segment.curve.progress(at: fraction)
  }

  /// The fraction of the distance from start to end.
  package func position(at time: Timestamp) -> SIMD2<Double> {
    isPositionBased ? phase(at: time) : curve.progress(at: phase(at: time).x)
  }

  /// The completed fraction of the present direction, from 0 to 1.
  package func fractionComplete(at time: Timestamp) -> Double {
    let done = scrubsLinearly ? position(at: time).x : momentOnCurve(at: time)
    return max(0, min(isReversed ? 1 - done : done, 1))
  }

  // MARK: - Running

  /// Runs along its own curve to the end of its direction.
  package mutating func run(from time: Timestamp, delay: TimeInterval = 0) {
    let moment = momentOnCurve(at: time)
    let remaining = abs(target - moment) * duration
    startSegment(
      at: time.advanced(by: max(0, delay)), lasting: remaining, along: ownCurve(from: moment),
      from: time)
  }

  /// Becomes position-based, and runs along another curve from the present position to the end.
  package mutating func resume(
    from time: Timestamp, along other: TimingCurve?, lasting seconds: TimeInterval
  ) {
    let moment = momentOnCurve(at: time)
    becomePositionBased(at: time)
    startSegment(at: time, lasting: seconds, along: other ?? ownCurve(from: moment), from: time)
  }

  /// The duration of a resumed run.
  /// - Parameter factor: a factor of the whole duration; 0 means the remaining duration.
  package func remainingSeconds(at time: Timestamp, factor: Double) -> TimeInterval {
    factor > 0 && factor.isFinite ? factor * duration : abs(target - phase(at: time).x) * duration
  }

  package mutating func hold(at time: Timestamp) {
    held = phase(at: time)
    segment = nil
  }

  /// Reverses the direction at the present position. If it is running, it runs to the other end.
  package mutating func reverse(at time: Timestamp) {
    isReversed.toggle()
    if isRunning { run(from: time) }
  }

  // MARK: - Held by a gesture

  /// Moves to a completed fraction of the present direction.
  package mutating func scrub(to fraction: Double, at time: Timestamp) {
    guard fraction.isFinite else { return }
    let wasRunning = isRunning
    isPositionBased = scrubsLinearly
    segment = nil
    held = SIMD2(repeating: max(0, min(isReversed ? 1 - fraction : fraction, 1)))
    if wasRunning { run(from: time) }
  }

  /// Becomes position-based, without a jump.
  package mutating func becomePositionBased(at time: Timestamp) {
    guard !isPositionBased else { return }
    let position = position(at: time)
    isPositionBased = true
    held = position
    segment = nil
  }

  // MARK: - Private

  private var target: Double { isReversed ? 0 : 1 }

  private func momentOnCurve(at time: Timestamp) -> Double {
    let phase = phase(at: time).x
    return isPositionBased ? curve.fraction(reaching: phase) : phase
  }

  /// A time-based phase changes linearly; a position-based one follows the rest of the curve.
  private func ownCurve(from moment: Double) -> TimingCurve {
    isPositionBased ? .part(of: curve, from: moment, to: target) : .linear
  }

  private mutating func startSegment(
    at begin: Timestamp, lasting seconds: TimeInterval, along curve: TimingCurve,
    from time: Timestamp
  ) {
    segment = Segment(
      begin: begin, duration: seconds, from: phase(at: time), to: target, curve: curve)
  }
}
