import Foundation
import GestureCore
import Touchstone

/// Simulates a person's finger: its actual location over time.
@MainActor final class HumanFinger {
  private let id: Int
  private let seed: UInt64
  private let traits: HumanTraits
  private var random: SplitMix64

  /// The scripted location, and the sensor's values there.
  var place = CGPoint.zero
  var sensor = ContactSample(time: .zero, location: .zero)

  /// Whether it is the first finger of its hand; the others follow it.
  var isFirst = false

  /// The offset of the finger's centre, which changes as the finger rolls.
  private var roll = CGVector.zero
  private var rollSpeed = CGVector.zero
  private var rollTimeLeft: TimeInterval = 0
  /// The current tremor, with a standard deviation of 1.
  private var tremble = CGVector.zero
  private var tremor = 0.0
  private var wobble = 0.0
  private var lastTime = Timestamp.zero
  /// The last reported location.
  private var shown = CGPoint.zero

  init(id: Int, seed: UInt64, traits: HumanTraits) {
    self.id = id
    self.seed = seed
    self.traits = traits
    random = SplitMix64(seed: seed, stream: UInt64(id))
  }

  func scans(at rate: Double) -> ScanClock {
    ScanClock(seed: seed, rate: rate, unrest: traits.scanUnrest)
  }

  // MARK: People's values

  /// Seconds from the landing to the lift, such that the report of the lift, on average half an
  /// interval later, is at the drawn tap time.
  func tapTime(at rate: Double) -> TimeInterval {
    max(0.01, traits.tapTime.draw(&random) - 0.5 / rate)
  }

  func tapPause(at rate: Double) -> TimeInterval {
    max(0.01, traits.tapPause.draw(&random) - 0.5 / rate)
  }

  func landingDelay() -> TimeInterval { isFirst ? 0 : max(0, traits.landingDelay.draw(&random)) }
  func liftDelay() -> TimeInterval { isFirst ? 0 : max(0, traits.liftDelay.draw(&random)) }

  /// Chooses the index of the first of `count` fingers.
  func first(of count: Int) -> Int { random.number(0...(count - 1)) }

  // MARK: The panel's readings

  /// Lands, and draws the values that vary between touches.
  func land(at time: Timestamp, on surface: CGRect) -> ContactSample {
    roll = .zero
    let direction = random.direction()
    let speed = max(0, traits.tapDrift.draw(&random)) / traits.tapTime.median
    rollSpeed = CGVector(dx: direction.dx * speed, dy: direction.dy * speed)
    rollTimeLeft = traits.tapTime.median
    tremor = max(0, traits.tremor.draw(&random))
    wobble = max(0, traits.wobble.draw(&random))
    tremble = CGVector(dx: random.normal(), dy: random.normal())
    lastTime = time
    shown = seen()
    // A panel does not detect fingers outside of it.
    shown.x = min(max(shown.x, surface.minX), surface.maxX - traits.grain)
    shown.y = min(max(shown.y, surface.minY), surface.maxY - traits.grain)
    return reading(at: time)
  }

  /// The last reported values: a lift has no location of its own.
  func reading(at time: Timestamp) -> ContactSample {
    var sample = sensor
    sample.time = time
    sample.location = shown
    sample.estimatedPropertiesExpectingUpdates = []
    return sample
  }

  /// Stays at its location with a person's tremor.
  func rest(_ start: Timestamp, _ seconds: TimeInterval, on stage: Stage) {
    let end = start.advanced(by: seconds)
    for time in scans(at: stage.frameRate).moments(after: start, through: end) {
      let passed = pass(to: time)
      let rolling = min(passed, rollTimeLeft)
      rollTimeLeft -= rolling
      roll.dx += rollSpeed.dx * rolling
      roll.dy += rollSpeed.dy * rolling
      show(seen(), at: time, on: stage)
    }
  }

  /// Moves along a path with a bend to one side.
  func move(
    _ start: Timestamp, _ seconds: TimeInterval, _ curve: Curve, on stage: Stage,
    along way: (CGFloat) -> CGPoint
  ) {
    rollTimeLeft = 0
    let (from, to) = (way(0), way(1))
    let side = max(0, traits.bow.draw(&random)) * (random.chance(50) ? 1 : -1)
    let across = CGVector(dx: -(to.y - from.y) * side, dy: (to.x - from.x) * side)
    let end = start.advanced(by: seconds)
    for time in scans(at: stage.frameRate).moments(after: start, through: end) {
      // The tremor of resting does not change; the deviations of moving fingers were measured
      // separately.
      lastTime = time
      let part = curve.part(at: CGFloat(time.seconds(since: start) / seconds))
      let bend = 4 * part * (1 - part)
      place = way(part)
      place.x += across.dx * bend
      place.y += across.dy * bend
      let off = CGVector(dx: random.normal() * wobble, dy: random.normal() * wobble)
      show(seen(off: off), at: time, on: stage)
    }
  }

  // MARK: - Private

  /// Updates the tremor: half of it is replaced after about `tremorTime`.
  private func pass(to time: Timestamp) -> TimeInterval {
    let passed = max(0, time.seconds(since: lastTime))
    lastTime = time
    let new = passed / (traits.tremorTime + passed)
    let strength = (2 * new - new * new).squareRoot()
    tremble.dx += strength * random.normal() - new * tremble.dx
    tremble.dy += strength * random.normal() - new * tremble.dy
    return passed
  }

  private func seen(off: CGVector = .zero) -> CGPoint {
    func grained(_ value: CGFloat) -> CGFloat {
      traits.grain > 0 ? (value / traits.grain).rounded() / (1 / traits.grain) : value
    }
    return CGPoint(
      x: grained(place.x + roll.dx + tremble.dx * tremor + off.dx),
      y: grained(place.y + roll.dy + tremble.dy * tremor + off.dy))
  }

  /// Panels report only changes.
  private func show(_ point: CGPoint, at time: Timestamp, on stage: Stage) {
    guard point != shown else { return }
    shown = point
    stage.timeline.add(Contact(id: id, phase: .moved, sample: reading(at: time)))
  }
}
