import EvdevInput

/// Reads evemu's text, versions 1.0 to 1.3: a header of one-letter lines, then `E:` lines.
///
/// Either part may be missing. In `E: seconds.fraction type code value`, type and code are hexadecimal, and the value is
/// decimal.
struct EvemuReader: EvdevLineReader {
  static let format = RecordingFormat.evemu

  var devices: [RecordedDevice] {
    var device = head
    device.description.fillGaps(from: comments.devices[0].description)
    return [device]
  }

  private var head = RecordedDevice()
  /// How much of each bitmap the lines before held.
  /// The description in evemu's comments, for files without other header lines.
  private var comments = EvtestReader()
  private var hasEvents = false
  private var propertyBytes = 0
  private var keyBytes = 0

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    if line.take("# EVEMU") { return true }
    if line.take("A:") { return axis(&line) != nil }
    guard line.take("E:") else { return false }
    line.skipBlanks()
    guard line.nanoseconds() != nil else { return false }
    line.skipBlanks()
    // Four digits distinguish it from a HID recording, where a length follows.
    let type = line.word()
    return type.count == 4
  }

  static func continues(_ line: ByteCursor) -> Bool {
    var line = line
    return line.take("E: ")
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    if line.take("E:") {
      hasEvents = true
      return readEvent(&line)
    }
    guard let letter = line.next else { return .nothing }
    line.at += 1
    guard line.take(.colon) else {
      line.at -= 1
      if letter == .hash, !hasEvents { readComment(line) }
      let isComment = letter == .hash || letter == .space || letter == .tab
      return isComment ? .nothing : .foreign("not a line of an evemu recording")
    }
    line.skipBlanks()
    switch letter {
    case UInt8(ascii: "N"): head.description.name = line.rest
    case UInt8(ascii: "I"): readIdentity(&line)
    case UInt8(ascii: "P"): readProperties(&line)
    case UInt8(ascii: "B"): readKeys(&line)
    case UInt8(ascii: "A"):
      guard let (code, range) = Self.axis(&line) else { return .malformed("an axis is cut off") }
      head.description.axes[code] = range
    default: break
    }
    return .nothing
  }

  // MARK: - Private

  /// `#     Event code 53 (ABS_MT_POSITION_X)`, `#       Max     1279` and similar lines, which evtest also prints.
  private mutating func readComment(_ line: ByteCursor) {
    var line = line
    while line.take(.hash) {}
    var words = line
    words.skipBlanks()
    if words.take("DMI: ") {
      head.machine = words.rest
      return
    }
    // Events in comments are ignored.
    guard !line.contains("Event: ") else { return }
    _ = comments.read(&line)
  }

  /// `seconds.fraction type code value`, possibly followed by a comment.
  @inline(__always)
  private func readEvent(_ line: inout ByteCursor) -> EvdevLine {
    line.skipBlanks()
    guard let time = line.nanoseconds() else { return .malformed("an event without a time") }
    line.skipBlanks()
    guard let type = line.hexCode() else { return .malformed("an event without a type") }
    line.skipBlanks()
    guard let code = line.hexCode() else { return .malformed("an event without a code") }
    line.skipBlanks()
    guard let value = line.eventValue() else { return .malformed("an event without a value") }
    line.skipBlanks()
    guard line.isAtEnd || line.next == .hash || Self.continues(line) else {
      return .malformed("an event with something behind it")
    }
    return event(time, type, code, value)
  }

  /// `bus vendor product version`, four hexadecimal digits each.
  private mutating func readIdentity(_ line: inout ByteCursor) {
    var numbers: [UInt16] = []
    while numbers.count < 4, let number = line.hexCode() {
      numbers.append(number)
      line.skipBlanks()
    }
    guard numbers.count == 4 else { return }
    head.description.bus = numbers[0]
    head.description.vendor = numbers[1]
    head.description.product = numbers[2]
    head.description.version = numbers[3]
  }

  /// A bitmap, lowest byte first, which may continue in the next lines.
  private mutating func readProperties(_ line: inout ByteCursor) {
    while let byte = line.hexadecimal() {
      if propertyBytes < 8 {
        let bits = DeviceDescription.Properties(rawValue: (byte & 0xff) << (8 * propertyBytes))
        head.description.properties.formUnion(bits)
      }
      propertyBytes += 1
      line.skipBlanks()
    }
  }

  /// The bitmap of an event type; only keys are stored.
  private mutating func readKeys(_ line: inout ByteCursor) {
    guard line.hexCode() == EvdevCode.key else { return }
    line.skipBlanks()
    while let byte = line.hexadecimal(), keyBytes < 128 {
      for bit in 0..<8 where byte & 1 << bit != 0 {
        head.description.keys.insert(UInt16(keyBytes * 8 + bit))
      }
      keyBytes += 1
      line.skipBlanks()
    }
  }

  /// `code minimum maximum fuzz flat`, and since version 1.2 `resolution`.
  private static func axis(_ line: inout ByteCursor) -> (UInt16, AxisRange)? {
    line.skipBlanks()
    guard let code = line.hexCode() else { return nil }
    var numbers: [Int32] = []
    line.skipBlanks()
    while numbers.count < 5, let number = line.value() {
      numbers.append(number)
      line.skipBlanks()
    }
    guard numbers.count >= 4 else { return nil }
    let range = AxisRange(
      minimum: numbers[0], maximum: numbers[1], fuzz: numbers[2], flat: numbers[3],
      resolution: numbers.count > 4 ? numbers[4] : 0)
    return (code, range)
  }
}
