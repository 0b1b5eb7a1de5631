import Foundation
import GestureCore
import Touchstone

/// A finger or pencil controlled by a test: `down`, `move`, `hold`, `up`.
///
/// Locations are in window coordinates. Impossible actions, such as a movement before the landing, are ignored: the stage's log
/// gets a `StageFault` with the position of the call.
@MainActor public final class Finger {
  /// The stage that it belongs to.
  public let stage: Stage
  /// Its location in points in window space. In a callback, its location in the event being handled; otherwise, the location to
  /// which its actions have moved it, and a human finger is near that.
  public var location: CGPoint { stage.handledLocation(of: id) ?? scriptLocation }
  /// The location to which its actions have moved it.
  private(set) var scriptLocation: CGPoint
  /// Its sensor's values other than location and time: force, angles, and which are estimated.
  public var sensor = ContactSample(time: .zero, location: .zero) {
    didSet { human?.sensor = sensor }
  }
  /// The index of the newest reading with estimated values.
  public private(set) var lastReading: Int?

  let id: Int
  let kind: Contact.Kind
  /// The human variation; `nil` for a steady finger.
  let human: HumanFinger?

  init(
    stage: Stage, id: Int, kind: Contact.Kind, location: CGPoint, style: HandStyle = .steady
  ) {
    self.stage = stage
    self.id = id
    self.kind = kind
    scriptLocation = location
    human = style.humanFinger(id)
  }

  /// Whether it is down.
  public var isDown: Bool { stage.timeline.fingersDown.contains(id) }

  /// Its name in the log: a, b, c, …
  public var name: String { stage.fingerNames[id] ?? "\(id)" }

  // MARK: Single steps

  /// Lands at its location.
  @discardableResult
  public func down(file: StaticString = #fileID, line: UInt = #line) -> Finger {
    guard stage.allows(!isDown, "finger \(name) cannot come down: it is down", file, line),
      stage.allows(
        scriptLocation.x.isFinite && scriptLocation.y.isFinite,
        "finger \(name) cannot come down at \(scriptLocation.x), \(scriptLocation.y)", file, line)
    else { return self }
    if human == nil { report(.began) } else { landHuman() }
    return self
  }

  /// Lifts at its location.
  @discardableResult
  public func up(file: StaticString = #fileID, line: UInt = #line) -> Finger {
    guard stage.allows(isDown, "finger \(name) cannot lift: it is not down", file, line) else {
      return self
    }
    if human == nil { report(.ended) } else { liftHuman() }
    return self
  }

  /// Cancels the touch, as the system does.
  @discardableResult
  public func cancel(file: StaticString = #fileID, line: UInt = #line) -> Finger {
    guard stage.allows(isDown, "finger \(name) cannot be cancelled: it is not down", file, line)
    else { return self }
    report(.cancelled)
    stage.restingFingers[id] = nil
    return self
  }

  /// Stays at its location.
  @discardableResult
  public func hold(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    guard stage.allows(seconds: seconds, of: "finger \(name)", file, line) else { return self }
    stage.perform {
      let start = stage.timeline.time(of: id)
      if isDown { human?.rest(start, seconds, on: stage) }
      stage.timeline.pass(seconds, of: id)
    }
    return self
  }

  /// Moves in a straight line to a location. Without a duration it takes one frame. With several `samples`, each frame contains
  /// that many, evenly spaced. The default speed is constant; a human finger accelerates and decelerates smoothly.
  @discardableResult
  public func move(
    to target: CGPoint, in seconds: TimeInterval = 0, samples: Int = 1, curve: Curve? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    let start = scriptLocation
    return travel(in: seconds, samples: samples, curve: curve, file, line) { part in
      CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
    }
  }

  // MARK: Estimates

  /// Updates a reading's estimated values, by default the newest reading's. Updates may follow the lift.
  @discardableResult
  public func update(
    _ reading: Int? = nil, force: CGFloat? = nil, azimuth: CGFloat? = nil,
    altitude: CGFloat? = nil, roll: CGFloat? = nil,
    stillExpecting: ContactSample.Properties = [],
    file: StaticString = #fileID, line: UInt = #line
  ) -> Finger {
    guard let reading = reading ?? lastReading else {
      stage.note(
        StageFault(message: "finger \(name) has announced no better values", file: file, line: line)
      )
      return self
    }
    let update = EstimateUpdate(
      index: reading, force: force, azimuthAngle: azimuth, altitudeAngle: altitude,
      rollAngle: roll, stillExpectingUpdates: stillExpecting)
    stage.note(of: id) { $0.estimateUpdates.append(update) }
    return self
  }

