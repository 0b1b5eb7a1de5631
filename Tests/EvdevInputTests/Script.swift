import EvdevInput
import GestureCore

/// Events in shorthand: a line is a frame, `MILLISECONDS word word …`, closed by a report.
///
/// Words: `s` slot, `i` tracking id, `x y` position, `p` pressure, `m` width, `d` distance, `t` tool,
/// `X Y P` the single touch's, `T` the touch key, `L` the left button, `N` the pen's, `F2` and `f2` two fingers counted and no longer,
/// `mt` and `dropped` the marks. A number follows its letter: `x100`.
struct Script {
  var events: [EvdevEvent] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let first = words.first, let milliseconds = Int64(first) else { continue }
      let time = Timestamp(nanoseconds: milliseconds * 1_000_000)
      for word in words.dropFirst() { add(word, time) }
      add(EvdevCode.syn, EvdevCode.synReport, 0, time)
    }
  }

  private mutating func add(_ type: UInt16, _ code: UInt16, _ value: Int32, _ time: Timestamp) {
    events.append(EvdevEvent(time: time, type: type, code: code, value: value))
  }

  private mutating func add(_ word: Substring, _ time: Timestamp) {
    if word == "mt" { return add(EvdevCode.syn, EvdevCode.synMTReport, 0, time) }
    if word == "dropped" { return add(EvdevCode.syn, EvdevCode.synDropped, 0, time) }
    let axes: [Character: UInt16] = [
      "s": EvdevCode.slot, "i": EvdevCode.trackingID, "x": EvdevCode.positionX,
      "y": EvdevCode.positionY, "p": EvdevCode.mtPressure, "m": EvdevCode.touchMajor,
      "d": EvdevCode.distance, "t": EvdevCode.toolType, "X": EvdevCode.x, "Y": EvdevCode.y,
      "P": EvdevCode.pressure,
    ]
    let counts: [Int32: UInt16] = [
      1: EvdevCode.toolFinger, 2: EvdevCode.toolDoubleTap, 3: EvdevCode.toolTripleTap,
      4: EvdevCode.toolQuadTap, 5: EvdevCode.toolQuintTap,
    ]
    guard let letter = word.first, let value = Int32(word.dropFirst()) else { return }
    if let axis = axes[letter] {
      add(EvdevCode.abs, axis, value, time)
    } else if letter == "N" {
      add(EvdevCode.key, EvdevCode.toolPen, value, time)
    } else if letter == "L" {
      add(EvdevCode.key, EvdevCode.buttonLeft, value, time)
    } else if letter == "T" {
      add(EvdevCode.key, EvdevCode.touch, value, time)
    } else if let key = counts[value] {
      add(EvdevCode.key, key, letter == "F" ? 1 : 0, time)
    }
  }
}

/// What a tracker makes of a script: a line for each frame, a line for each fault, and the end.
func track(_ text: String, device: DeviceDescription = .plain) -> [String] {
  var tracker = SlotTracker(device: device)
  var lines: [String] = []
  var last = Timestamp.zero
  for event in Script(text).events {
    last = event.time
    let frame = tracker.receive(event)
    lines += tracker.takeFaults().map { "! \($0.kind)" }
    if let frame { lines.append(describe(frame)) }
  }
  if let frame = tracker.finish(at: last) { lines.append("end " + describe(frame)) }
  return lines
}

private func describe(_ frame: ContactFrame) -> String {
  let changes = frame.changes.map { change in
    let pressure = change.pressure.map { " p\($0)" } ?? ""
    let major = change.touchMajor == 0 ? "" : " m\(change.touchMajor)"
    let pen = change.isPen ? " pen" : ""
    return "\(change.phase) \(change.id) \(change.x),\(change.y)\(major)\(pressure)\(pen)"
  }
  return "\(frame.time.nanoseconds / 1_000_000) " + changes.joined(separator: "; ")
}

extension DeviceDescription {
  /// A panel of 100 by 100 mm with ten units per millimetre and no slots, so that the events decide
  /// the protocol.
  static var plain: DeviceDescription {
    var device = DeviceDescription(name: "plain")
    device.axes[EvdevCode.positionX] = AxisRange(minimum: 0, maximum: 999, resolution: 10)
    device.axes[EvdevCode.positionY] = AxisRange(minimum: 0, maximum: 999, resolution: 10)
    return device
  }

  /// The same with slots.
  static var slotted: DeviceDescription {
    var device = plain
    device.axes[EvdevCode.slot] = AxisRange(minimum: 0, maximum: 9)
    return device
  }

  /// A panel for one touch.
  static var single: DeviceDescription {
    var device = DeviceDescription(name: "single")
    device.axes[EvdevCode.x] = AxisRange(minimum: 0, maximum: 999, resolution: 10)
    device.axes[EvdevCode.y] = AxisRange(minimum: 0, maximum: 999, resolution: 10)
    return device
  }
}
