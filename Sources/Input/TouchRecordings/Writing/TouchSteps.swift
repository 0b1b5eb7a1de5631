import Foundation
import GestureCore

/// The fingers of a recording for tests of web pages, and the parts that such tests cannot contain.
struct TouchSteps: Sendable {
  private(set) var losses: Set<String> = []
  /// The locations of active fingers, by contact.
  private(set) var down: [Int: CGPoint] = [:]
  /// The previous frame's time in whole milliseconds.
  private var last = 0

  /// Milliseconds since the previous frame. Times are rounded, not intervals, so that rounding does not add up.
  mutating func milliseconds(to frame: InputFrame) -> Int {
    let time = Int(bounding: (frame.time.seconds * 1000).rounded())
    defer { last = time }
    return time - last
  }

  /// A frame's changes: lifts before landings.
  mutating func changes(of frame: InputFrame) -> [Contact] {
    note(frame)
    var contacts = frame.contacts
    if frame.isInterruption {
      let listed = Set(contacts.map(\.id))
      for (id, place) in down.sorted(by: { $0.key < $1.key }) where !listed.contains(id) {
        contacts.append(Contact(id: id, phase: .cancelled, at: place, time: frame.time))
      }
    }
    contacts.sort { Self.rank($0.phase) < Self.rank($1.phase) }
    for contact in contacts {
      switch contact.phase {
      case .began, .moved: down[contact.id] = contact.sample.location
      case .ended, .cancelled: down[contact.id] = nil
      }
    }
    return contacts
  }

  /// Adds a loss that is specific to a framework.
  mutating func note(loss: String) { losses.insert(loss) }

  /// A number for JSON and JavaScript, rounded to a thousandth.
  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return "0" }
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  // MARK: - Private

  private static func rank(_ phase: Contact.Phase) -> Int {
    switch phase {
    case .moved: 0
    case .ended, .cancelled: 1
    case .began: 2
    }
  }

  private mutating func note(_ frame: InputFrame) {
    for contact in frame.contacts {
      if contact.sample.force != 0 { losses.insert("forces are left out") }
      if contact.sample.majorRadius != 0 { losses.insert("radiuses are left out") }
      if !contact.earlierSamples.isEmpty { losses.insert("coalesced readings are left out") }
      if contact.kind == .pencil, contact.sample.altitudeAngle != .pi / 2 {
        losses.insert("angles of pencils are left out")
      }
    }
    if frame.isInterruption { losses.insert("interruptions become cancelled touches") }
    if !frame.presses.isEmpty { losses.insert("presses are left out") }
    if frame.hover != nil { losses.insert("hover is left out") }
    if frame.scroll != nil { losses.insert("scrolls are left out") }
    if frame.transform != nil { losses.insert("transforms are left out") }
    if frame.modifiers != nil || frame.buttons != nil {
      losses.insert("modifiers and buttons are left out")
    }
  }
}