  // MARK: - For verbs

  /// Moves along a path, given as a function of the fraction of the distance.
  @discardableResult
  func travel(
    in seconds: TimeInterval, samples: Int = 1, curve: Curve?, _ file: StaticString, _ line: UInt,
    along place: (CGFloat) -> CGPoint
  ) -> Finger {
    let end = place(1)
    guard stage.allows(isDown, "finger \(name) cannot move: it is not down", file, line),
      stage.allows(seconds: seconds, of: "a movement of finger \(name)", file, line),
      stage.allows(
        (1...Self.mostSamples).contains(samples), "finger \(name) cannot report \(samples) samples",
        file,
        line),
      stage.allows(
        end.x.isFinite && end.y.isFinite, "finger \(name) cannot move to \(end.x), \(end.y)",
        file, line)
    else { return self }
    stage.perform {
      if let human, seconds > 0 {
        let start = stage.timeline.time(of: id)
        human.move(start, seconds, curve ?? .minimumJerk, on: stage, along: place)
        stage.timeline.pass(seconds, of: id)
        scriptLocation = end
      } else {
        step(seconds, samples, curve ?? .even, along: place)
      }
      human?.place = end
    }
    return self
  }

  /// Changes the location without intermediate ones, for a hovering finger or pointer.
  func jump(to target: CGPoint) { scriptLocation = target }

  // MARK: - Private

  /// Limit of samples per frame, above any sensor's.
  private static let mostSamples = 1000

  private func step(
    _ seconds: TimeInterval, _ samples: Int, _ curve: Curve, along place: (CGFloat) -> CGPoint
  ) {
    let steps = max(1, Int(bounding: (seconds * stage.frameRate).rounded()))
    // Divides whole nanoseconds, so that the last frame has the exact time.
    let time = Timestamp(seconds: seconds > 0 ? seconds : 1 / stage.frameRate).nanoseconds
    let moment = { (step: Int) in
      Timestamp(nanoseconds: (time * Int64(step) + Int64(steps) / 2) / Int64(steps))
    }
    for step in 1...steps {
      let interval = moment(step).seconds(since: moment(step - 1))
      var readings = (1...samples).map { sample in
        let back = CGFloat(samples - sample) / CGFloat(samples)
        scriptLocation = place(curve.part(at: (CGFloat(step) - back) / CGFloat(steps)))
        let time = stage.timeline.time(of: id).advanced(by: interval * (1 - back))
        return reading(at: time)
      }
      stage.timeline.pass(interval, of: id)
      let newest = readings.removeLast()
      stage.timeline.add(
        Contact(id: id, phase: .moved, kind: kind, sample: newest, earlierSamples: readings))
    }
  }

  private func report(_ phase: Contact.Phase) {
    stage.perform {
      let sample = reading(at: stage.timeline.time(of: id))
      stage.timeline.add(Contact(id: id, phase: phase, kind: kind, sample: sample))
    }
  }

  private func reading(at time: Timestamp) -> ContactSample {
    var sample = sensor
    sample.time = time
    sample.location = scriptLocation
    if !sensor.estimatedPropertiesExpectingUpdates.isEmpty {
      lastReading = stage.nextReading()
      sample.estimationUpdateIndex = lastReading
    }
    return sample
  }

  private func landHuman() {
    guard let human else { return }
    human.place = scriptLocation
    stage.perform {
      let late = stage.timeline.isOpen ? human.landingDelay() : 0
      stage.timeline.pass(late, of: id)
      report(human.land(at: scan(human), on: stage.window.bounds), .began)
    }
    stage.restingFingers[id] = human
  }

  private func liftHuman() {
    guard let human else { return }
    stage.perform {
      let start = stage.timeline.time(of: id)
      let late = stage.timeline.isOpen ? human.liftDelay() : 0
      human.rest(start, late, on: stage)
      stage.timeline.pass(late, of: id)
      report(human.reading(at: scan(human)), .ended)
    }
    stage.restingFingers[id] = nil
  }

  private func report(_ sample: ContactSample, _ phase: Contact.Phase) {
    stage.timeline.add(Contact(id: id, phase: phase, kind: kind, sample: sample))
  }

  /// Advances time to the panel's next scan.
  private func scan(_ human: HumanFinger) -> Timestamp {
    let time = stage.timeline.time(of: id)
    let scan = human.scans(at: stage.frameRate).next(from: time)
    stage.timeline.pass(scan.seconds(since: time), of: id)
    return stage.timeline.time(of: id)
  }
}
