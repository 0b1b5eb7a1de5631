import EvdevInput
import Foundation
import GestureCore

/// Makes frames of what a log has of single contacts, and lets nothing impossible through.
///
/// Places are the log's own until a surface maps them; times are placed on the recording's here. A
/// contact gets an id that no other ever has, however often the log uses its own again.
struct ContactLedger: Sendable {
  /// The line that is being read, for remarks.
  var line = 0
  /// What was seen of times: a log whose every contact lacks one is of no use.
  private(set) var timedCount = 0
  private(set) var timelessCount = 0
  /// All contacts that ever were.
  private(set) var contactCount = 0

  private var remarks: [Remark] = []
  /// Frames that are complete, in the log's own places.
  private var ready: [InputFrame] = []
  /// The contacts that are down, by the log's own ids.
  private var down: [Int64: Contact] = [:]
  /// The log's ids that were down at any time. The table is bounded: ids can be junk.
  private var known: Set<Int64> = []
  private static let mostKnown = 1 << 16
  /// What changed at `moment`.
  private var pending: [Contact] = []
  /// What is above the surface, by the log's own id, and where it was last.
  private var above: (key: Int64, change: HoverChange)?
  private var pendingHover: HoverChange?
  /// The modifier keys that are held, as frames have them; and whether that is news.
  private var modifiers = 0
  private var pendingModifiers: Int?
  private var pendingButtons: Int?
  /// The log's own time of what is pending.
  private var moment = Timestamp.zero
  private var isInterruption = false
  private var timeline = Timeline()
  private var lastPlaced: Timestamp?
  /// Seconds from one event of a contact to its next, where the log has no times.
  private let interval: TimeInterval?

  init(interval: TimeInterval? = nil) { self.interval = interval }

  /// Whether frames come at the interval of the options.
  private var isPaced: Bool { interval != nil && timedCount == 0 }

  var downCount: Int { down.count }
  var hasReady: Bool { !ready.isEmpty }
  var hasRemarks: Bool { !remarks.isEmpty }

  /// The ids that are down, in the order in which they came.
  var downKeys: [Int64] { down.sorted { $0.value.id < $1.value.id }.map(\.key) }

  /// Why a finger is left out that the engine would refuse as well; a log of fingers that never lift takes no more
  /// memory for it.
  static let oneTooMany = "lands while \(FrameCheck.mostDown) others are down"

  // A contact is some two hundred bytes: it is looked at, and changed, where it lies.

  func isDown(_ key: Int64) -> Bool { down.index(forKey: key) != nil }

  // MARK: - What a log has

  /// What follows happens at that time of the log; `nil` where it has none.
  mutating func at(_ time: Timestamp?) {
    guard let time else {
      timelessCount += 1
      return
    }
    timedCount += 1
    if time != moment { commit() }
    moment = time
  }

  /// A contact lands. One of the same id that is still down was lost, and is cancelled.
  mutating func begin(_ key: Int64, _ reading: ContactReading) {
    guard reading.isFinite else { return refuse(key, "lands nowhere") }
    if isDown(key) {
      remark(.contact, "finger \(key) is down already; the earlier one is cancelled")
      cancel(key)
    }
    guard down.count < FrameCheck.mostDown else { return refuse(key, ContactLedger.oneTooMany) }
    let contact = Contact(
      id: contactCount, phase: .began, kind: reading.kind, sample: reading.sample(at: moment))
    contactCount += 1
    down[key] = contact
    if known.count < Self.mostKnown { known.insert(key) }
    add(contact)
    if contact.kind == .indirectPointer { pendingButtons = max(reading.buttons, 1) }
  }

  /// A contact moves; `earlier` are its readings since the last ones, oldest first.
  mutating func move(_ key: Int64, _ reading: ContactReading, earlier: [ContactReading] = []) {
    guard let index = down.index(forKey: key) else {
      return isUnknown(key) ? beginLate(key, reading) : refuse(key, "is not down")
    }
    guard reading.isFinite else { return refuse(key, "moves nowhere") }
    down.values[index].phase = .moved
    down.values[index].kind = reading.kind
    down.values[index].sample = reading.sample(at: moment)
    down.values[index].earlierSamples =
      earlier.isEmpty ? [] : earlier.filter(\.isFinite).map { $0.sample(at: moment) }
    add(down.values[index])
  }

