import EvdevInput
import Foundation
import GestureCore

/// Converts frames to events of a device with slots; reading the events restores the frames.
struct EvdevScript: Sendable {
  /// The most fingers that are written.
  static let slotCount = 32

  let grid: EvdevGrid
  /// Descriptions of the parts that could not be written.
  private(set) var losses: Set<String> = []

  /// The contact in each slot; slots are reused as late as possible, because a contact that lands where another has just lifted
  /// would be read as the same finger.
  private var slots = [Contact?](repeating: nil, count: slotCount)
  private var nextSlot = 0
  private var nextTrackingID: Int32 = 0
  private var selected = 0
  private var last = Timestamp.zero
  private var hasStarted = false
  private var events: [EvdevEvent] = []
  /// Reads the written events, to check that they are interpreted as intended.
  private var reader: SlotTracker

  init(_ header: RecordingHeader) {
    grid = EvdevGrid(header)
    reader = SlotTracker(device: grid.device)
    if grid.isRounded { losses.insert("places are rounded to 1/16256 of a point") }
  }

  /// The events of a frame, possibly as several reports.
  mutating func take(_ frame: InputFrame) -> [EvdevEvent] {
    events = []
    noteOther(frame)
    if !hasStarted {
      hasStarted = true
      // A reader's time begins at the first event.
      if frame.time > .zero { report(at: .zero) }
    }
    writeEarlier(frame)
    let stays = frame.contacts.filter { $0.phase == .moved || $0.phase == .ended }
    let lands = frame.contacts.filter { $0.phase == .began }
    let begin = self
    write(stays + lands, at: frame.time)
    if !lands.isEmpty, !stays.isEmpty, landings(begin.reader) < lands.count {
      // A finger that lands where another lifts would be read as the same finger, so it lands in a separate report.
      self = begin
      write(stays, at: frame.time)
      write(lands, at: frame.time)
    }
    var cancelled = frame.contacts.filter { $0.phase == .cancelled }
    if frame.isInterruption {
      let ids = Set(cancelled.map(\.id))
      cancelled += slots.compactMap { $0 }.filter { !ids.contains($0.id) }
    }
    cancel(cancelled, at: frame.time)
    if events.isEmpty { report(at: frame.time) }
    for event in events { _ = reader.receive(event) }
    return events
  }

  // MARK: - Private

  /// The number of landings that a reader finds in the pending events.
  private func landings(_ reader: SlotTracker) -> Int {
    var reader = reader
    var count = 0
    for event in events {
      let frame = reader.receive(event)
      count += frame?.changes.count { $0.phase == .began } ?? 0
    }
    return count
  }

