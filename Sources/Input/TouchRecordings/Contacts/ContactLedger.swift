import EvdevInput
import Foundation
import GestureCore

/// Combines a log's changes of single contacts to valid frames.
///
/// Locations are in the log's units until a surface maps them; times are converted to the recording's time here. Contacts get
/// unique IDs, even if the log reuses its own.
struct ContactLedger: Sendable {
  /// The current line, for remarks.
  var line = 0
  /// The number of contact changes with and without a time: a log without any times is unusable.
  private(set) var timedCount = 0
  private(set) var timelessCount = 0
  /// The number of contacts so far.
  private(set) var contactCount = 0

  private var remarks: [Remark] = []
  /// Complete frames, in the log's units.
  private var ready: [InputFrame] = []
  /// Active contacts by the log's IDs.
  private var down: [Int64: Contact] = [:]
  /// All IDs that the log has used. The table is bounded, because IDs can be invalid.
  private var known: Set<Int64> = []
  private static let mostKnown = 1 << 16
  /// Changes at `moment`.
  private var pending: [Contact] = []
  /// The hovering pointer or stylus, with the log's ID, at its last location.
  private var above: (key: Int64, change: HoverChange)?
  private var pendingHover: HoverChange?
  /// The raw value of the pressed modifier keys, and its pending change.
  private var modifiers = 0
  private var pendingModifiers: Int?
  private var pendingButtons: Int?
  /// The log's time of the pending changes.
  private var moment = Timestamp.zero
  private var isInterruption = false
  private var timeline = Timeline()
  private var lastPlaced: Timestamp?
  /// Seconds between a contact's events, if the log has no times.
  private let interval: TimeInterval?

  init(interval: TimeInterval? = nil) { self.interval = interval }

  /// Whether frames are timed by the interval from the options.
  private var isPaced: Bool { interval != nil && timedCount == 0 }

  var downCount: Int { down.count }
  var hasReady: Bool { !ready.isEmpty }
  var hasRemarks: Bool { !remarks.isEmpty }

  /// IDs of active contacts, in the order of landing.
  var downKeys: [Int64] { down.sorted { $0.value.id < $1.value.id }.map(\.key) }

  /// Reason for ignoring a finger that the engine would refuse too. The limit also bounds the memory for a log whose fingers
  /// never lift.
  static let oneTooMany = "lands while \(FrameCheck.mostDown) others are down"

  // A contact takes about two hundred bytes, so it is read and changed in place.

  func isDown(_ key: Int64) -> Bool { down.index(forKey: key) != nil }

  // MARK: - What a log has

  /// Sets the log's time of the following changes; `nil` if it has none.
  mutating func at(_ time: Timestamp?) {
    guard let time else {
      timelessCount += 1
      return
    }
    timedCount += 1
    if time != moment { commit() }
    moment = time
  }

  /// Begins a contact. An active contact with the same ID was lost and is cancelled.
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

  /// Moves a contact; `earlier` are coalesced readings since the last ones, oldest first.
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

  /// Updates a contact that may rest; an unchanged reading is not a movement.
  mutating func follow(_ key: Int64, _ reading: ContactReading, earlier: [ContactReading] = []) {
    guard let old = down[key] else {
      if isUnknown(key) { beginLate(key, reading) }
      return
    }
    let moved = earlier.filter { !$0.isSame(as: old) }
    if moved.isEmpty, reading.isSame(as: old) { return }
    move(key, reading, earlier: moved.isEmpty ? [] : earlier)
  }

  /// Changes the size of a contact.
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

  /// Ends a contact, at its last location unless the log has another one.
  mutating func end(_ key: Int64, _ reading: ContactReading? = nil) {
    finish(key, .ended, reading)
  }

  /// Cancels a contact.
  mutating func cancel(_ key: Int64) {
    finish(key, .cancelled, nil)
  }

  /// Cancels all active contacts.
  mutating func cancelAll() {
    for key in downKeys { finish(key, .cancelled, nil) }
  }

  /// Moves a hovering pointer or stylus.
  mutating func hover(_ key: Int64, _ reading: ContactReading) {
    guard reading.isFinite else { return refuse(key, "hovers nowhere") }
    if let above, above.key != key { leave(above.key) }
    if pendingHover?.phase.isOver == true { commit() }
    var change = reading.hover
    if above != nil { change.phase = pendingHover?.phase ?? .changed }
    above = (key, change)
    pendingHover = change
  }

  /// Ends hovering of a pointer or stylus that lands or goes away.
  mutating func leave(_ key: Int64) {
    guard var change = above?.change, above?.key == key else { return }
    if pendingHover?.phase == .began { commit() }
    change.phase = .ended
    above = nil
    pendingHover = change
  }

  /// Ends all hovering.
  mutating func leaveAll() {
    if let above { leave(above.key) }
  }

  /// Sets the pressed modifier keys, as UIKit's raw value.
  mutating func hold(modifiers new: Int) {
    guard new != modifiers else { return }
    modifiers = new
    pendingModifiers = new
  }

  /// Sets all active contacts: new ones land, and missing ones lift.
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

  /// Calls `end` for each active contact that is not in `keys`, in the order of landing.
  mutating func end(allBut keys: Set<Int64>, _ end: (inout ContactLedger, Int64) -> Void) {
    // Usually there is none, so nothing has to be sorted.
    guard down.keys.contains(where: { !keys.contains($0) }) else { return }
    for key in downKeys where !keys.contains(key) { end(&self, key) }
  }

  /// Completes a frame with the pending changes.
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

  /// Advances time to `time` without changes.
  mutating func pass(until time: Timestamp) {
    commit()
    moment = time
    let placed = timeline.place(time).time
    guard placed != lastPlaced else { return }
    lastPlaced = placed
    ready.append(InputFrame(time: placed))
  }

  /// Begins another recording in the same file: it starts `gap` seconds later, independent of its own clock.
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

  /// Returns and clears the complete frames.
  mutating func takeFrames() -> [InputFrame] {
    defer { ready = [] }
    return ready
  }

  mutating func takeRemarks() -> [Remark] {
    defer { remarks.removeAll(keepingCapacity: true) }
    return remarks
  }

  // MARK: - Private

  /// Whether the log has not mentioned the finger before.
  private func isUnknown(_ key: Int64) -> Bool {
    known.count < Self.mostKnown && !known.contains(key)
  }

  /// Begins a contact whose landing is missing, as in an excerpt, at its first reading.
  private mutating func beginLate(_ key: Int64, _ reading: ContactReading) {
    guard reading.isFinite else { return refuse(key, "moves nowhere") }
    remark(
      .contact, "the landing of finger \(key) is not in the file; it begins at its first reading",
      severity: .note)
    begin(key, reading)
  }

  /// A finger of which an excerpt contains only the lift: it is unknown whether it tapped or moved.
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
    // A lift often has no radius and force, so the last ones are kept.
    if let reading, reading.isFinite { contact.sample.location = reading.location }
    contact.sample.time = moment
    down[key] = nil
    add(contact)
    if contact.kind == .indirectPointer { pendingButtons = 0 }
  }

  /// Adds a change to the pending frame. A contact changes once per frame; changes that cannot be merged make separate frames
  /// with the same time.
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
    // Swapping avoids a copy: a log may have thousands of readings with the same time.
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

  /// Sets the times of a pending contact and its readings to the recording's time.
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