  /// A contact is reported that may rest; what does not change is no movement.
  mutating func follow(_ key: Int64, _ reading: ContactReading, earlier: [ContactReading] = []) {
    guard let old = down[key] else {
      if isUnknown(key) { beginLate(key, reading) }
      return
    }
    let moved = earlier.filter { !$0.isSame(as: old) }
    if moved.isEmpty, reading.isSame(as: old) { return }
    move(key, reading, earlier: moved.isEmpty ? [] : earlier)
  }

  /// The size of a contact's touching area changes.
  mutating func reshape(_ key: Int64, radius: CGFloat) {
    guard var contact = down[key], radius.isFinite else { return }
    contact.sample.majorRadius = max(radius, 0)
    down[key] = contact
    if let index = pending.firstIndex(where: { $0.id == contact.id }) {
      pending[index].sample.majorRadius = contact.sample.majorRadius
      return
    }
    contact.phase = .moved
    contact.earlierSamples = []
    contact.sample.time = moment
    add(contact)
  }

  /// A contact lifts, where it was unless the log says where.
  mutating func end(_ key: Int64, _ reading: ContactReading? = nil) {
    finish(key, .ended, reading)
  }

  /// A contact is taken away.
  mutating func cancel(_ key: Int64) {
    finish(key, .cancelled, nil)
  }

  /// Everything that is down is taken away.
  mutating func cancelAll() {
    for key in downKeys { finish(key, .cancelled, nil) }
  }

  /// A pointer or a pencil is above the surface.
  mutating func hover(_ key: Int64, _ reading: ContactReading) {
    guard reading.isFinite else { return refuse(key, "hovers nowhere") }
    if let above, above.key != key { leave(above.key) }
    if pendingHover?.phase.isOver == true { commit() }
    var change = reading.hover
    if above != nil { change.phase = pendingHover?.phase ?? .changed }
    above = (key, change)
    pendingHover = change
  }

  /// What was above the surface lands or goes away, if it is still there.
  mutating func leave(_ key: Int64) {
    guard var change = above?.change, above?.key == key else { return }
    if pendingHover?.phase == .began { commit() }
    change.phase = .ended
    above = nil
    pendingHover = change
  }

  /// Nothing is above the surface any more.
  mutating func leaveAll() {
    if let above { leave(above.key) }
  }

  /// The modifier keys that are held from now on, with UIKit's raw values.
  mutating func hold(modifiers new: Int) {
    guard new != modifiers else { return }
    modifiers = new
    pendingModifiers = new
  }

  /// All contacts that are down now: new ones land, those that are missing lift.
  mutating func show(_ readings: [(key: Int64, reading: ContactReading)]) {
    end(allBut: Set(readings.map(\.key))) { $0.end($1) }
    var seen: Set<Int64> = []
    for (key, reading) in readings {
      guard seen.insert(key).inserted else {
        remark(.contact, "finger \(key) is listed twice at one time; the second is left out")
        continue
      }
      if isDown(key) { follow(key, reading) } else { begin(key, reading) }
    }
  }

  /// Calls `end` for each contact that is down and is not among `keys`, in the order in which they came.
  mutating func end(allBut keys: Set<Int64>, _ end: (inout ContactLedger, Int64) -> Void) {
    // Mostly there is none, and nothing to sort.
    guard down.keys.contains(where: { !keys.contains($0) }) else { return }
    for key in downKeys where !keys.contains(key) { end(&self, key) }
  }

  /// What changed so far is a frame.
  mutating func commit() {
    guard !pending.isEmpty || pendingHover != nil || isInterruption else { return }
    let (time, steppedBack) = timeline.place(moment)
    if steppedBack {
      remark(.time, "time goes backwards; it is held until it is ahead again")
    }
    for index in pending.indices { place(index, at: time) }
    ready.append(
      InputFrame(
        time: time, contacts: pending, hover: pendingHover, isInterruption: isInterruption,
        modifiers: pendingModifiers, buttons: pendingButtons))
    lastPlaced = time
    pending = []
    pendingHover = nil
    pendingModifiers = nil
    pendingButtons = nil
    isInterruption = false
    if isPaced, let interval { moment = moment.advanced(by: interval) }
  }

