import EvdevInput
import GestureCore

/// Converts input reports to the events that the kernel generates: slots, tracking IDs, positions.
///
/// A device whose reports have fewer contacts than are down distributes them over several reports of one scan. The first of
/// these contains the number of contacts, and the others contain 0.
struct HIDTouchDecoder: Sendable {
  private struct Reading: Sendable {
    var id: Int64
    var isDown: Bool
    var isConfident: Bool
    var isInRange: Bool
    var x: Int32
    var y: Int32
    var major: Int32?
    var pressure: Int32?
  }

  let device: HIDTouchDevice
  private var rules: HIDTouchRules
  private var slots: [HIDSlot]
  /// The number of contacts received in this scan, and the number expected.
  private var received = 0
  private var expected = 0
  private var scanTime: Int64?
  private var lastReport = Timestamp.zero
  private var nextTrackingID: Int32 = 0
  private var events: [EvdevEvent] = []

  init(_ device: HIDTouchDevice) {
    self.device = device
    rules = HIDTouchRules(device, vendor: 0, product: 0)
    slots = Array(repeating: HIDSlot(), count: device.mostContacts)
  }

  /// Applies the rules for the maker's panel.
  mutating func identify(vendor: UInt16, product: UInt16) {
    rules = HIDTouchRules(device, vendor: vendor, product: product)
  }

  /// Reads a report. Returns the events of a completed scan, and `nil` for a truncated report.
  mutating func take(_ bytes: ArraySlice<UInt8>, at time: Timestamp) -> [EvdevEvent]? {
    var bytes = bytes
    var id: UInt8 = 0
    if device.hasReportIDs {
      guard let first = bytes.popFirst() else { return nil }
      id = first
    }
    guard let report = device.reports[id] else { return [] }
    func value(_ field: HIDTouchDevice.Field?) -> Int64? {
      field.flatMap { HIDReportDescriptor.value(of: $0, in: bytes) }
    }
    let readings = report.fingers.compactMap { finger -> Reading? in
      guard let x = value(finger.x), let y = value(finger.y) else { return nil }
      return Reading(
        id: value(finger.id) ?? 0, isDown: finger.tip == nil || value(finger.tip) != 0,
        isConfident: value(finger.confidence) != 0, isInRange: value(finger.inRange) != 0,
        x: Int32(clamping: x), y: Int32(clamping: y),
        major: Self.larger(value(finger.width), value(finger.height)),
        pressure: value(finger.pressure).map { Int32(clamping: $0) })
    }
    guard !readings.isEmpty else { return nil }
    defer { events = [] }
    endSilence(before: time)
    expect(value(report.contactCount), scan: value(report.scanTime))
    for (reading, finger) in zip(readings, report.fingers) {
      if rules.countsContacts, received >= expected { break }
      if take(reading, noise: noise(of: finger), at: time) { received += 1 }
    }
    if received >= expected { endScan(at: time) }
    return events
  }

  // MARK: - Private

  /// Linux halves sizes, so they change only in steps of two.
  private static func larger(_ width: Int64?, _ height: Int64?) -> Int32? {
    let larger = max(width ?? -1, height ?? -1)
    return larger < 0 ? nil : Int32(clamping: larger) & ~1
  }

  /// Lifts the active contacts of a device that has been silent, because the report of the lift is missing.
  private mutating func endSilence(before time: Timestamp) {
    defer { lastReport = time }
    guard let silence = rules.silence, time.nanoseconds - lastReport.nanoseconds > silence,
      slots.contains(where: \.isActive)
    else { return }
    let end = Timestamp(nanoseconds: lastReport.nanoseconds + silence)
    for index in slots.indices { lift(index, at: end) }
    endScan(at: end)
  }

  /// A positive count begins a scan; 0 continues it unless the scan time has changed.
  private mutating func expect(_ count: Int64?, scan: Int64?) {
    defer { scanTime = scan }
    guard let count else { return }
    let isButtonAlone = device.isCertified && received == 0 && scan != scanTime
    if count > 0 || isButtonAlone { expected = Int(clamping: count) }
  }

  /// Processes a contact; returns whether it counts as one of the scan's contacts.
  private mutating func take(_ reading: Reading, noise: HIDSlot.Noise, at time: Timestamp) -> Bool {
    switch rules.validity {
    case .always: break
    case .tip: if !reading.isDown { return true }
    case .confidence: if !reading.isConfident { return true }
    case .range: if !reading.isInRange { return true }
    }
    guard let index = slot(for: reading) else { return true }
    if rules.ignoresDuplicates, slots[index].isActive, slots[index].isUsed { return false }
    slots[index].isUsed = true
    guard reading.isDown else {
      // The position of a lifted contact is ignored, because devices often send zeros.
      lift(index, at: time)
      return true
    }
    slots[index].place(x: reading.x, y: reading.y, noise)
    send(EvdevCode.slot, Int32(index), time)
    if !slots[index].isActive {
      slots[index].isActive = true
      send(EvdevCode.trackingID, nextTrackingID, time)
      nextTrackingID = (nextTrackingID + 1) & 0xffff
    }
    let isPalm = rules.rejectsPalms && !reading.isConfident
    send(EvdevCode.toolType, isPalm ? EvdevCode.palm : 0, time)
    send(EvdevCode.positionX, slots[index].x, time)
    send(EvdevCode.positionY, slots[index].y, time)
    if let major = reading.major { send(EvdevCode.touchMajor, major, time) }
    if let pressure = reading.pressure { send(EvdevCode.mtPressure, pressure, time) }
    return true
  }

  /// The slot of the contact, or the first free one that was not released in this scan.
  private mutating func slot(for reading: Reading) -> Int? {
    guard rules.slot == .byNumber else {
      return received < slots.count ? received : nil
    }
    if let known = slots.firstIndex(where: { $0.isActive && $0.id == reading.id }) { return known }
    guard let free = slots.firstIndex(where: { !$0.isActive && !$0.isUsed }) else { return nil }
    slots[free].id = reading.id
    return free
  }

  private mutating func lift(_ index: Int, at time: Timestamp) {
    guard slots[index].isActive else { return }
    slots[index].isActive = false
    send(EvdevCode.slot, Int32(index), time)
    send(EvdevCode.trackingID, -1, time)
  }

  private mutating func endScan(at time: Timestamp) {
    for index in slots.indices {
      if rules.unseenIsUp, !slots[index].isUsed { lift(index, at: time) }
      slots[index].isUsed = false
    }
    events.append(
      EvdevEvent(time: time, type: EvdevCode.syn, code: EvdevCode.synReport, value: 0))
    received = 0
  }

  private func noise(of finger: HIDTouchDevice.Finger) -> HIDSlot.Noise {
    guard let precision = rules.precision else { return HIDSlot.Noise() }
    return HIDSlot.Noise(
      x: Int32(clamping: (finger.x.maximum - finger.x.minimum) / precision),
      y: Int32(clamping: (finger.y.maximum - finger.y.minimum) / precision))
  }

  private mutating func send(_ code: UInt16, _ value: Int32, _ time: Timestamp) {
    events.append(EvdevEvent(time: time, type: EvdevCode.abs, code: code, value: value))
  }
}
