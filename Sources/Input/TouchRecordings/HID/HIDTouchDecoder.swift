import EvdevInput
import GestureCore

/// Converts input reports to the events that the kernel makes of them: slots, tracking ids, positions.
///
/// A device with fewer fingers in a report than are down spreads them over several reports of one
/// scan. The first of them has their number, the others have the number 0.
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
  /// How many contacts of the scan were received, and how many it has.
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

  /// Applies the rules for that maker's panel.
  mutating func identify(vendor: UInt16, product: UInt16) {
    rules = HIDTouchRules(device, vendor: vendor, product: product)
  }

  /// Reads a report. Returns the events of a scan that it completes, and `nil` for a report that is
  /// cut off.
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

  /// Sizes come in steps of two: Linux reports them halved, and so they change when its sizes do.
  private static func larger(_ width: Int64?, _ height: Int64?) -> Int32? {
    let larger = max(width ?? -1, height ?? -1)
    return larger < 0 ? nil : Int32(clamping: larger) & ~1
  }

  /// Lifts what is still down on a device that went silent, since the report of the lift is missing.
  private mutating func endSilence(before time: Timestamp) {
    defer { lastReport = time }
    guard let silence = rules.silence, time.nanoseconds - lastReport.nanoseconds > silence,
      slots.contains(where: \.isActive)
    else { return }
    let end = Timestamp(nanoseconds: lastReport.nanoseconds + silence)
    for index in slots.indices { lift(index, at: end) }
    endScan(at: end)
  }

  /// A count above 0 is that of a new scan; 0 goes on with it, unless the scan is another.
  private mutating func expect(_ count: Int64?, scan: Int64?) {
    defer { scanTime = scan }
    guard let count else { return }
    let isButtonAlone = device.isCertified && received == 0 && scan != scanTime
    if count > 0 || isButtonAlone { expected = Int(clamping: count) }
  }

  /// Takes one contact; returns whether it counts as one of the scan's.
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
      // What a contact has left is no place of it, and devices often send zeros.
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

  /// The slot that has the contact, or the first that is free and was not left in this very scan.
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
