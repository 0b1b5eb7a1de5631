import EvdevInput
import GestureCore

/// Input reports to the events that the kernel would make of them: slots, tracking ids, places.
///
/// A device with fewer fingers in a report than are down spreads them over several reports of one
/// scan; the first of them tells how many there are, the others tell none.
struct HIDTouchDecoder: Sendable {
  private struct Reading: Sendable {
    var id: Int64
    var isDown: Bool
    var isPalm: Bool
    var x: Int32
    var y: Int32
    var major: Int32?
    var pressure: Int32?
  }

  private static let mostSlots = 32

  let device: HIDTouchDevice
  /// What a scan has told so far, and how many contacts it is to tell.
  private var readings: [Reading] = []
  private var expected = 0
  private var scanTime: Int64?
  /// The contact in each slot, by the device's own number.
  private var slots: [Int64?] = []
  private var nextTrackingID: Int32 = 0

  init(_ device: HIDTouchDevice) { self.device = device }

  /// Takes a report; returns the events of a scan that it completes, and `nil` for a report that is
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
    let new = report.fingers.compactMap { finger -> Reading? in
      guard let x = value(finger.x), let y = value(finger.y) else { return nil }
      return Reading(
        id: value(finger.id) ?? 0, isDown: finger.tip == nil || value(finger.tip) != 0,
        isPalm: value(finger.confidence) == 0, x: Int32(clamping: x), y: Int32(clamping: y),
        major: larger(value(finger.width), value(finger.height)),
        pressure: value(finger.pressure).map { Int32(clamping: $0) })
    }
    guard !new.isEmpty else { return nil }
    return gather(
      new, report, count: value(report.contactCount), scan: value(report.scanTime), time)
  }

  // MARK: - Private

  private func larger(_ width: Int64?, _ height: Int64?) -> Int32? {
    let larger = max(width ?? -1, height ?? -1)
    return larger < 0 ? nil : Int32(clamping: larger)
  }

  /// Adds the readings of a report to those of its scan.
  private mutating func gather(
    _ new: [Reading], _ report: HIDTouchDevice.Report, count: Int64?, scan: Int64?,
    _ time: Timestamp
  ) -> [EvdevEvent] {
    guard let count else {
      // Nothing tells how many are meant: those that are down, and numbers that come back up.
      readings = new
      return settle(at: time)
    }
    var events: [EvdevEvent] = []
    let isContinued =
      count == 0 && readings.count < expected && (scan == nil || scan == scanTime)
    if !isContinued {
      // A scan whose other reports never came counts as far as it went.
      if !readings.isEmpty { events = settle(at: time) }
      expected = Int(clamping: min(count, 64))
    }
    scanTime = scan
    readings += new.prefix(max(expected - readings.count, 0))
    if readings.count >= expected { events += settle(at: time) }
    return events
  }

  /// The events of a whole scan. What it does not tell of has lifted.
  private mutating func settle(at time: Timestamp) -> [EvdevEvent] {
    var events: [EvdevEvent] = []
    func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      events.append(EvdevEvent(time: time, type: type, code: code, value: value))
    }
    let down = readings.filter(\.isDown)
    for index in slots.indices {
      guard let id = slots[index], !down.contains(where: { $0.id == id }) else { continue }
      send(EvdevCode.abs, EvdevCode.slot, Int32(index))
      // The place of a lift is in the report too.
      if let lift = readings.first(where: { $0.id == id }) {
        send(EvdevCode.abs, EvdevCode.positionX, lift.x)
        send(EvdevCode.abs, EvdevCode.positionY, lift.y)
      }
      send(EvdevCode.abs, EvdevCode.trackingID, -1)
      slots[index] = nil
    }
    for reading in down {
      let known = slots.firstIndex(of: reading.id)
      guard let slot = known ?? emptySlot() else { continue }
      send(EvdevCode.abs, EvdevCode.slot, Int32(slot))
      if known == nil {
        slots[slot] = reading.id
        send(EvdevCode.abs, EvdevCode.trackingID, nextTrackingID)
        nextTrackingID = (nextTrackingID + 1) & 0xffff
      }
      send(EvdevCode.abs, EvdevCode.toolType, reading.isPalm ? EvdevCode.palm : 0)
      send(EvdevCode.abs, EvdevCode.positionX, reading.x)
      send(EvdevCode.abs, EvdevCode.positionY, reading.y)
      if let major = reading.major { send(EvdevCode.abs, EvdevCode.touchMajor, major) }
      if let pressure = reading.pressure { send(EvdevCode.abs, EvdevCode.mtPressure, pressure) }
    }
    send(EvdevCode.syn, EvdevCode.synReport, 0)
    readings = []
    expected = 0
    return events
  }

  /// An empty slot, not the one that was emptied in this scan if there is another.
  private mutating func emptySlot() -> Int? {
    if let free = slots.firstIndex(of: nil) { return free }
    guard slots.count < Self.mostSlots else { return nil }
    slots.append(nil)
    return slots.count - 1
  }
}