  private mutating func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(time: last, type: type, code: code, value: value))
  }

  /// Ends a report; times never decrease.
  private mutating func report(at time: Timestamp) {
    last = max(time, last)
    for index in events.indices.reversed() {
      if events[index].type == EvdevCode.syn { break }
      events[index].time = last
    }
    send(EvdevCode.syn, EvdevCode.synReport, 0)
    if time.nanoseconds % 1000 != 0 { losses.insert("times are rounded to microseconds") }
  }

  private mutating func select(_ slot: Int) {
    guard slot != selected else { return }
    selected = slot
    send(EvdevCode.abs, EvdevCode.slot, Int32(slot))
  }

  /// Writes changes as one report.
  private mutating func write(_ contacts: [Contact], at time: Timestamp) {
    let count = events.count
    for contact in contacts {
      guard let slot = slot(of: contact) else {
        losses.insert("fingers beyond \(Self.slotCount) at a time are left out")
        continue
      }
      select(slot)
      noteDetails(contact)
      if contact.phase == .began {
        send(EvdevCode.abs, EvdevCode.trackingID, nextTrackingID)
        nextTrackingID = (nextTrackingID + 1) & 0xffff
        send(EvdevCode.abs, EvdevCode.toolType, contact.kind == .pencil ? EvdevCode.pen : 0)
      }
      place(contact.sample, force: contact.sample.maximumPossibleForce > 0)
      slots[slot] = contact
      if contact.phase == .ended {
        send(EvdevCode.abs, EvdevCode.trackingID, -1)
        slots[slot] = nil
      }
    }
    if events.count > count { report(at: time) }
  }

  /// The protocol represents a cancelled contact as a palm.
  private mutating func cancel(_ contacts: [Contact], at time: Timestamp) {
    let places = contacts.compactMap { slot(of: $0) }
    guard !places.isEmpty else { return }
    for place in places {
      select(place)
      send(EvdevCode.abs, EvdevCode.toolType, EvdevCode.palm)
    }
    report(at: time)
    for place in places {
      select(place)
      send(EvdevCode.abs, EvdevCode.trackingID, -1)
      slots[place] = nil
    }
    report(at: time)
  }

  private mutating func place(_ sample: ContactSample, force: Bool) {
    send(EvdevCode.abs, EvdevCode.positionX, grid.x(sample.location.x))
    send(EvdevCode.abs, EvdevCode.positionY, grid.y(sample.location.y))
    if let major = grid.major(sample.majorRadius) {
      send(EvdevCode.abs, EvdevCode.touchMajor, major)
    } else if sample.majorRadius > 0 {
      losses.insert("radiuses are left out")
    }
    if force, let pressure = grid.pressure(sample.force) {
      send(EvdevCode.abs, EvdevCode.mtPressure, pressure)
    } else if sample.force > 0 {
      losses.insert("forces without a maximum are left out")
    }
  }

  /// Writes a frame's earlier readings as separate reports.
  private mutating func writeEarlier(_ frame: InputFrame) {
    let times = Set(frame.contacts.flatMap { $0.earlierSamples.map(\.time) }).sorted()
    guard !times.isEmpty else { return }
    losses.insert("coalesced readings become moments of their own")
    for time in times {
      let moved = frame.contacts.filter { $0.phase != .began }.compactMap { contact -> Contact? in
        guard let sample = contact.earlierSamples.first(where: { $0.time == time }) else {
          return nil
        }
        return Contact(id: contact.id, phase: .moved, kind: contact.kind, sample: sample)
      }
      write(moved, at: time)
    }
  }

  /// The slot of an active contact, or a free one for a new contact.
  private mutating func slot(of contact: Contact) -> Int? {
    if contact.phase != .began { return slots.firstIndex { $0?.id == contact.id } }
    for step in slots.indices {
      let slot = (nextSlot + step) % slots.count
      if slots[slot] == nil {
        nextSlot = (slot + 1) % slots.count
        return slot
      }
    }
    return nil
  }

  // MARK: - Losses

  private mutating func noteDetails(_ contact: Contact) {
    let sample = contact.sample
    if contact.kind == .indirect || contact.kind == .indirectPointer {
      losses.insert("pointers become fingers")
    }
    if sample.altitudeAngle != .pi / 2 || sample.azimuthAngle != 0 || sample.rollAngle != 0 {
      losses.insert("angles of pencils are left out")
    }
    if sample.preciseLocation != nil || sample.majorRadiusTolerance != 0
      || sample.estimationUpdateIndex != nil || !sample.estimatedProperties.isEmpty
    {
      losses.insert("precise places, tolerances and estimates are left out")
    }
    if sample.maximumPossibleForce != 0, sample.maximumPossibleForce != 3 {
      losses.insert("the greatest possible force becomes 3")
    }
    if !grid.holds(sample.location) { losses.insert("places beyond the edges are held at them") }
  }

  private mutating func noteOther(_ frame: InputFrame) {
    if frame.isInterruption { losses.insert("interruptions become cancelled touches") }
    if !frame.presses.isEmpty { losses.insert("presses are left out") }
    if frame.hover != nil { losses.insert("hover is left out") }
    if frame.scroll != nil { losses.insert("scrolls are left out") }
    if frame.transform != nil { losses.insert("transforms are left out") }
    if !frame.estimateUpdates.isEmpty { losses.insert("updates of estimates are left out") }
    if frame.modifiers != nil || frame.buttons != nil {
      losses.insert("modifiers and buttons are left out")
    }
  }
}
