import Foundation
import GestureCore

/// Converts lines to frames, and rejects impossible changes: no finger lands twice, moves before
/// its landing, or lifts twice, and time does not decrease.
struct TouchesFingers: Sendable {
  typealias Fault = (kind: ComplaintLog.Kind, message: String, severity: Complaint.Severity)

  /// The errors of the last line.
  private(set) var faults: [Fault] = []

  private var down = HeldContacts()
  /// Earlier readings in this line, for a later change in it.
  private var past: [Int: [ContactSample]] = [:]
  private var last: Timestamp?
  /// All fingers that the file has mentioned. The table is bounded, because numbers can be invalid.
  private var known: Set<Int> = []
  private static let mostKnown = 1 << 16
  private var hasEnded = false

  var count: Int { down.count }
  /// Whether no line with a time has been read.
  var isUntouched: Bool { last == nil }

  /// The frame of a line; `nil` for a line after the end.
  mutating func take(_ line: TouchesLine) -> InputFrame? {
    if !faults.isEmpty { faults = [] }
    guard !hasEnded else {
      faults.append((.contact, "the line is behind the end and left out", .fault))
      return nil
    }
    var frame = InputFrame(time: place(line.time))
    if !past.isEmpty { past = [:] }
    for item in line.items {
      switch item {
      case .contact(let item): take(item, line.properties, into: &frame)
      case .past(let item): keep(item, line.properties, frame.time)
      case .other(let other): other.add(to: &frame)
      case .interrupt:
        frame.isInterruption = true
      case .modifiers(let bits): frame.modifiers = bits
      case .buttons(let bits): frame.buttons = bits
      case .end: hasEnded = true
      }
    }
    if frame.isInterruption { down.removeAll() }
    return frame
  }

  /// A frame at the last time that cancels all active fingers.
  mutating func cancelAll() -> InputFrame {
    let time = last ?? .zero
    defer { down.removeAll() }
    let contacts = down.all.sorted { $0.id < $1.id }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      contact.sample.time = time
      contact.earlierSamples = []
      return contact
    }
    return InputFrame(time: time, contacts: contacts)
  }

  // MARK: - Private

  /// The line's time, or the last one if time has decreased.
  private mutating func place(_ time: Timestamp) -> Timestamp {
    if let last, time < last {
      faults.append((.time, "time goes backwards; it is held until it is ahead again", .fault))
      return last
    }
    last = time
    return time
  }

  /// Adds a change to the frame if it is valid for the finger.
  private mutating func take(
    _ item: TouchesLine.ContactItem, _ properties: [TouchesLine.Property],
    into frame: inout InputFrame
  ) {
    let old = down.index(of: item.id)
    if frame.contacts.contains(where: { $0.id == item.id }) {
      faults.append((.contact, "finger \(item.id) changes twice at one time; left out", .fault))
      return
    }
    if old == nil, item.phase == .moved, item.location != nil, known.count < Self.mostKnown,
      !known.contains(item.id)
    {
      // An excerpt may begin after the landing.
      faults.append(
        (
          .contact,
          "the landing of finger \(item.id) is not in the file; it begins at its first reading",
          .note
        ))
      var landing = item
      landing.phase = .began
      return land(landing, properties, into: &frame)
    }
    guard (old == nil) == (item.phase == .began) else {
      let state = old == nil ? "is not down" : "is down already"
      faults.append((.contact, "finger \(item.id) \(state); left out", .fault))
      return
    }
    guard let old else {
      land(item, properties, into: &frame)
      return
    }
    let earlier = past.isEmpty ? [] : past[item.id] ?? []
    down.change(at: old) { contact in
      contact.take(item, properties, frame.time)
      contact.earlierSamples = earlier
    }
    // Mostly it is the only one; a literal takes no room for more.
    if frame.contacts.isEmpty {
      frame.contacts = [down.all[old]]
    } else {
      frame.contacts.append(down.all[old])
    }
    if item.phase != .moved { down.remove(at: old) }
  }

  /// Adds the landing of a finger.
  private mutating func land(
    _ item: TouchesLine.ContactItem, _ properties: [TouchesLine.Property],
    into frame: inout InputFrame
  ) {
    guard let location = item.location else {
      faults.append((.contact, "finger \(item.id) lands nowhere; left out", .fault))
      return
    }
    guard down.count < FrameCheck.mostDown else {
      faults.append((.contact, "finger \(item.id) \(ContactLedger.oneTooMany); left out", .fault))
      return
    }
    var contact = Contact(id: item.id, phase: .began, at: location, time: frame.time)
    contact.take(item, properties, frame.time)
    contact.earlierSamples = past[item.id] ?? []
    frame.contacts.append(contact)
    down.insert(contact)
    if known.count < Self.mostKnown { known.insert(item.id) }
  }

  /// Stores an earlier reading for a change of the same finger later in the line.
  private mutating func keep(
    _ item: TouchesLine.ContactItem, _ properties: [TouchesLine.Property], _ time: Timestamp
  ) {
    let known = down.index(of: item.id).map { down.all[$0] }
    guard let location = item.location ?? known?.sample.location else {
      faults.append((.contact, "finger \(item.id) was nowhere; left out", .fault))
      return
    }
    var contact = known ?? Contact(id: item.id, phase: .moved, at: location, time: time)
    contact.take(item, properties, time)
    past[item.id, default: []].append(contact.sample)
  }
}

extension Contact {
  /// Applies the given values; the others stay unchanged.
  fileprivate mutating func take(
    _ item: TouchesLine.ContactItem, _ properties: [TouchesLine.Property], _ time: Timestamp
  ) {
    phase = item.phase
    sample.time = time
    if let location = item.location { sample.location = location }
    sample.preciseLocation = nil
    sample.estimatedProperties = []
    sample.estimatedPropertiesExpectingUpdates = []
    sample.estimationUpdateIndex = nil
    for property in properties[item.properties] {
      switch property {
      case .lasting(let reading, let value): sample[reading] = value
      case .kind(let known): kind = known
      case .precise(let point): sample.preciseLocation = point
      case .time(let time): sample.time = time
      case .estimated(let bits): sample.estimatedProperties = .init(rawValue: bits)
      case .expecting(let bits):
        sample.estimatedPropertiesExpectingUpdates = .init(rawValue: bits)
      case .index(let index): sample.estimationUpdateIndex = index
      }
    }
  }
}
