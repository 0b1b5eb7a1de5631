import Foundation
import Touchstone

/// Makes the system's frames of one page's, for one client of a scene.
struct FrameMaker {
  /// More fingers than any hand has are refused, or each would cost memory.
  private static let mostContacts = 64
  private static let mostSamples = 256
  /// What a pressure of 1 is, where 1 is an average touch (UIKit's own pencils tell the same).
  private static let maximumForce = 25.0 / 6

  /// Tells the contacts of different clients apart.
  let hand: Int
  private var clock = PageClock()
  /// The contacts that are down, with their last readings.
  private(set) var down: [Int: Contact] = [:]
  private(set) var pressesDown: [Int: PressChange] = [:]

  init(hand: Int) { self.hand = hand }

  /// The frame that a page's frame stands for; what is impossible in it is left to the system's check.
  mutating func frame(_ page: PageFrame, arrival: Timestamp, notBefore now: Timestamp) -> InputFrame
  {
    let isIdle = down.isEmpty
    func time(_ stamp: Double) -> Timestamp {
      clock.time(ofStamp: stamp, arrival: arrival, mayAdjust: isIdle)
    }
    var frame = InputFrame(time: max(now, time(page.stamp)))
    for contact in page.contacts?.prefix(Self.mostContacts) ?? [] {
      if let made = make(contact, frame.time, time) { frame.contacts.append(made) }
    }
    for contact in frame.contacts { note(contact) }
    frame.hover = page.hover.flatMap(make)
    frame.scroll = page.scroll.flatMap(make)
    frame.transform = page.transform.flatMap(make)
    frame.presses = page.presses?.prefix(Self.mostContacts).compactMap(make) ?? []
    for press in frame.presses { note(press) }
    frame.buttons = page.buttons
    frame.modifiers = page.modifiers
    return frame
  }

  /// The time of a stamp that comes without input.
  mutating func time(of stamp: Double, arrival: Timestamp) -> Timestamp {
    clock.time(ofStamp: stamp, arrival: arrival, mayAdjust: down.isEmpty)
  }

  /// What takes back everything that this client has down.
  mutating func cancellation(at time: Timestamp) -> InputFrame? {
    guard !down.isEmpty || !pressesDown.isEmpty else { return nil }
    var frame = InputFrame(time: time)
    frame.contacts = down.values.sorted { $0.id < $1.id }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      contact.sample.time = time
      contact.earlierSamples = []
      return contact
    }
    frame.presses = pressesDown.values.sorted { $0.id < $1.id }.map { press in
      var press = press
      press.phase = .cancelled
      return press
    }
    down = [:]
    pressesDown = [:]
    return frame
  }

  private mutating func note(_ contact: Contact) {
    switch contact.phase {
    case .began, .moved: down[contact.id] = contact
    case .ended, .cancelled: down[contact.id] = nil
    }
  }

  private mutating func note(_ press: PressChange) {
    pressesDown[press.id] = press.phase == .began || press.phase == .changed ? press : nil
  }

  // MARK: - Parts

  private func make(
    _ contact: PageFrame.PageContact, _ frameTime: Timestamp, _ time: (Double) -> Timestamp
  ) -> Contact? {
    guard let phase = phases[contact.phase], contact.samples.count <= Self.mostSamples,
      let last = contact.samples.last.flatMap({ sample($0, frameTime) })
    else { return nil }
    let earlier = contact.samples.dropLast().compactMap { reading in
      sample(reading, min(frameTime, time(reading.first ?? 0)))
    }
    return Contact(
      id: own(contact.id), phase: phase, kind: kinds[contact.kind ?? "direct"] ?? .direct,
      sample: last, earlierSamples: earlier)
  }

  private func sample(_ numbers: [Double], _ time: Timestamp) -> ContactSample? {
    guard numbers.count >= 3 else { return nil }
    func number(_ index: Int) -> Double? { index < numbers.count ? numbers[index] : nil }
    var sample = ContactSample(time: time, location: CGPoint(x: numbers[1], y: numbers[2]))
    sample.majorRadius = number(3) ?? 0
    if let force = number(4) {
      sample.force = force * Self.maximumForce
      sample.maximumPossibleForce = Self.maximumForce
    }
    if let altitude = number(5) { sample.altitudeAngle = altitude }
    if let azimuth = number(6) { sample.azimuthAngle = azimuth }
    if let roll = number(7) { sample.rollAngle = roll }
    return sample
  }

  private func make(_ hover: PageFrame.Hover) -> HoverChange? {
    guard let phase = inputPhases[hover.phase] else { return nil }
    return HoverChange(
      phase: phase, kind: kinds[hover.kind ?? ""] ?? .indirectPointer,
      location: CGPoint(x: hover.x, y: hover.y), altitudeAngle: hover.altitude ?? 0,
      azimuthAngle: hover.azimuth ?? 0)
  }

  private func make(_ scroll: PageFrame.Scroll) -> ScrollChange? {
    guard let phase = inputPhases[scroll.phase] else { return nil }
    return ScrollChange(
      phase: phase, location: CGPoint(x: scroll.x, y: scroll.y), dx: scroll.dx, dy: scroll.dy,
      isDiscrete: scroll.discrete ?? false)
  }

  private func make(_ transform: PageFrame.Transform) -> TransformChange? {
    guard let phase = inputPhases[transform.phase] else { return nil }
    return TransformChange(
      phase: phase, location: CGPoint(x: transform.x, y: transform.y), scale: transform.scale,
      rotation: transform.rotation)
  }

  private func make(_ press: PageFrame.Press) -> PressChange? {
    guard let phase = inputPhases[press.phase] else { return nil }
    let key = press.usage.map { usage in
      KeyStroke(
        characters: String((press.characters ?? "").prefix(8)), modifiers: press.modifiers ?? 0,
        usage: usage)
    }
    return PressChange(id: own(press.id), phase: phase, type: press.type, key: key)
  }

  private func own(_ id: Int) -> Int { hand << 32 | (id & 0xffff_ffff) }
}

private let phases: [String: Contact.Phase] = [
  "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
]
private let kinds: [String: Contact.Kind] = [
  "direct": .direct, "indirect": .indirect, "pencil": .pencil, "indirectPointer": .indirectPointer,
]
private let inputPhases: [String: InputPhase] = [
  "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
]
