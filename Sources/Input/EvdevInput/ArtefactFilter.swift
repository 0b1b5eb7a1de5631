import Foundation
import GestureCore

/// Leaves out movements that a sensor reports and no finger makes, for every source whose scale is known.
///
/// Such a contact stays where it was and continues from there. A leap is withheld until the contact's next reading: if that
/// continues the leap, the finger is fast, and the withheld readings become earlier samples of the next one. A contact that
/// lifts after few readings is a fast finger. A contact that steps to or from another one that lifts or lands is held at once,
/// and goes on from its step if its next reading continues that.
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
  /// The longest step of a finger at rest (mm).
  private static let rest = 1.0
  /// The largest distance of contacts that merge or part, and the shortest step of one of them (mm).
  private static let beside = 24.0
  private static let mergingStep = 2.0
  /// The part of a step by which a contact's next reading continues a leap, and a step between contacts.
  private static let continuedLeap = 1.0 / 6
  private static let continuedHold = 1.0 / 2

  /// Whether the readings are a sensor's own reports. Other sources report less often.
  private let isOfSensor: Bool
  private let millimetre: CGFloat
  private let size: CGSize
  private var fingers: [Finger] = []
  /// The changes that are withheld; rarely any. Fingers are looked up for each change, and so have no parts to retain.
  private var leaps: [SuspectStep] = []
  /// The steps of held contacts that have had no reading since.
  private var holds: [SuspectStep] = []
  private var lastTime: Timestamp?

  /// A change of a contact with a long step that may be an artefact, and is not delivered where it is.
  private struct SuspectStep: Sendable {
    var change: Contact
    var start: CGPoint
    var wasAtRest: Bool
    /// Whether the sensor reported nothing before, as while a finger rests. Then only a leap there and back is certain.
    var isAfterSilence: Bool

    var step: CGPoint { change.sample.location - start }
    /// The readings of the change, oldest first.
    var samples: [ContactSample] { change.earlierSamples + [change.sample] }
  }

  /// Creates a filter for a scene of `size` points.
  package init(size: CGSize, pointsPerInch: Double, isOfSensor: Bool) {
    self.size = size
    self.isOfSensor = isOfSensor
    millimetre = pointsPerInch / 25.4
  }

  /// Creates a filter for a panel's scene.
  package init(_ mapping: PanelMapping) {
    self.init(
      size: mapping.size,
      pointsPerInch: mapping.size.width / mapping.physicalSize.width * 25.4, isOfSensor: true)
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
    if !holds.isEmpty { decideHolds(&frame) }
    if isSteady, fingers.count > 0, frame.contacts.count > 1 { holdBesideLandingsAndLifts(&frame) }
    var isWithheld = false
    for index in frame.contacts.indices where !shouldDeliver(&frame.contacts[index], isSteady) {
      isWithheld = true
    }
    if isWithheld {
      frame.contacts.removeAll { contact in
        contact.phase == .moved && leaps.contains { $0.change.id == contact.id }
      }
    }
    if frame.isInterruption {
      fingers.removeAll()
      leaps.removeAll()
      holds.removeAll()
    }
    return !isWithheld || !frame.contacts.isEmpty || !frame.isOfContactsAlone
  }

  // MARK: - Private

  /// Filters a contact's change; returns false if it must be withheld.
  private mutating func shouldDeliver(_ contact: inout Contact, _ isSteady: Bool) -> Bool {
    let id = contact.id
    let known = fingers.firstIndex { $0.id == id }
    if contact.phase == .began {
      if let known { fingers.remove(at: known) }
      if !leaps.isEmpty { leaps.removeAll { $0.change.id == id } }
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
    if !contact.earlierSamples.isEmpty {
      for sample in contact.earlierSamples { fingers[known].advance(to: sample.location) }
    }
    let location = contact.sample.location
    if !leaps.isEmpty, let leap = takeLeap(of: id) {
      decide(&contact, known, leap)
    } else if mayLeap(fingers[known], isSteady),
      fingers[known].isLeap(to: location, Self.leap * millimetre)
    {
      leaps.append(
        SuspectStep(
          change: contact, start: fingers[known].point, wasAtRest: isAtRest(fingers[known]),
          isAfterSilence: !isSteady))
      fingers[known].advance(to: location)
      return false
    }
    fingers[known].advance(to: location)
    if fingers[known].offset != .zero { shift(&contact, known) }
    return true
  }

  /// Decides with a contact's next reading whether it leapt.
  private mutating func decide(_ contact: inout Contact, _ known: Int, _ leap: SuspectStep) {
    let next = contact.earlierSamples.first?.location ?? contact.sample.location
    let leapt = leap.change.sample.location
    let isBack = next.distance(to: leap.start) < next.distance(to: leapt)
    let interval = contact.sample.time.seconds(since: leap.change.sample.time)
    let isKnown = !leap.isAfterSilence || isBack && interval <= Self.longestInterval
    guard isKnown, !isContinued(leap, by: next, Self.continuedLeap) else {
      contact.earlierSamples.insert(contentsOf: leap.samples, at: 0)
      return
    }
    artefacts.append(Artefact(kind: .leap, time: leap.change.sample.time))
    if isBack {
      if contact.earlierSamples.isEmpty { fingers[known].point = leap.start }
    } else {
      fingers[known].offset = fingers[known].offset - leap.step
    }
  }

  private mutating func end(_ contact: inout Contact, _ finger: Finger, _ isSteady: Bool) {
    let location = contact.sample.location
    var finger = finger
    for sample in contact.earlierSamples { finger.advance(to: sample.location) }
    if let leap = takeLeap(of: contact.id) {
      if finger.readingCount > Self.fewReadings, leap.wasAtRest,
        !isContinued(leap, by: location, Self.continuedLeap)
      {
        artefacts.append(Artefact(kind: .leap, time: leap.change.sample.time))
        contact.sample.location = leap.start
      } else {
        contact.earlierSamples.insert(contentsOf: leap.samples, at: 0)
      }
    } else if contact.phase == .ended, isSteady, finger.readingCount > Self.fewReadings,
      isAtRest(finger), finger.isLeap(to: location, Self.leap * millimetre)
    {
      artefacts.append(Artefact(kind: .leap, time: contact.sample.time))
      contact.sample.location = finger.point
    }
    if finger.offset != .zero { finger.shift(&contact, within: size) }
  }

  /// Removes and returns the withheld change of a contact.
  private mutating func takeLeap(of id: Int) -> SuspectStep? {
    leaps.firstIndex { $0.change.id == id }.map { leaps.remove(at: $0) }
  }

  /// Whether a reading goes on in the leap's direction by a part of its length, as that of a fast finger does.
  private func isContinued(_ leap: SuspectStep, by location: CGPoint, _ part: CGFloat) -> Bool {
    (location - leap.change.sample.location).component(along: leap.step) >= leap.step.length * part
  }

  private mutating func shift(_ contact: inout Contact, _ known: Int) {
    fingers[known].shift(&contact, within: size)
  }

  /// Whether a long step of a contact may be a leap. Of sources that report less often than a sensor, a fast finger may have
  /// few readings.
  private func mayLeap(_ finger: Finger, _ isSteady: Bool) -> Bool {
    isOfSensor || isSteady && finger.readingCount >= Self.fewReadings
  }

  private func isAtRest(_ finger: Finger) -> Bool { finger.isAtRest(Self.rest * millimetre) }

  /// Holds contacts that step towards a contact that lifts, or away from one that lands: the sensor reported two fingers as
  /// one contact between them.
  private mutating func holdBesideLandingsAndLifts(_ frame: inout InputFrame) {
    for other in frame.contacts where other.phase == .ended || other.phase == .began {
      for index in frame.contacts.indices where frame.contacts[index].phase == .moved {
        guard let known = fingers.firstIndex(where: { $0.id == frame.contacts[index].id }),
          !leaps.contains(where: { $0.change.id == frame.contacts[index].id })
        else { continue }
        let finger = fingers[known]
        let location = frame.contacts[index].sample.location
        let step = location - finger.point
        let otherOffset = fingers.first { $0.id == other.id }?.offset ?? .zero
        let toOther = other.sample.location + otherOffset - (finger.point + finger.offset)
        let approach = step.component(along: toOther) * (other.phase == .ended ? 1 : -1)
        guard step.length >= Self.mergingStep * millimetre, approach >= step.length * 0.8,
          toOther.length <= Self.beside * millimetre,
          step.length >= toOther.length / 4,
          (finger.point - finger.previous).component(along: step) < step.length / 3
        else { continue }
        holds.append(
          SuspectStep(
            change: frame.contacts[index], start: finger.point, wasAtRest: isAtRest(finger),
            isAfterSilence: false))
        fingers[known].offset = finger.offset - step
        fingers[known].point = location
        frame.contacts[index].earlierSamples = []
      }
    }
  }

  /// Decides with a held contact's next reading whether the sensor made its step or the finger, which then goes on from there.
  private mutating func decideHolds(_ frame: inout InputFrame) {
    for index in frame.contacts.indices {
      let contact = frame.contacts[index]
      guard let held = holds.firstIndex(where: { $0.change.id == contact.id }) else { continue }
      let hold = holds.remove(at: held)
      let next = contact.earlierSamples.first?.location ?? contact.sample.location
      guard contact.phase == .moved || contact.phase == .ended,
        let known = fingers.firstIndex(where: { $0.id == contact.id }),
        isContinued(hold, by: next, Self.continuedHold)
      else {
        artefacts.append(Artefact(kind: .contactsMerged, time: hold.change.sample.time))
        continue
      }
      fingers[known].offset = fingers[known].offset + hold.step
      fingers[known].point = hold.start
      frame.contacts[index].earlierSamples.insert(contentsOf: hold.samples, at: 0)
    }
  }
}
