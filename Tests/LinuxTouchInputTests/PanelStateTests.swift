import EvdevInput
import GestureCore
import Testing

@testable import LinuxTouchInput

@Suite struct PanelStateTests {
  @Test("fingers that are gone lift, replaced ones lift and land, and the rest move")
  func difference() {
    var old = PanelState()
    old.slots = [contact(5, 10, 20), contact(6, 30, 40), contact(7, 50, 60), contact(-1, 1, 2)]
    old.currentSlot = 2
    old.keys = [EvdevCode.touch]
    var new = old
    new.slots = [contact(-1, 10, 20), contact(9, 31, 41), contact(7, 55, 60), contact(-1, 1, 2)]
    new.currentSlot = 1
    #expect(
      new.events(since: old, at: .zero).map(words) == [
        "slot 0", "id -1", "slot 1", "id -1", "report",
        "id 9", "x 31", "y 41", "slot 2", "x 55", "slot 1", "report",
      ])
  }

  @Test("when nobody is left, the touch key goes up with the last lift")
  func allGone() {
    var old = PanelState()
    old.slots = [contact(5, 10, 20)]
    old.keys = [EvdevCode.touch, EvdevCode.toolFinger]
    var new = PanelState()
    new.slots = [contact(-1, 10, 20)]
    #expect(
      new.events(since: old, at: .zero).map(words)
        == ["id -1", "key 325 0", "key 330 0", "report"])
  }

  @Test("a state that is the same takes no event")
  func same() {
    var state = PanelState()
    state.slots = [contact(5, 10, 20)]
    state.axes = [EvdevCode.x: 4]
    #expect(state.events(since: state, at: .zero).isEmpty)
  }

  @Test("a device without slots tells its axes and keys")
  func singleTouch() {
    var old = PanelState()
    old.axes = [EvdevCode.x: 1, EvdevCode.y: 2]
    old.keys = [EvdevCode.touch]
    var new = old
    new.axes[EvdevCode.x] = 9
    new.keys = []
    #expect(
      new.events(since: old, at: .zero).map(words) == ["key 330 0", "report", "3/0 9", "report"])
  }

  @Test("following every event and asking the device come to the same")
  func following() {
    var old = PanelState()
    old.slots = [contact(-1, 0, 0), contact(3, 7, 7)]
    var new = old
    new.slots = [contact(12, 70, 80), contact(4, 5, 6)]
    new.axes = [EvdevCode.x: 70]
    new.keys = [EvdevCode.touch]
    new.currentSlot = 1
    var followed = old
    for event in new.events(since: old, at: .zero) { followed.note(event) }
    #expect(followed == new)
  }

  @Test("the first contact in a slot brings what the kernel does not send again")
  func firstValues() {
    var state = PanelState()
    state.slots = [contact(-1, 1, 2), contact(-1, 30, 40)]
    state.currentSlot = 1
    var values = FirstValues(state, of: panel())
    let sent = [
      event(EvdevCode.abs, EvdevCode.trackingID, 8), event(EvdevCode.abs, EvdevCode.positionX, 33),
      event(EvdevCode.syn, 0, 0), event(EvdevCode.abs, EvdevCode.trackingID, -1),
      event(EvdevCode.syn, 0, 0), event(EvdevCode.abs, EvdevCode.trackingID, 9),
    ]
    #expect(
      sent.flatMap { values.complete($0) }.map(words) == [
        "slot 1", "id 8", "x 30", "y 40", "x 33", "report", "id -1", "report", "id 9",
      ])
  }

  @Test("a single touch begins with both of its axes")
  func firstAxes() {
    var state = PanelState()
    state.axes = [EvdevCode.x: 5, EvdevCode.y: 6]
    var values = FirstValues(state, of: DeviceDescription(name: "one finger"))
    #expect(
      values.complete(event(EvdevCode.abs, EvdevCode.x, 7)).map(words)
        == ["3/0 5", "3/1 6", "3/0 7"])
  }
}

/// A slot's axes.
func contact(_ id: Int32, _ x: Int32, _ y: Int32) -> [UInt16: Int32] {
  [EvdevCode.trackingID: id, EvdevCode.positionX: x, EvdevCode.positionY: y]
}

func event(_ type: UInt16, _ code: UInt16, _ value: Int32, milliseconds: Int64 = 0) -> EvdevEvent {
  EvdevEvent(
    time: Timestamp(nanoseconds: milliseconds * 1_000_000), type: type, code: code, value: value)
}

/// An event in a word or two.
func words(_ event: EvdevEvent) -> String {
  switch (event.type, event.code) {
  case (EvdevCode.abs, EvdevCode.slot): "slot \(event.value)"
  case (EvdevCode.abs, EvdevCode.trackingID): "id \(event.value)"
  case (EvdevCode.abs, EvdevCode.positionX): "x \(event.value)"
  case (EvdevCode.abs, EvdevCode.positionY): "y \(event.value)"
  case (EvdevCode.key, let key): "key \(key) \(event.value)"
  case (EvdevCode.syn, _): "report"
  default: "\(event.type)/\(event.code) \(event.value)"
  }
}

/// A touchscreen of 100 by 50 mm with ten units to a millimetre.
func panel() -> DeviceDescription {
  var device = DeviceDescription(name: "Panel")
  device.properties = .direct
  device.keys = [EvdevCode.touch]
  device.axes = [
    EvdevCode.slot: AxisRange(minimum: 0, maximum: 9),
    EvdevCode.trackingID: AxisRange(minimum: 0, maximum: 65535),
    EvdevCode.positionX: AxisRange(minimum: 0, maximum: 999, resolution: 10),
    EvdevCode.positionY: AxisRange(minimum: 0, maximum: 499, resolution: 10),
  ]
  return device
}
