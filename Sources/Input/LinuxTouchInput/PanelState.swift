import EvdevInput
import GestureCore

/// A device's state at a moment: all axes, the axes of all slots, and the pressed keys.
package struct PanelState: Sendable, Hashable {
  /// Axes that belong to no contact, by code.
  package var axes: [UInt16: Int32] = [:]
  /// Axes of each slot, by code.
  package var slots: [[UInt16: Int32]] = []
  package var currentSlot: Int32 = 0
  package var keys: Set<UInt16> = []

  package init() {}

  /// Applies an event.
  package mutating func note(_ event: EvdevEvent) {
    switch event.type {
    case EvdevCode.key:
      if event.value == 0 { keys.remove(event.code) } else { keys.insert(event.code) }
    case EvdevCode.abs where event.code == EvdevCode.slot:
      currentSlot = event.value
    case EvdevCode.abs where EvdevCode.isMultitouch(axis: event.code):
      guard slots.indices.contains(Int(currentSlot)) else { return }
      slots[Int(currentSlot)][event.code] = event.value
    case EvdevCode.abs:
      axes[event.code] = event.value
    default: break
    }
  }

  /// The events that change an older state to this one, in two reports: fingers that have lifted or were replaced lift first.
  ///
  /// Apart from the movement in between, these are the events that were lost.
  package func events(since old: PanelState, at time: Timestamp) -> [EvdevEvent] {
    var script = Script(time: time, slot: old.currentSlot)
    for (index, slot) in slots.enumerated() {
      let before = old.slots.indices.contains(index) ? old.slots[index].trackingID : -1
      if before >= 0, slot.trackingID != before {
        script.send(EvdevCode.trackingID, -1, slot: index)
      }
    }
    if slots.allSatisfy({ $0.trackingID < 0 }) { sendKeys(since: old, to: &script) }
    script.report()
    for (index, slot) in slots.enumerated() where slot.trackingID >= 0 {
      let before = old.slots.indices.contains(index) ? old.slots[index] : [:]
      let isNew = before.trackingID != slot.trackingID
      if isNew { script.send(EvdevCode.trackingID, slot.trackingID, slot: index) }
      for (code, value) in slot.sorted(by: { $0.key < $1.key })
      where code != EvdevCode.trackingID && (isNew || before[code] != value) {
        script.send(code, value, slot: index)
      }
    }
    for (code, value) in axes.sorted(by: { $0.key < $1.key }) where old.axes[code] != value {
      script.send(EvdevCode.abs, code, value)
    }
    if !slots.allSatisfy({ $0.trackingID < 0 }) { sendKeys(since: old, to: &script) }
    script.select(currentSlot)
    script.report()
    return script.events
  }

  private func sendKeys(since old: PanelState, to script: inout Script) {
    for key in old.keys.subtracting(keys).sorted() { script.send(EvdevCode.key, key, 0) }
    for key in keys.subtracting(old.keys).sorted() { script.send(EvdevCode.key, key, 1) }
  }
}

extension [UInt16: Int32] {
  /// -1 if there is no contact.
  fileprivate var trackingID: Int32 { self[EvdevCode.trackingID] ?? -1 }
}

/// Builds a list of events.
private struct Script {
  let time: Timestamp
  var slot: Int32
  var events: [EvdevEvent] = []
  private var isOpen = false

  init(time: Timestamp, slot: Int32) {
    self.time = time
    self.slot = slot
  }

  mutating func send(_ type: UInt16, _ code: UInt16, _ value: Int32) {
    events.append(EvdevEvent(time: time, type: type, code: code, value: value))
    isOpen = true
  }

  mutating func send(_ code: UInt16, _ value: Int32, slot: Int) {
    select(Int32(slot))
    send(EvdevCode.abs, code, value)
  }

  mutating func select(_ wanted: Int32) {
    guard wanted != slot else { return }
    slot = wanted
    send(EvdevCode.abs, EvdevCode.slot, wanted)
  }

  mutating func report() {
    guard isOpen else { return }
    send(EvdevCode.syn, EvdevCode.synReport, 0)
    isOpen = false
  }
}
