import Foundation
import GestureCore

/// Reads the output of `libinput debug-events`: the touches of a screen.
///
///     -event5   DEVICE_ADDED     ELAN Touchscreen   seat0 default group6  cap:t  size 256x144mm calib
///     -event5   TOUCH_DOWN       +1.234s	0 (0) 12.50/50.00 (32.00/72.00mm)
///      event5   TOUCH_FRAME      +1.234s
///
/// Locations are percentages of the screen, whose size is in the device's line. Changes take effect at `TOUCH_FRAME`. Newer
/// versions number the events after their names. For touchpads, libinput prints pointer events and gestures instead of
/// contacts; these are ignored.
struct DebugEventsReader: ContactReader {
  static let format = RecordingFormat.debugEvents
  static let timeRemedy = "record again with libinput debug-events, whose lines have times"
  static let nothing: (message: String, remedy: String)? = (
    "is of devices whose fingers libinput debug-events does not report: a touchpad's become a pointer "
      + "and gestures, and a mouse has none",
    "record the fingers with sudo libinput record; "
      + "then explain --beside prints these gestures next to them"
  )
  /// Larger than the number of slots of any seat.
  private static let slots: Int64 = 1 << 20

  private enum Name {
    case added, down, motion, up, cancel, frame
  }

  private static let names: [(name: StaticString, value: Name)] = [
    ("DEVICE_ADDED", .added), ("TOUCH_DOWN", .down), ("TOUCH_MOTION", .motion),
    ("TOUCH_UP", .up), ("TOUCH_CANCEL", .cancel), ("TOUCH_FRAME", .frame),
  ]

  private(set) var surface = ContactSurface(unit: .shares)
  /// Device numbers by node name, and the size of each device in points.
  private var nodes: [String: Int64] = [:]
  private var sizes: [Int64: (name: String, size: CGSize?)] = [:]

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    guard node(&line) != nil else { return false }
    line.skipBlanks()
    let start = line.at
    let word = line.text(line.word())
    guard word != "DEVICE_ADDED" else { return true }
    line.at = word.hasPrefix("GESTURE_") || word.hasPrefix("POINTER_") ? line.at : start
    guard line.at != start || name(&line) != nil else { return false }
    return time(&line) != nil
  }

  mutating func learn(from scout: Self) {
    surface = scout.surface
    nodes = scout.nodes
    sizes = scout.sizes
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    var cursor = line.cursor
    guard let node = Self.node(&cursor), let name = Self.name(&cursor) else { return }
    let device = number(of: node)
    guard name != .added else { return note(cursor, device) }
    guard let time = Self.time(&cursor) else { return tellCutOff(&ledger) }
    ledger.at(time)
    guard name != .frame else { return ledger.commit() }
    if surface.size == nil, let known = sizes[device] {
      (surface.deviceName, surface.size) = known
    }
    cursor.skipBlanks()
    guard let slot = cursor.decimal(), (0..<Self.slots).contains(slot) else {
      return tellCutOff(&ledger)
    }
    let key = device * Self.slots + slot
    switch name {
    case .down, .motion:
      guard let reading = Self.place(&cursor) else { return tellCutOff(&ledger) }
      if name == .down { ledger.begin(key, reading) } else { ledger.move(key, reading) }
    case .up: ledger.end(key)
    case .cancel: ledger.cancel(key)
    case .added, .frame: break
    }
  }

  // MARK: - Private

  /// `-event5`: a hyphen marks a change of the device since the last line. fusuma's log has words before it.
  static func node(_ line: inout ByteCursor) -> String? {
    var rest = line
    if let node = firstNode(&line) { return node }
    guard rest.skip(past: " record: "), let node = firstNode(&rest) else { return nil }
    line = rest
    return node
  }

  private static func firstNode(_ line: inout ByteCursor) -> String? {
    line.skipBlanks()
    _ = line.take(.minus)
    let word = line.word()
    let text = line.text(word)
    guard text.hasPrefix("event"), text.count > 5, text.count < 12,
      text.dropFirst(5).allSatisfy(\.isNumber)
    else { return nil }
    return text
  }

  private static func name(_ line: inout ByteCursor) -> Name? {
    let text = line.text(line.word())
    return names.first { "\($0.name)" == text }?.value
  }

  /// `+1.234s`, possibly after the event's number.
  static func time(_ line: inout ByteCursor) -> Timestamp? {
    line.skipBlanks()
    if let first = line.next, first.isDigit {
      _ = line.decimal()
      line.skipBlanks()
    }
    guard line.take(.plus), let time = line.nanoseconds() else { return nil }
    return line.take(UInt8(ascii: "s")) ? Timestamp(nanoseconds: time) : nil
  }

  /// `(0) 12.50/50.00 (32.00/72.00mm)`: the seat's slot, then percentages, then millimetres.
  private static func place(_ line: inout ByteCursor) -> ContactReading? {
    line.skipBlanks()
    if line.next == UInt8(ascii: "(") { _ = line.word() }
    let words = line.text(line.word()).split(separator: "/")
    // Numbers are padded, so a coordinate may be a separate word.
    let second = words.count == 1 ? line.text(line.word())[...] : words.dropFirst().first ?? ""
    guard let first = words.first, let x = LogFields.number(first),
      let y = LogFields.number(second)
    else { return nil }
    return ContactReading(x: x / 100, y: y / 100)
  }

  private mutating func number(of node: String) -> Int64 {
    if let known = nodes[node] { return known }
    guard nodes.count < 64 else { return 0 }
    nodes[node] = Int64(nodes.count + 1)
    return Int64(nodes.count)
  }

  /// Stores the device's name, which ends before its seat, and its size.
  private mutating func note(_ line: ByteCursor, _ device: Int64) {
    var line = line
    line.skipBlanks()
    if let first = line.next, first.isDigit {
      // Skips the event's number, but not a name that begins with one.
      var copy = line
      _ = copy.decimal()
      if copy.next == .space || copy.next == .tab { line = copy }
    }
    let text = line.rest
    let name = text.components(separatedBy: " seat")[0].trimmingCharacters(in: .whitespaces)
    var size: CGSize?
    if let match = text.firstMatch(of: /\bsize (\d{1,5})x(\d{1,5})mm/), let width = Double(match.1),
      let height = Double(match.2), width > 0, height > 0
    {
      let density = RecordingOptions().pointsPerInch / 25.4
      size = CGSize(width: width * density, height: height * density)
    }
    sizes[device] = (name, size)
  }

  private func tellCutOff(_ ledger: inout ContactLedger) {
    ledger.remark(.malformed, "a touch of libinput is cut off, left out")
  }
}
