import EvdevInput
import Foundation

/// Reads the output of evtest and mtplot: an optional header, then `Event:` lines with decimal
/// numbers. python-evdev's evtest omits `Event:` and commas.
struct EvtestReader: EvdevLineReader {
  static let format = RecordingFormat.evtest

  private(set) var devices = [RecordedDevice()]
  /// Event type and code of the current header section.
  private var type: UInt16?
  private var code: UInt16?
  /// Whether an event was read; from then on, other lines are errors.
  private var hasEvents = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    line.skipBlanks()
    return line.take("Event: time ") || line.take("Input driver version is")
      || line.take("Input device ID: bus") || line.take("Input device name: ")
      || isPythonEvent(line)
  }

  /// `time T type N (NAME), …` or `time T ---- SYN_REPORT ----`.
  private static func isPythonEvent(_ line: ByteCursor) -> Bool {
    var line = line
    guard line.take("time "), line.nanoseconds() != nil else { return false }
    line.skipBlanks()
    return line.take("type ") || line.take("----") || line.take("++++")
  }

  static func continues(_ line: ByteCursor) -> Bool {
    var line = line
    return line.take("Event: time ")
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    line.skipBlanks()
    if line.take("Event: ") || Self.isPythonEvent(line) {
      hasEvents = true
      return readEvent(&line)
    }
    if line.isAtEnd || readHead(&line) || !hasEvents { return .nothing }
    return .foreign("not a line of evtest")
  }

  // MARK: - Events

  /// `time T, type N (NAME), code N (NAME), value V`.
  private func readEvent(_ line: inout ByteCursor) -> EvdevLine {
    guard line.take("time ") else { return .timeless }
    guard let time = line.nanoseconds(), line.take(.comma) || line.next == .space else {
      return .malformed("an event without a time")
    }
    line.skipBlanks()
    guard line.take("type ") else { return readSync(time, &line) }
    guard let type = Self.number(&line), Self.skipName(&line), line.take("code "),
      let code = Self.number(&line), Self.skipName(&line), line.take("value ")
    else { return .malformed("an event is cut off") }
    // Scan codes are hexadecimal here, and touch input does not use them.
    if type == EvdevCode.msc {
      _ = line.word()
      return event(time, type, code, 0)
    }
    guard let value = line.eventValue() else {
      return .malformed("an event without a value")
    }
    line.skipBlanks()
    guard line.isAtEnd || Self.continues(line) else {
      return .malformed("an event with something behind it")
    }
    return event(time, type, code, value)
  }

  /// Older versions print synchronization events in words, or only the type; then the separator
  /// line before the event identifies it.
  private func readSync(_ time: Int64, _ rest: inout ByteCursor) -> EvdevLine {
    var line = rest
    rest.at = Self.endOfEvent(rest)
    line.cut(at: rest.at)
    let code: UInt16
    if line.contains("SYN_REPORT") || line.contains("Report Sync") {
      code = EvdevCode.synReport
    } else if line.contains("SYN_MT_REPORT") || line.contains("MT Report") {
      code = EvdevCode.synMTReport
    } else if line.contains("SYN_DROPPED") {
      code = EvdevCode.synDropped
    } else if line.contains("SYN_CONFIG") || line.contains("Config Sync") {
      code = EvdevCode.synConfig
    } else if line.contains("EV_SYN") {
      code = line.next == .plus ? EvdevCode.synMTReport : EvdevCode.synReport
    } else {
      return .malformed("an event is cut off")
    }
    return event(time, EvdevCode.syn, code, 0)
  }

  /// The index at which the next event of a joined line begins, or the end.
  private static func endOfEvent(_ line: ByteCursor) -> Int {
    let mark: StaticString = "Event: time "
    var line = line
    return line.skip(past: mark) ? line.at - mark.utf8CodeUnitCount : line.end
  }

  private static func number(_ line: inout ByteCursor) -> UInt16? {
    line.decimal().flatMap { UInt16(exactly: $0) }
  }

  /// Skips the name in parentheses and the comma after it.
  private static func skipName(_ line: inout ByteCursor) -> Bool {
    line.skip(past: ", ")
  }

  // MARK: - Head

  /// Whether the line belongs to the header.
  private mutating func readHead(_ line: inout ByteCursor) -> Bool {
    if line.take("Event type ") {
      type = Self.number(&line)
      code = nil
    } else if line.take("Event code ") {
      readCode(&line)
    } else if line.take("Property type ") || line.take("Property  type ") {
      line.skipBlanks()
      if let bit = Self.number(&line), bit < 64 {
        devices[0].description.properties.formUnion(.init(rawValue: 1 << UInt64(bit)))
      }
    } else if line.take("Input device name: ") {
      devices[0].description.name = line.rest.trimmingCharacters(in: ["\"", " "])
    } else if line.take("Input device ID: ") {
      readIdentity(line.rest)
    } else {
      return readAxis(&line) || line.take("Input driver version") || line.take("Supported events")
        || line.take("Properties:") || line.take("Testing ")
    }
    return true
  }

  /// `Event code N (NAME)`: a key, or an axis whose range follows.
  private mutating func readCode(_ line: inout ByteCursor) {
    code = Self.number(&line)
    guard let code else { return }
    // If the header's first lines are missing, the codes' prefixes determine the type.
    if line.contains("(ABS_") {
      type = EvdevCode.abs
    } else if line.contains("(BTN_") || line.contains("(KEY_") {
      type = EvdevCode.key
    }
    if type == EvdevCode.key { devices[0].description.keys.insert(code) }
    if type == EvdevCode.abs {
      devices[0].description.axes[code] = AxisRange(minimum: 0, maximum: 0)
    }
  }

  /// One field of an axis per line; fields with value 0 may be missing.
  private mutating func readAxis(_ line: inout ByteCursor) -> Bool {
    let fields: [(StaticString, WritableKeyPath<AxisRange, Int32>?)] = [
      ("Value", nil), ("Min", \.minimum), ("Max", \.maximum), ("Fuzz", \.fuzz), ("Flat", \.flat),
      ("Resolution", \.resolution),
    ]
    for (name, field) in fields where line.take(name) {
      line.skipBlanks()
      guard type == EvdevCode.abs, let code, let field, let value = line.value() else {
        return true
      }
      devices[0].description.axes[code]?[keyPath: field] = value
      return true
    }
    return false
  }

  /// `bus 0x18 vendor 0x1 product 0x2 version 0x3`.
  private mutating func readIdentity(_ text: String) {
    let words = text.split(separator: " ")
    for (name, word) in zip(words, words.dropFirst()) {
      guard word.hasPrefix("0x"), let number = UInt16(word.dropFirst(2), radix: 16) else {
        continue
      }
      switch name {
      case "bus": devices[0].description.bus = number
      case "vendor": devices[0].description.vendor = number
      case "product": devices[0].description.product = number
      case "version": devices[0].description.version = number
      default: break
      }
    }
  }
}
