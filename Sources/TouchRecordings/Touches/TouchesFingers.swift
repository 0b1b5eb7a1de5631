import Foundation
import GestureCore

/// Makes frames of what lines say, and lets nothing impossible through: no finger lands twice,
/// moves before it landed, or lifts twice, and time does not go back.
struct TouchesFingers: Sendable {
  typealias Fault = (kind: ComplaintLog.Kind, message: String)

  /// What was wrong with the last line.
  private(set) var faults: [Fault] = []

  /// The last state of each finger that is down.
  private var down: [Int: Contact] = [:]
  /// Earlier readings in this line, for a change later in it.
  private var past: [Int: [ContactSample]] = [:]
  private var last: Timestamp?
  private var hasEnded = false

  var count: Int { down.count }
  /// No line with a time was taken.
  var isUntouched: Bool { last == nil }

  /// The frame of a line; `nil` for a line behind the end.
  mutating func take(_ line: TouchesLine) -> InputFrame? {
    faults = []
    guard !hasEnded else {
      faults.append((.contact, "the line is behind the end and left out"))
      return nil
    }
    var frame = InputFrame(time: place(line.time))
    past = [:]
    for item in line.items {
      switch item {
      case .contact(let item): take(item, into: &frame)
      case .past(let item): keep(item, frame.time)
      case .other(let other): other.add(to: &frame)
      case .interrupt:
        frame.isInterruption = true
      case .modifiers(let bits): frame.modifiers = bits
      case .buttons(let bits): frame.buttons = bits
      case .end: hasEnded = true
      }
    }
    if frame.isInterruption { down = [:] }
    return frame
  }

  /// A frame at the last time in which every finger that is down is cancelled.
  mutating func cancelAll() -> InputFrame {
    let time = last ?? .zero
    defer { down = [:] }
    let contacts = down.values.sorted { $0.id < $1.id }.map { contact in
      var contact = contact
      contact.phase = .cancelled
      contact.sample.time = time
      contact.earlierSamples = []
      return contact
    }
    return InputFrame(time: time, contacts: contacts)
  }

  // MARK: - Private

  /// The line's time, held if it goes back.
  private mutating func place(_ time: Timestamp) -> Timestamp {
    if let last, time < last {
      faults.append((.time, "time goes backwards; it is held until it is ahead again"))
      return last
    }
    last = time
    return time
  }

  /// Adds a change to the frame, if the finger can change so.
  private mutating func take(_ item: TouchesLine.ContactItem, into frame: inout InputFrame) {
    let old = down[item.id]
    if frame.contacts.contains(where: { $0.id == item.id }) {
      faults.append((.contact, "finger \(item.id) changes twice at one time; left out"))
      return
    }
    guard (old == nil) == (item.phase == .began) else {
      let state = old == nil ? "is not down" : "is down already"
      faults.append((.contact, "finger \(item.id) \(state); left out"))
      return
    }
    guard var contact = contact(item, old, frame.time) else {
      faults.append((.contact, "finger \(item.id) lands nowhere; left out"))
      return
    }
    contact.earlierSamples = past[item.id] ?? []
    frame.contacts.append(contact)
    let isDown = item.phase == .began || item.phase == .moved
    down[item.id] = isDown ? contact : nil
  }

  /// An earlier reading, for the change of the same finger later in the line.
  private mutating func keep(_ item: TouchesLine.ContactItem, _ time: Timestamp) {
    guard let contact = contact(item, down[item.id], time) else {
      faults.append((.contact, "finger \(item.id) was nowhere; left out"))
      return
    }
    past[item.id, default: []].append(contact.sample)
  }

  /// The finger as the line leaves it: what is not said is as it was.
  private func contact(_ item: TouchesLine.ContactItem, _ old: Contact?, _ time: Timestamp)
    -> Contact?
  {
    guard let location = item.location ?? old?.sample.location else { return nil }
    var sample = old?.sample ?? ContactSample(time: time, location: location)
    sample.time = item.time ?? time
    sample.location = location
    sample.preciseLocation = item.precise
    for (place, value) in item.lasting {
      sample[keyPath: TouchesSpelling.lasting[place].value] = value
    }
    sample.estimatedProperties = .init(rawValue: item.estimated)
    sample.estimatedPropertiesExpectingUpdates = .init(rawValue: item.expecting)
    sample.estimationUpdateIndex = item.index
    let kind = item.kind ?? old?.kind ?? .direct
    return Contact(id: item.id, phase: item.phase, kind: kind, sample: sample)
  }
}
