/// Where an animator's changes stand: running to one of the ends, or held by a gesture.
///
/// ```
/// held ──run──▶ running ──hold──▶ held      (by time: the phase is the fraction of the time)
///   │                                        └─scrub, continue──▶ by place: the phase is the
///   └─scrub (straight)──▶ held by place         fraction of the way
/// ```
package struct AnimatorCourse: Sendable {
  package let curve: TimingCurve
  /// Seconds from one end to the other.
  package let duration: TimeInterval
  /// Whether a hand moves the changes straight, or along the curve.
  package var scrubsLinearly = true
  /// Whether it is on the way back to the start.
  package private(set) var isReversed = false
  /// Whether the phase is the fraction of the way, no longer that of the time.
  package private(set) var isByPlace = false
  private var held = SIMD2<Double>(repeating: 0)
  private var leg: Leg?

  private struct Leg {
    var begin: Timestamp
    var duration: TimeInterval
    var from: SIMD2<Double>
    var to: Double
    var curve: TimingCurve
  }

  /// Held at the start, or at the end if it is to go back.
  package init(curve: TimingCurve, duration: TimeInterval, isReversed: Bool = false) {
    self.curve = curve
    self.duration = duration > 0 && duration.isFinite ? duration : 0
    self.isReversed = isReversed
    if isReversed { held = SIMD2(repeating: 1) }
  }

  package var isRunning: Bool { leg != nil }
  /// When the end is reached that it is running to.
  package var end: Timestamp? { leg.map { $0.begin.advanced(by: $0.duration) } }

  package func phase(at time: Timestamp) -> SIMD2<Double> {
    guard let leg else { return held }
    let elapsed = time.seconds(since: leg.begin)
    let fraction = leg.duration > 0 ? elapsed / leg.duration : (elapsed < 0 ? 0 : 1)
    return leg.from + (leg.to - leg.from) * leg.curve.progress(at: fraction)
  }

  /// The fraction of the way from start to end.
  package func place(at time: Timestamp) -> SIMD2<Double> {
    isByPlace ? phase(at: time) : curve.progress(at: phase(at: time).x)
  }

  /// How much is done of the way to the end that it is turned to, from 0 to 1.
  package func fractionComplete(at time: Timestamp) -> Double {
    let done = scrubsLinearly ? place(at: time).x : momentOnCurve(at: time)
    return max(0, min(isReversed ? 1 - done : done, 1))
  }

  // MARK: - Running

  /// Goes on along its own curve, forwards or back.
  package mutating func run(from time: Timestamp, delay: TimeInterval = 0) {
    let moment = momentOnCurve(at: time)
    let remaining = abs(target - moment) * duration
    startLeg(
      at: time.advanced(by: max(0, delay)), lasting: remaining, along: ownCurve(from: moment),
      from: time)
  }

  /// Goes on along another curve, from where it is to the end, by place.
  package mutating func goOn(
    from time: Timestamp, along other: TimingCurve?, lasting seconds: TimeInterval
  ) {
    let moment = momentOnCurve(at: time)
    layOpen(at: time)
    startLeg(at: time, lasting: seconds, along: other ?? ownCurve(from: moment), from: time)
  }

  /// How long going on is to take.
  /// - Parameter factor: of the whole duration; 0 stands for what is left of it.
  package func secondsToGo(at time: Timestamp, factor: Double) -> TimeInterval {
    factor > 0 && factor.isFinite ? factor * duration : abs(target - phase(at: time).x) * duration
  }

  package mutating func hold(at time: Timestamp) {
    held = phase(at: time)
    leg = nil
  }

  /// Turns round where it is; what was running goes on to the other end.
  package mutating func turn(at time: Timestamp) {
    isReversed.toggle()
    if isRunning { run(from: time) }
  }

  // MARK: - Held by a gesture

  /// Moves to where that much of the way to the present end is done.
  package mutating func scrub(to fraction: Double, at time: Timestamp) {
    guard fraction.isFinite else { return }
    let goesOn = isRunning
    isByPlace = scrubsLinearly
    leg = nil
    held = SIMD2(repeating: max(0, min(isReversed ? 1 - fraction : fraction, 1)))
    if goesOn { run(from: time) }
  }

  /// Goes over from time to place, without a leap.
  package mutating func layOpen(at time: Timestamp) {
    guard !isByPlace else { return }
    let place = place(at: time)
    isByPlace = true
    held = place
    leg = nil
  }

  // MARK: - Private

  private var target: Double { isReversed ? 0 : 1 }

  private func momentOnCurve(at time: Timestamp) -> Double {
    let phase = phase(at: time).x
    return isByPlace ? curve.fraction(reaching: phase) : phase
  }

  /// Time passes evenly; a place moves along what is left of the curve.
  private func ownCurve(from moment: Double) -> TimingCurve {
    isByPlace ? .part(of: curve, from: moment, to: target) : .linear
  }

  private mutating func startLeg(
    at begin: Timestamp, lasting seconds: TimeInterval, along curve: TimingCurve,
    from time: Timestamp
  ) {
    leg = Leg(
      begin: begin, duration: seconds, from: phase(at: time), to: target, curve: curve)
  }
}
