import Foundation
import GestureCore
import Touchstone

/// Converts the frames of one client's page to frames of the system.
struct FrameMaker {
  /// The force of a pressure of 1, where a force of 1 is an average touch (as of UIKit's pencils).
  private static let maximumForce = 25.0 / 6

  /// Distinguishes the contacts of different clients.
  let hand: Int
  private var clock = PageClock()
  private var down = DownLedger()

  init(hand: Int) { self.hand = hand }

  /// Converts a page's frame; impossible values are left for the system's check.
  mutating func frame(_ page: PageFrame, arrival: Timestamp, notBefore now: Timestamp) -> InputFrame
  {
    let isIdle = down.isEmpty
    var frame = InputFrame(
      time: clock.time(
        ofStamp: page.stamp, arrival: arrival, notBefore: now, mayAdjust: isIdle))
    // Older readings may be before the last frame, so they are not used to adjust the clock.
    func time(_ stamp: Double) -> Timestamp {
      clock.time(ofStamp: stamp, arrival: arrival, notBefore: now, mayAdjust: false)
    }
    for contact in page.contacts ?? [] {
      frame.contacts.append(make(contact, frame.time, time))
    }
    frame.hover = page.hover.map(make)
    frame.scroll = page.scroll.map(make)
    frame.transform = page.transform.map(make)
    frame.presses = page.presses?.map(make) ?? []
    frame.buttons = page.buttons
    frame.modifiers = page.modifiers
    down.admit(&frame)
    return frame
  }

  /// Adjusts the clock to the newest stamp of a message, before its frames are made.
  mutating func hear(of stamp: Double, arrival: Timestamp) {
    clock.hear(of: stamp, arrival: arrival, mayAdjust: down.isEmpty)
  }

  /// Scene time of a stamp that comes without input.
  mutating func time(
    of stamp: Double, arrival: Timestamp, notBefore now: Timestamp
  ) -> Timestamp {
    clock.time(ofStamp: stamp, arrival: arrival, notBefore: now, mayAdjust: down.isEmpty)
  }

  /// The frame that cancels all activity of this client; `nil` if there is none.
  mutating func cancellation(at time: Timestamp) -> InputFrame? { down.cancellation(at: time) }

  // MARK: - Parts

  private func make(
    _ contact: PageFrame.PageContact, _ frameTime: Timestamp, _ time: (Double) -> Timestamp
  ) -> Contact {
    let earlier = contact.samples.dropLast().map { reading in
      sample(reading, min(frameTime, time(reading[0])))
    }
    return Contact(
      id: own(contact.id), phase: Contact.Phase(contact.phase),
      kind: Contact.Kind(contact.kind ?? .direct),
      sample: sample(contact.samples[contact.samples.count - 1], frameTime),
      earlierSamples: earlier)
  }

  private func sample(_ numbers: [Double], _ time: Timestamp) -> ContactSample {
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

  private func make(_ hover: PageFrame.Hover) -> HoverChange {
    HoverChange(
      phase: InputPhase(hover.phase), kind: Contact.Kind(hover.kind ?? .indirectPointer),
      location: CGPoint(x: hover.x, y: hover.y), altitudeAngle: hover.altitude ?? 0,
      azimuthAngle: hover.azimuth ?? 0)
  }

  private func make(_ scroll: PageFrame.Scroll) -> ScrollChange {
    ScrollChange(
      phase: InputPhase(scroll.phase), location: CGPoint(x: scroll.x, y: scroll.y), dx: scroll.dx,
      dy: scroll.dy, isDiscrete: scroll.discrete ?? false)
  }

  private func make(_ transform: PageFrame.Transform) -> TransformChange {
    TransformChange(
      phase: InputPhase(transform.phase), location: CGPoint(x: transform.x, y: transform.y),
      scale: transform.scale, rotation: transform.rotation)
  }

  private func make(_ press: PageFrame.Press) -> PressChange {
    let key = press.usage.map { usage in
      KeyStroke(
        characters: (press.characters ?? "").shortened(to: 8), modifiers: press.modifiers ?? 0,
        usage: usage)
    }
    return PressChange(
      id: own(press.id), phase: InputPhase(press.phase), type: press.type, key: key)
  }

  private func own(_ id: Int) -> Int { hand << 32 | id }
}

extension Contact.Phase {
  fileprivate init(_ phase: PageFrame.PageContact.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension Contact.Kind {
  fileprivate init(_ kind: PageFrame.Kind) {
    self =
      switch kind {
      case .direct: .direct
      case .indirect: .indirect
      case .pencil: .pencil
      case .indirectPointer: .indirectPointer
      }
  }
}

extension InputPhase {
  fileprivate init(_ phase: PageFrame.Phase) {
    self =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
