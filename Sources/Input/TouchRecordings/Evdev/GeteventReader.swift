import EvdevInput
import GestureCore

/// Reads the output of Android's getevent with `-t` or `-lt`, with or without the header of `-p`.
///
///     [   12.345678] /dev/input/event1: EV_ABS       ABS_MT_POSITION_X    000002d0
///     [   12.345678] /dev/input/event1: 0003 0035 000002d0
///
/// The path is missing if getevent was given one device. Numbers are hexadecimal, in two's
/// complement; with `-l`, labels replace numbers. A Markdown table has bars between the words.
struct GeteventReader: EvdevLineReader {
  static let format = RecordingFormat.getevent

  private(set) var devices = [RecordedDevice()]
  /// Paths as bytes, in the order of `devices`; the first is that of lines without a path.
  private var paths: [[UInt8]] = [[]]
  /// The device of the last line, which is tried first.
  private var lastDevice = 0
  private var hasEvents = false
  /// The device of lines without a path, once there was one.
  private var nameless: Int?
  private var head = GeteventHead()
  /// Nanoseconds between two reports of a log without times, and the time so far.
  private var step: Int64?
  private var paced: Int64 = 0
  private static let labels = LabelTable(EvdevName.all)

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    // getevent indents only header lines; other tools print text before an event.
    if line.next == .space || line.next == .tab { return false }
    if line.take("add device ") { return true }
    var reader = GeteventReader()
    let start = line
    switch reader.read(&line) {
    case .event, .events: return true
    // Any words of four digits could be an event without a time. getevent prints values with eight
    // digits; decimal values come from other tools.
    case .timeless, .unknownCode:
      let words = start.rest.split(whereSeparator: { $0 == " " || $0 == "\t" })
      // A path, a type, a code and a value are four words; a log's own text has more.
      guard (3...4).contains(words.count), let value = words.last else { return false }
      if value.count == 8, value.allSatisfy(\.isHexDigit) { return true }
      return start.contains("EV_") && !start.contains("=") && value.first?.isNumber == false
    case .nothing, .valueless, .malformed, .foreign: return false
    }
  }

  static func continues(_ line: ByteCursor) -> Bool {
    var line = line
    guard line.take(UInt8(ascii: "[")) else { return line.take("/dev/input/event") }
    line.skipBlanks()
    return line.next?.isDigit == true
  }

  mutating func pace(_ interval: Double) { step = Timestamp(seconds: interval).nanoseconds }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    if line.next == UInt8(ascii: "|"), let row = line.withoutBars { line = row }
    let start = line
    line.skipBlanks()
    if line.isAtEnd { return .nothing }
    // Header lines are indented, and their axes look like events without a time.
    let isIndented = line.at > start.at && line.next != UInt8(ascii: "[")
    if isIndented, readHead(start) { return .nothing }
    let time = readTime(&line)
    line.skipBlanks()
    let device = readPath(&line)
    line.skipBlanks()
    let typeWord = line.word()
    if let type = Self.number(line, typeWord, digits: 4) {
      hasEvents = true
      return readEvent(&line, time: time, type: type, device: device ?? namelessDevice())
    }
    line = start
    if time == nil, readHead(start) || !hasEvents { return .nothing }
    return .foreign("not a line of getevent")
  }

  // MARK: - Events

  /// `type code value`, each a label or a number.
  private mutating func readEvent(_ line: inout ByteCursor, time: Int64?, type: UInt16, device: Int)
    -> EvdevLine
  {
    let codeWord = line.word()
    let valueWord = line.word()
    guard !codeWord.isEmpty, !valueWord.isEmpty else {
      return .malformed("an event is cut off")
    }
    guard let code = Self.number(line, codeWord, digits: 4) else {
      if let time, Self.isOther(type, line, codeWord) {
        let isCounted = type == EvdevCode.key || type == EvdevCode.rel
        return event(time, isCounted ? type : EvdevCode.msc, 0, 0, device: device)
      }
      return .unknownCode("“\(line.text(codeWord))” is no event code known here")
    }
    guard let value = Self.value(line, valueWord) else {
      return .malformed("an event without a value")
    }
    guard let time = time ?? pacedTime(type, code) else { return .timeless }
    return event(time, type, code, value, device: device)
  }

  /// The time of an event without one, if the options contain an interval.
  private mutating func pacedTime(_ type: UInt16, _ code: UInt16) -> Int64? {
    guard let step else { return nil }
    defer {
      if type == EvdevCode.syn, code == 0 { paced = min(paced + step, LogTime.longestPause) }
    }
    return paced
  }

  /// Whether the label belongs to a key, switch, light or similar: touch input needs none of these
  /// hundreds of codes, only the event's time and type.
  private static func isOther(_ type: UInt16, _ line: ByteCursor, _ word: Range<Int>) -> Bool {
    guard type != EvdevCode.abs, type != EvdevCode.syn else { return false }
    let prefixes: [StaticString] = ["KEY_", "BTN_", "SW_", "LED_", "REL_", "SND_", "REP_", "FF_"]
    return prefixes.contains { prefix in
      var part = ByteCursor(line.bytes, word)
      return part.take(prefix)
    }
  }

  /// `[ 12.345678]`, or `12-345678:` in the first versions.
  private func readTime(_ line: inout ByteCursor) -> Int64? {
    let start = line.at
    if line.take(UInt8(ascii: "[")) {
      line.skipBlanks()
      if let time = line.nanoseconds(), line.take(UInt8(ascii: "]")) { return time }
    } else if let seconds = line.decimal(), seconds >= 0, seconds < ByteCursor.tooManySeconds,
      line.take(.minus), let micros = line.decimal(), (0..<1_000_000).contains(micros),
      line.take(.colon)
    {
      return seconds * 1_000_000_000 + micros * 1000
    }
    line.at = start
    return nil
  }

  /// The device of the path before a colon; `nil` if there is none.
  private mutating func readPath(_ line: inout ByteCursor) -> Int? {
    guard line.next == .slash else { return nil }
    let start = line.at
    let word = line.word()
    guard word.count > 1, line.bytes[word.upperBound - 1] == .colon else {
      line.at = start
      return nil
    }
    return device(at: line.bytes[word.lowerBound..<word.upperBound - 1])
  }

  /// The index of the device with that path. The table is bounded, because paths can be invalid.
  private mutating func device(at path: ArraySlice<UInt8>) -> Int {
    if paths[lastDevice].elementsEqual(path) { return lastDevice }
    if let known = paths.firstIndex(where: { $0.elementsEqual(path) }) {
      lastDevice = known
    } else if paths.count < 64 {
      lastDevice = paths.count
      paths.append(Array(path))
      devices.append(RecordedDevice(path: String(decoding: path, as: UTF8.self)))
    }
    return lastDevice
  }

  /// The device of lines without a path: getevent was given one device, so it is the one described
  /// in the header before; of several, the touch device.
  private mutating func namelessDevice() -> Int {
    if let nameless { return nameless }
    let described = devices.indices.filter { !devices[$0].description.axes.isEmpty }
    let touched = described.filter { devices[$0].description.axes[EvdevCode.positionX] != nil }
    let device = described.count == 1 ? described[0] : touched.count == 1 ? touched[0] : 0
    nameless = device
    return device
  }

  /// A label, or a hexadecimal number of exactly `digits` digits.
  private static func number(_ line: ByteCursor, _ word: Range<Int>, digits: Int) -> UInt16? {
    if let known = labels.number(line.bytes, word) { return known }
    guard word.count == digits else { return nil }
    var part = ByteCursor(line.bytes, word)
    guard let number = part.hexCode(), part.isAtEnd else { return nil }
    return number
  }

  /// A 32-bit hexadecimal number, or a label of a value.
  private static func value(_ line: ByteCursor, _ word: Range<Int>) -> Int32? {
    var part = ByteCursor(line.bytes, word)
    if let number = part.hexadecimal(), part.isAtEnd, let bits = UInt32(exactly: number) {
      return Int32(bitPattern: bits)
    }
    part.at = word.lowerBound
    if part.take("DOWN") { return 1 }
    if part.take("UP") { return 0 }
    if part.take("REPEAT") { return 2 }
    guard part.take("MT_TOOL_") else { return nil }
    if part.take("PALM") { return EvdevCode.palm }
    return part.take("PEN") ? 1 : 0
  }

  // MARK: - Head

  /// Reads an `add device` line or a line below it.
  private mutating func readHead(_ line: ByteCursor) -> Bool {
    let text = line.rest
    if let path = GeteventHead.path(in: text) {
      lastDevice = device(at: Array(path.utf8)[...])
      head = GeteventHead()
      return true
    }
    // A device's header is indented; it appears among events when the device is connected.
    return head.read(text, into: &devices[lastDevice].description)
  }
}

extension ByteCursor {
  /// The rest with blanks in place of a row's bars; `nil` if it has bars only at its edges.
  fileprivate var withoutBars: ByteCursor? {
    let bar = UInt8(ascii: "|")
    let row = bytes[at..<end]
    guard row.dropFirst().dropLast().contains(bar) else { return nil }
    let words = row.map { $0 == bar ? .space : $0 }
    return ByteCursor(words, 0..<words.count)
  }
}
