import Foundation
import GestureCore

/// Summarizes a recording frame by frame in constant memory.
package struct RecordingSummary: Sendable {
  /// Something that the user should check before trusting the recording.
  package struct Suspicion: Sendable, Hashable {
    package var kind: Kind
    package var time: Timestamp
    package var contact: Int
    package var words: String

    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case leap, ghost, standstill, silence
    }
  }

  /// The most suspicions stored; more are only counted.
  private static let mostSuspicions = 20
  /// The highest speed of a finger (points per second); it would cross a phone in 20 ms.
  private static let fastest = 40_000.0
  /// Shorter steps are noise at high rates (points).
  private static let shortestLeap = 60.0
  /// The shortest touch of a finger (s).
  private static let shortestTouch = 0.015
  /// A finger that moved and is not reported for this long was lost or held still (s).
  private static let longestSilence = 0.25

  private struct Life: Sendable {
    var began: Timestamp
    var last: Contact
    var isMoving: Bool
  }

  package private(set) var frameCount = 0
  /// The number of all contacts, and of those that were cancelled.
  package private(set) var contactCount = 0
  package private(set) var cancelledCount = 0
  package private(set) var mostAtOnce = 0
  package private(set) var kinds: [Contact.Kind: Int] = [:]
  package private(set) var coalescedCount = 0
  package private(set) var interruptionCount = 0
  package private(set) var tellsRadius = false
  package private(set) var tellsForce = false
  package private(set) var first: Timestamp?
  package private(set) var last = Timestamp.zero
  /// Seconds during which at least one finger was down.
  package private(set) var touched: TimeInterval = 0
  package private(set) var lowest = CGPoint(x: CGFloat.infinity, y: .infinity)
  package private(set) var highest = CGPoint(x: -CGFloat.infinity, y: -.infinity)
  package private(set) var suspicions: [Suspicion] = []
  package private(set) var suspicionCounts: [Suspicion.Kind: Int] = [:]
  package private(set) var complaints: [Complaint] = []
  /// Intervals between frames in which the same fingers moved.
  package private(set) var intervals = IntervalCounts()
  /// The longest of these intervals, and its end.
  package private(set) var longest: (interval: TimeInterval, at: Timestamp) = (0, .zero)

  private var down: [Int: Life] = [:]

  private var check: SensorCheck
  /// The artefacts of a recording that was read to its end.
  package var artefacts = SensorArtefacts()

  package init(_ header: RecordingHeader) { check = SensorCheck(header) }

  /// Findings about the sensor.
  package var sensor: [SensorVerdict] { check.verdicts(intervals, complaints) + artefacts.verdicts }

  package mutating func take(_ complaints: [Complaint]) {
    self.complaints += complaints
  }

  package mutating func take(_ frame: InputFrame) {
    check.take(frame)
    let passed = frame.time.seconds(since: first == nil ? frame.time : last)
    if !down.isEmpty {
      touched += passed
      if frame.contacts.contains(where: { $0.phase == .moved }) {
        intervals.add(passed)
        if passed > longest.interval { longest = (passed, frame.time) }
      }
    }
    if first == nil { first = frame.time }
    last = frame.time
    frameCount += 1
    for contact in frame.contacts { take(contact, at: frame.time) }
    if frame.isInterruption {
      interruptionCount += 1
      cancelledCount += down.count
      down = [:]
    }
    mostAtOnce = max(mostAtOnce, down.count)
  }

  // MARK: - Private

  private mutating func take(_ contact: Contact, at time: Timestamp) {
    let sample = contact.sample
    tellsRadius = tellsRadius || sample.majorRadius > 0
    tellsForce = tellsForce || sample.maximumPossibleForce > 0
    coalescedCount += contact.earlierSamples.count
    lowest.x = min(lowest.x, sample.location.x)
    lowest.y = min(lowest.y, sample.location.y)
    highest.x = max(highest.x, sample.location.x)
    highest.y = max(highest.y, sample.location.y)
    if contact.phase == .began {
      contactCount += 1
      kinds[contact.kind, default: 0] += 1
      down[contact.id] = Life(began: time, last: contact, isMoving: false)
      mostAtOnce = max(mostAtOnce, down.count)
      return
    }
    // Found once and changed in place.
    guard let place = down.index(forKey: contact.id) else { return }
    judge(contact, down.values[place], time)
    if contact.phase == .moved {
      down.values[place].isMoving = true
      down.values[place].last = contact
      return
    }
    let life = down.remove(at: place).value
    if contact.phase == .cancelled { cancelledCount += 1 }
    let lasted = time.seconds(since: life.began)
    if lasted < Self.shortestTouch {
      let milliseconds = Int(bounding: (lasted * 1000).rounded())
      suspect(.ghost, time, contact.id, "is gone after \(milliseconds) ms")
    }
  }

  /// Compares a contact's change with its last one.
  private mutating func judge(_ contact: Contact, _ life: Life, _ time: Timestamp) {
    let from = contact.earlierSamples.last ?? life.last.sample
    let passed = time.seconds(since: from.time)
    let way = contact.sample.location.distance(to: from.location)
    if way > Self.shortestLeap, way > Self.fastest * passed {
      suspect(
        .leap, time, contact.id,
        "leaps \(Int(bounding: way.rounded())) points in \(Int(bounding: (passed * 1000).rounded())) ms"
      )
    } else if passed == 0, contact.phase == .moved, way > 0 {
      suspect(.standstill, time, contact.id, "moves while no time passes")
    } else if passed > Self.longestSilence, life.isMoving, way > Self.shortestLeap {
      suspect(
        .silence, time, contact.id,
        "is not reported for \(Int(bounding: (passed * 1000).rounded())) ms and then is"
          + " \(Int(bounding: way.rounded())) points away")
    }
  }

  private mutating func suspect(
    _ kind: Suspicion.Kind, _ time: Timestamp, _ contact: Int, _ words: String
  ) {
    suspicionCounts[kind, default: 0] += 1
    guard suspicions.count < Self.mostSuspicions else { return }
    suspicions.append(Suspicion(kind: kind, time: time, contact: contact, words: words))
  }
}
