import Foundation
import Touchstone

/// A finger or pencil that does as it is told: `down`, `move`, `hold`, `up`.
///
/// Places are in the window's coordinates. A finger that is told the impossible, such as to move
/// without having come down, stops the test at that call.
@MainActor public final class Finger {
  public let stage: Stage
  public private(set) var location: CGPoint
  /// What its sensor reads besides the place and the time: force, angles, what is an estimate.
  public var sensor = ContactSample(time: .zero, location: .zero)
  /// The number of the newest reading for which better values were announced.
  public private(set) var lastReading: Int?

  let id: Int
  private let kind: Contact.Kind

  init(stage: Stage, id: Int, kind: Contact.Kind, location: CGPoint) {
    self.stage = stage
    self.id = id
    self.kind = kind
    self.location = location
  }

  public var isDown: Bool { stage.timeline.fingersDown.contains(id) }

  // MARK: Single steps

  @discardableResult
  public func down() -> Finger {
    precondition(!isDown, "finger \(id) is already down")
    report(.began)
    return self
  }

  @discardableResult
  public func up() -> Finger {
    precondition(isDown, "finger \(id) cannot lift: it is not down")
    report(.ended)
    return self
  }

  /// The system takes this finger away.
  @discardableResult
  public func cancel() -> Finger {
    precondition(isDown, "finger \(id) cannot be cancelled: it is not down")
    report(.cancelled)
    return self
  }

  /// Stays where it is.
  @discardableResult
  public func hold(_ seconds: TimeInterval) -> Finger {
    stage.perform { stage.timeline.pass(seconds, of: id) }
    return self
  }

  /// Goes straight to a place, at an even speed. Without a duration it gets there in one frame. Of
  /// several `samples` each frame carries that many, evenly spread.
  @discardableResult
  public func move(
    to target: CGPoint, in seconds: TimeInterval = 0, samples: Int = 1
  ) -> Finger {
    precondition(isDown, "finger \(id) cannot move: it is not down")
    let start = location
    let steps = max(1, Int((seconds * stage.frameRate).rounded()))
    // Divided in whole nanoseconds, so that the last frame comes exactly when it should.
    let time = Timestamp(seconds: seconds > 0 ? seconds : 1 / stage.frameRate).nanoseconds
    let moment = { (step: Int) in
      Timestamp(nanoseconds: (time * Int64(step) + Int64(steps) / 2) / Int64(steps))
    }
    stage.perform {
      for step in 1...steps {
        let interval = moment(step).seconds(since: moment(step - 1))
        var readings = (1...samples).map { sample in
          let back = CGFloat(samples - sample) / CGFloat(samples)
          let part = (CGFloat(step) - back) / CGFloat(steps)
          location = CGPoint(
            x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
          let time = stage.timeline.time(of: id).advanced(by: interval * (1 - back))
          return reading(at: time)
        }
        stage.timeline.pass(interval, of: id)
        let newest = readings.removeLast()
        stage.timeline.add(
          Contact(id: id, phase: .moved, kind: kind, sample: newest, earlierSamples: readings))
      }
    }
    return self
  }

  @discardableResult
  public func move(by offset: CGVector, in seconds: TimeInterval = 0) -> Finger {
    move(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), in: seconds)
  }

  @discardableResult
  public func move(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0) -> Finger {
    move(by: CGVector(dx: dx, dy: dy), in: seconds)
  }

  // MARK: Estimates

  /// Sends better values for a reading, the newest unless told otherwise. They may come after the
  /// finger has lifted.
  @discardableResult
  public func update(
    _ reading: Int? = nil, force: CGFloat? = nil, azimuth: CGFloat? = nil,
    altitude: CGFloat? = nil, roll: CGFloat? = nil,
    stillExpecting: ContactSample.Properties = []
  ) -> Finger {
    guard let reading = reading ?? lastReading else {
      preconditionFailure("finger \(id) has announced no better values")
    }
    let update = EstimateUpdate(
      index: reading, force: force, azimuthAngle: azimuth, altitudeAngle: altitude,
      rollAngle: roll, stillExpectingUpdates: stillExpecting)
    stage.note(of: id) { $0.estimateUpdates.append(update) }
    return self
  }

  // MARK: Whole gestures

  @discardableResult
  public func tap(holding seconds: TimeInterval = 0.05) -> Finger {
    down().hold(seconds).up()
  }

  @discardableResult
  public func doubleTap(pause: TimeInterval = 0.1) -> Finger {
    tap().hold(pause).tap()
  }

  @discardableResult
  public func longPress(_ seconds: TimeInterval = 0.6) -> Finger {
    down().hold(seconds).up()
  }

  @discardableResult
  public func drag(by dx: CGFloat, _ dy: CGFloat, in seconds: TimeInterval = 0.5) -> Finger {
    down().move(by: dx, dy, in: seconds).up()
  }

  /// Is elsewhere without having been on the way, as a pointer above the surface.
  func jump(to target: CGPoint) {
    precondition(!isDown, "finger \(id) cannot jump: it is down")
    location = target
  }

  // MARK: - Private

  private func report(_ phase: Contact.Phase) {
    stage.perform { note(phase) }
  }

  private func note(_ phase: Contact.Phase) {
    let sample = reading(at: stage.timeline.time(of: id))
    stage.timeline.add(Contact(id: id, phase: phase, kind: kind, sample: sample))
  }

  private func reading(at time: Timestamp) -> ContactSample {
    var sample = sensor
    sample.time = time
    sample.location = location
    if !sensor.estimatedPropertiesExpectingUpdates.isEmpty {
      lastReading = stage.nextReading()
      sample.estimationUpdateIndex = lastReading
    }
    return sample
  }
}