  /// Time passes until then, though nothing happens.
  mutating func pass(until time: Timestamp) {
    commit()
    moment = time
    let placed = timeline.place(time).time
    guard placed != lastPlaced else { return }
    lastPlaced = placed
    ready.append(InputFrame(time: placed))
  }

  /// What comes now is another recording in the same file: it begins so much later, whatever its own
  /// clock says.
  mutating func beginAnew(after gap: TimeInterval) {
    commit()
    guard let last = lastPlaced else { return }
    timeline = Timeline(startingAt: last.advanced(by: gap))
  }

  mutating func remark(
    _ kind: ComplaintLog.Kind, _ message: String, remedy: String? = nil,
    severity: Complaint.Severity = .fault
  ) {
    remarks.append(
      Remark(kind: kind, line: line, message: message, remedy: remedy, severity: severity))
  }

  /// Hands out the frames that are complete.
  mutating func takeFrames() -> [InputFrame] {
    defer { ready = [] }
    return ready
  }

  mutating func takeRemarks() -> [Remark] {
    defer { remarks.removeAll(keepingCapacity: true) }
    return remarks
  }

  // MARK: - Private

  /// Whether the log has said nothing of the finger before.
  private func isUnknown(_ key: Int64) -> Bool {
    known.count < Self.mostKnown && !known.contains(key)
  }

  /// An excerpt may begin after the finger has landed: it begins at its first reading.
  private mutating func beginLate(_ key: Int64, _ reading: ContactReading) {
    guard reading.isFinite else { return refuse(key, "moves nowhere") }
    remark(
      .contact, "the landing of finger \(key) is not in the file; it begins at its first reading",
      severity: .note)
    begin(key, reading)
  }

  /// A lift is all that an excerpt has of a finger: whether it tapped or moved is not known.
  private mutating func endUnknown(_ key: Int64, _ reading: ContactReading) {
    remark(
      .contact, "of finger \(key) only the lift is in the file, which recognizes no gesture",
      remedy: "record from its landing on", severity: .note)
    begin(key, reading)
    commit()
    cancel(key)
  }

  private mutating func finish(_ key: Int64, _ phase: Contact.Phase, _ reading: ContactReading?) {
    guard var contact = down[key] else {
      if phase == .ended, let reading, reading.isFinite, isUnknown(key) {
        return endUnknown(key, reading)
      }
      return refuse(key, "is not down")
    }
    contact.phase = phase
    contact.earlierSamples = []
    // A lift often has no radius and no force; the last ones stay.
    if let reading, reading.isFinite { contact.sample.location = reading.location }
    contact.sample.time = moment
    down[key] = nil
    add(contact)
    if contact.kind == .indirectPointer { pendingButtons = 0 }
  }

  /// Adds a change to what is pending. A contact changes once a frame, and what cannot be put
  /// together makes a frame of its own at the same time.
  private mutating func add(_ contact: Contact) {
    guard let index = pending.firstIndex(where: { $0.id == contact.id }) else {
      pending.append(contact)
      return
    }
    if pending[index].phase == .began || isPaced {
      commit()
      pending.append(contact)
      return
    }
    guard contact.phase == .moved else {
      pending[index] = contact
      return
    }
    // The list is taken out of the old change and not copied: a log may have thousands of readings of one time.
    var earlier: [ContactSample] = []
    swap(&earlier, &pending[index].earlierSamples)
    earlier.append(pending[index].sample)
    earlier += contact.earlierSamples
    pending[index] = contact
    pending[index].earlierSamples = earlier
  }

  private mutating func refuse(_ key: Int64, _ what: String) {
    remark(.contact, "finger \(key) \(what); left out")
  }

  /// Puts a contact that is pending, with all its readings, at the recording's times.
  private mutating func place(_ contact: Int, at time: Timestamp) {
    pending[contact].sample.time = time
    for index in pending[contact].earlierSamples.indices {
      let (age, overflow) = moment.nanoseconds.subtractingReportingOverflow(
        pending[contact].earlierSamples[index].time.nanoseconds)
      let since = lastPlaced?.nanoseconds ?? 0
      let placed = overflow ? time.nanoseconds : time.nanoseconds - min(max(age, 0), 1 << 40)
      pending[contact].earlierSamples[index].time = Timestamp(
        nanoseconds: min(max(placed, since), time.nanoseconds))
    }
  }
}
