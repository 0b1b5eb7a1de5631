import Foundation
import GestureCore

/// Leaves out movements that a sensor reports and no finger makes, for every source whose scale is known.
///
/// Such a contact stays where it was and continues from there. A leap is withheld until the contact's next reading: if that
/// continues the leap, the finger is fast, and the withheld reading becomes an earlier sample of the next one.
package struct ArtefactFilter: Sendable {
  package struct Artefact: Sendable, Hashable {
    package var kind: TrackingFault.Kind
    package var time: Timestamp
  }

  /// The artefacts since the last `takeArtefacts()`, oldest first.
  package private(set) var artefacts: [Artefact] = []

  /// The shortest leap (mm): a step from rest that would need 3 m/s at 100 frames per second.
  private static let leap = 30.0
  /// The longest interval between a sensor's reports during a touch, in seconds.
  private static let longestInterval = 0.03
  /// A contact that leaps and lifts after at most this many readings is a fast finger.
  private static let fewReadings = 3
  /// The largest distance of contacts that merge or part, and the shortest step of one of them (mm).
  private static let beside = 24.0
  private static let mergingStep = 2.0

  private let millimetre: CGFloat
  private let size: CGSize
  private var fingers: [Finger] = []
  private var lastTime: Timestamp?

  private struct Finger: Sendable {
    var id: Int
    /// The last two locations that the sensor reported.
    var point: CGPoint
    var previous: CGPoint
    /// Added to every reading.
    var offset = CGPoint.zero
    var readingCount = 0
    /// A reading after a leap from `previous` to `point`.
    var withheld: ContactSample?

    mutating func advance(to location: CGPoint) {
      previous = point
      point = location
      readingCount += 1
    }

    /// Adds the offset to a contact's readings, and changes the offset so that the contact stays inside the scene.
    mutating func shift(_ contact: inout Contact, within size: CGSize) {
      let raw = contact.sample.location
      let shifted = raw + offset
      let inside = CGPoint(
        x: min(max(shifted.x, 0), max(size.width, raw.x)),
        y: min(max(shifted.y, 0), max(size.height, raw.y)))
      offset = inside - raw
      contact.sample.location = inside
      contact.sample.preciseLocation = contact.sample.preciseLocation.map { $0 + offset }
      for index in contact.earlierSamples.indices {
        contact.earlierSamples[index].location = contact.earlierSamples[index].location + offset
      }
    }
  }

  /// Creates a filter for a scene of `size` points.
  package init(size: CGSize, pointsPerInch: Double) {
    self.size = size
    millimetre = pointsPerInch / 25.4
  }

  /// Creates a filter for a panel's scene.
  package init(_ mapping: PanelMapping) {
    self.init(
      size: mapping.size,
      pointsPerInch: mapping.size.width / mapping.physicalSize.width * 25.4)
  }

  /// Returns and clears the artefacts.
  package mutating func takeArtefacts() -> [Artefact] {
    if artefacts.isEmpty { return [] }
    defer { artefacts.removeAll(keepingCapacity: true) }
    return artefacts
  }

  /// Removes artefacts from a frame; returns false if nothing else is in it.
  package mutating func filter(_ frame: inout InputFrame) -> Bool {
    let isSteady = lastTime.map { frame.time.seconds(since: $0) <= Self.longestInterval } ?? false
    lastTime = frame.time
    if isSteady, fingers.count > 0, frame.contacts.count > 1 { holdBesideLandingsAndLifts(frame) }
    var isWithheld = false
    for index in frame.contacts.indices {
      if filter(&frame.contacts[index], isSteady) { continue }
      isWithheld = true
    }
    if isWithheld {
      frame.contacts.removeAll { contact in
        contact.phase == .moved && fingers.contains { $0.id == contact.id && $0.withheld != nil }
      }
    }
    if frame.isInterruption { fingers.removeAll() }
    return !isWithheld || !frame.contacts.isEmpty || !frame.isOfContactsAlone
  }

  // MARK: - Private

  /// Filters a contact's change; returns false if it must be withheld.
  private mutating func filter(_ contact: inout Contact, _ isSteady: Bool) -> Bool {
    let known = fingers.firstIndex { $0.id == contact.id }
    if contact.phase == .began {
      if let known { fingers.remove(at: known) }
      guard contact.kind != .indirectPointer else { return true }
      let point = contact.sample.location
      fingers.append(Finger(id: contact.id, point: point, previous: point))
      return true
    }
    guard let known else { return true }
    guard contact.phase == .moved else {
      let finger = fingers.remove(at: known)
      end(&contact, finger, isSteady)
      return true
    }
    for sample in contact.earlierSamples { fingers[known].advance(to: sample.location) }
    let location = contact.sample.location
    if let withheld = fingers[known].withheld {
      decide(&contact, known, withheld)
    } else if isSteady, isLeap(fingers[known], to: location) {
      fingers[known].advance(to: location)
      fingers[known].withheld = contact.sample
      return false
    }
    fingers[known].advance(to: location)
    if fingers[known].offset != .zero { shift(&contact, known) }
    return true
  }

  /// Decides with a contact's next reading whether it leapt.
  private mutating func decide(_ contact: inout Contact, _ known: Int, _ withheld: ContactSample) {
    let (start, leapt, next) = (
      fingers[known].previous, fingers[known].point, contact.sample.location
    )
    fingers[known].withheld = nil
    if along(leapt - start, next - leapt) >= start.distance(to: leapt) / 6 {
      contact.earlierSamples.insert(withheld, at: 0)
      return
    }
    artefacts.append(Artefact(kind: .leap, time: withheld.time))
    if next.distance(to: start) < next.distance(to: leapt) {
      fingers[known].point = start
    } else {
      fingers[known].offset = fingers[known].offset - (leapt - start)
    }
  }

  private mutating func end(_ contact: inout Contact, _ finger: Finger, _ isSteady: Bool) {
    let location = contact.sample.location
    var finger = finger
    for sample in contact.earlierSamples { finger.advance(to: sample.location) }
    if let withheld = finger.withheld {
      if finger.readingCount > Self.fewReadings {
        artefacts.append(Artefact(kind: .leap, time: withheld.time))
        contact.sample.location = finger.previous
      }
    } else if contact.phase == .ended, isSteady, finger.readingCount > Self.fewReadings,
      isLeap(finger, to: location)
    {
      artefacts.append(Artefact(kind: .leap, time: contact.sample.time))
      contact.sample.location = finger.point
    }
    if finger.offset != .zero { finger.shift(&contact, within: size) }
  }

  private mutating func shift(_ contact: inout Contact, _ known: Int) {
    fingers[known].shift(&contact, within: size)
  }

  /// Whether a step is too long for a finger that rested or moved slowly before.
  private func isLeap(_ finger: Finger, to location: CGPoint) -> Bool {
    let step = location - finger.point
    let length = step.length
    guard length >= Self.leap * millimetre else { return false }
    return along(step, finger.point - finger.previous) < length / 3
  }

  /// Holds contacts that step towards another one that lifts, or away from one that lands: the sensor reported two fingers as
  /// one contact between them.
  private mutating func holdBesideLandingsAndLifts(_ frame: InputFrame) {
    for other in frame.contacts where other.phase == .ended || other.phase == .began {
      for contact in frame.contacts where contact.phase == .moved {
        guard let known = fingers.firstIndex(where: { $0.id == contact.id }),
          fingers[known].withheld == nil
        else { continue }
        let location = contact.sample.location
        let step = location - fingers[known].point
        let offset = fingers.first { $0.id == other.id }?.offset ?? .zero
        let way = other.sample.location + offset - (fingers[known].point + fingers[known].offset)
        let reach = along(way, step) * (other.phase == .ended ? 1 : -1)
        guard step.length >= Self.mergingStep * millimetre, reach >= step.length * 0.8,
          way.length <= Self.beside * millimetre, step.length >= way.length / 4,
          along(step, fingers[known].point - fingers[known].previous) < step.length / 3
        else { continue }
        fingers[known].offset = fingers[known].offset - step
        fingers[known].point = location
        artefacts.append(Artefact(kind: .contactsMerged, time: frame.time))
      }
    }
  }

  /// Component of a step in a direction.
  private func along(_ direction: CGPoint, _ step: CGPoint) -> CGFloat {
    (direction.x * step.x + direction.y * step.y) / max(direction.length, 0.001)
  }
}
