import EvdevInput
import GestureCore

/// Adds values that the kernel does not send because they have not changed since before listening
/// began: the selected slot, and the last position in a slot or on an axis.
package struct FirstValues: Sendable {
  private var state: PanelState
  private let isMultitouch: Bool
  private var hasBegun = false
  /// Slots whose values have been added.
  private var told: Set<Int32> = []

  /// `state` is the device's state when listening begins.
  package init(_ state: PanelState, of device: DeviceDescription) {
    self.state = state
    isMultitouch = device.isMultitouch
  }

  /// The event, preceded by the values that must be added.
  package mutating func complete(_ event: EvdevEvent) -> [EvdevEvent] {
    var events: [EvdevEvent] = []
    if !hasBegun {
      hasBegun = true
      events = beginning(at: event.time)
    }
    events.append(event)
    guard event.type == EvdevCode.abs else { return events }
    state.note(event)
    let slot = state.currentSlot
    if event.code == EvdevCode.trackingID, event.value >= 0, told.insert(slot).inserted,
      state.slots.indices.contains(Int(slot))
    {
      let values = state.slots[Int(slot)].filter { $0.key != EvdevCode.trackingID }
      events += values.sorted { $0.key < $1.key }.map { code, value in
        EvdevEvent(time: event.time, type: EvdevCode.abs, code: code, value: value)
      }
    }
    return events
  }

  /// Continues with another state whose values have all been sent.
  package mutating func resume(_ state: PanelState) {
    self.state = state
    hasBegun = true
  }

  /// The values needed before the first event.
  private func beginning(at time: Timestamp) -> [EvdevEvent] {
    var values: [(UInt16, Int32)] = []
    if state.currentSlot != 0 { values.append((EvdevCode.slot, state.currentSlot)) }
    if !isMultitouch { values += state.axes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
    return values.map { code, value in
      EvdevEvent(time: time, type: EvdevCode.abs, code: code, value: value)
    }
  }
}
