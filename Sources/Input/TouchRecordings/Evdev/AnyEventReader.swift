import EvdevInput
import Foundation
import GestureCore

/// Events of the kernel as other tools print them: any line with a type, a code, a value and a time.
///
///     09:14:22.474693: EV_ABS ABS_Y 322                                        input-events
///     … input event => type: 3 (EV_ABS), code: 53 (ABS_MT_POSITION_X), value: 440, time: 17.1
///     [   12.345678] evbug: Event. Dev: input3, Type: 3, Code: 57, Value: 1
///     event at 1337197425.477827, code 53, type 03, val 440                    python-evdev
///     key event at 1337197425.477835, 330 (BTN_TOUCH), down
///     InputEvent(1337197425, 477827, 3, 53, 440)
///     sendevent /dev/input/event1 3 57 1                                       without a time
///
/// Labels stand for numbers. A time in the line itself counts before the one that a log wrote before it.
struct AnyEventReader: EvdevLineReader {
  static let format = RecordingFormat.evdev

  private(set) var devices = [RecordedDevice()]
  private var clock = WrappingClock(period: LogTime.day)
  private var step: Int64?
  /// What has passed in a log without times, in nanoseconds.
  private var paced: Int64 = 0

  static func recognizes(_ line: ByteCursor) -> Bool {
    guard let event = EventWords(line), event.value != nil else { return false }
    return event.hasTime || event.isCommand
  }

  mutating func pace(_ interval: Double) { step = Timestamp(seconds: interval).nanoseconds }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    guard let event = EventWords(line) else {
      if line.contains("sleep "), let seconds = EventWords.sleep(in: line.rest) {
        paced += Timestamp(seconds: seconds).nanoseconds
      }
      return .nothing
    }
    guard let value = event.value else { return .malformed("an event without a value") }
    guard let time = time(of: event) else { return .timeless }
    return self.event(time, event.type, event.code, value, device: device(event.device))
  }

  // MARK: - Private

  private mutating func time(of event: EventWords) -> Int64? {
    if let time = event.time { return time }
    if let time = event.timeOfDay { return clock.unwrap(time).nanoseconds }
    guard let step else { return nil }
    defer { if event.type == EvdevCode.syn, event.code == EvdevCode.synReport { paced += step } }
    return paced
  }

  /// The index of a device. The table is bounded: a name can be junk.
  private mutating func device(_ name: String) -> Int {
    if let known = devices.firstIndex(where: { $0.path == name }) { return known }
    guard !name.isEmpty, devices.count < 64 else { return 0 }
    if devices.count == 1, devices[0].path.isEmpty {
      devices[0].path = name
      return 0
    }
    devices.append(RecordedDevice(path: name))
    return devices.count - 1
  }
}

/// The words of one event.
struct EventWords {
  private(set) var type: UInt16 = 0
  private(set) var code: UInt16 = 0
  /// `nil` where the line has none.
  private(set) var value: Int32?
  /// The event's own time in nanoseconds, and the time of day that a log wrote before it.
  private(set) var time: Int64?
  private(set) var timeOfDay: Int64?
  /// Empty without one.
  private(set) var device = ""
  /// Whether it is a command that sends an event, which has no time.
  private(set) var isCommand = false

  var hasTime: Bool { time != nil || timeOfDay != nil }

  private static let longest = 512
  private static let states: [String: Int32] = [
    "pressed": 1, "down": 1, "released": 0, "up": 0, "repeated": 2, "hold": 2,
  ]

  /// `nil` for a line that is no event.
  init?(_ line: ByteCursor) {
    guard line.end - line.at <= Self.longest, Self.mayBeEvent(line) else { return nil }
    let text = line.rest
    if let event = Self.tuple(text) {
      self = event
    } else {
      guard readWords(text) else { return nil }
    }
    if let match = text.firstMatch(of: /\/dev\/input\/event\d{1,4}|\b[Dd]ev: ?input\d{1,4}/) {
      device = String(match.0)
    }
    if time == nil, let match = text.firstMatch(of: /^\s*\[ *(\d{1,10}\.\d{1,9})\]/) {
      time = Self.seconds(String(match.1))
    }
    if time == nil { timeOfDay = LogTime.find(in: String(text.prefix(80))) }
  }

  static func sleep(in text: String) -> Double? {
    text.firstMatch(of: /\bsleep\s+(\d{1,6}(?:\.\d{1,9})?)/).flatMap { Double($0.1) }
  }

  // MARK: - Private

  private init() {}

  /// Whether the bytes can hold an event: checked before the line becomes a string.
  private static func mayBeEvent(_ line: ByteCursor) -> Bool {
    line.contains("EV_") || line.contains("ype") || line.contains("SYN_")
      || line.contains("InputEvent(") || line.contains("sendevent ")
      || line.contains("event at ")
  }

  /// `InputEvent(seconds, microseconds, type, code, value)` and `sendevent DEVICE type code value`.
  private static func tuple(_ text: String) -> EventWords? {
    var event = EventWords()
    if let match = text.firstMatch(
      of: /InputEvent\((\d{1,10}), (\d{1,6}), (\d{1,3}), (\d{1,5}), (-?\d{1,10})\)/),
      let seconds = Int64(match.1), seconds < ByteCursor.tooManySeconds,
      let micros = Int64(match.2), let type = UInt16(match.3), let code = UInt16(match.4)
    {
      (event.type, event.code, event.value) = (type, code, Int32(match.5))
      event.time = seconds * 1_000_000_000 + micros * 1000
      return event
    }
    if let match = text.firstMatch(
      of: /sendevent\s+\/dev\/input\/event\d{1,4}:?\s+(\d{1,3})\s+(\d{1,5})\s+(-?\d{1,10})/),
      let type = UInt16(match.1), let code = UInt16(match.2), let value = Int64(match.3)
    {
      // A negative value is written as one without a sign.
      (event.type, event.code) = (type, code)
      event.value = Int32(truncatingIfNeeded: value)
      event.isCommand = true
      return event
    }
    return nil
  }

  /// Reads labels, numbers behind their names, and states of keys; returns whether that is an event.
  private mutating func readWords(_ text: String) -> Bool {
    var hasType = false
    var hasCode = false
    var isLabelled = false
    var name = ""
    var isBracketed = false
    for match in text.matches(of: /[\[(]?[A-Za-z0-9_.+\-]+/) {
      isBracketed = match.0.first == "(" || match.0.first == "["
      let word = String(match.0.drop { $0 == "(" || $0 == "[" })
      let lower = word.lowercased()
      defer { name = lower }
      if let number = EvdevName.type(named: word) {
        (type, hasType) = (number, true)
        isLabelled = true
      } else if let number = EvdevName.code(named: word) {
        (code, hasCode) = (number, true)
        isLabelled = true
        if !hasType { (type, hasType) = (Self.type(ofCode: word), true) }
      } else if let other = Self.otherType(ofCode: word) {
        // There are hundreds of keys and the like, which no touch needs.
        (type, code, hasType, hasCode) = (other, 0, true, true)
        isLabelled = true
      } else if let state = Self.states[lower], hasCode, value == nil {
        value = state
      } else if let number = Self.number(word) {
        switch name {
        case "type":
          if !isLabelled || !hasType { (type, hasType) = (UInt16(clamping: number), true) }
        case "code": if !hasCode { (code, hasCode) = (UInt16(clamping: number), true) }
        case "value", "val": value = Int32(exactly: number)
        // `330 (BTN_TOUCH)` has the code twice, and so does `BTN_TOUCH (0x14a)`.
        default:
          if isLabelled, hasCode, !isBracketed, value == nil { value = Int32(exactly: number) }
        }
      } else if name == "time" || name == "at", time == nil {
        time = Self.seconds(word)
      }
    }
    if type == EvdevCode.syn, hasType, hasCode, value == nil { value = 0 }
    return hasType && hasCode
  }

  private static func otherType(ofCode label: String) -> UInt16? {
    if label.hasPrefix("REL_") { return EvdevCode.rel }
    return label.hasPrefix("KEY_") ? EvdevCode.key : nil
  }

  private static func type(ofCode label: String) -> UInt16 {
    if label.hasPrefix("SYN_") { return EvdevCode.syn }
    if label.hasPrefix("ABS_") { return EvdevCode.abs }
    return label.hasPrefix("MSC_") ? EvdevCode.msc : EvdevCode.key
  }

  /// A whole number, decimal or behind `0x`.
  private static func number(_ word: String) -> Int64? {
    if word.hasPrefix("0x") { return Int64(word.dropFirst(2), radix: 16) }
    return Int64(word)
  }

  /// Seconds with a fraction, in nanoseconds.
  private static func seconds(_ word: String) -> Int64? {
    guard word.contains(".") else { return nil }
    var cursor = ByteCursor(word)
    guard let time = cursor.nanoseconds(), cursor.isAtEnd else { return nil }
    return time
  }
}

extension FormatReader {
  /// Only for files that no other reader recognizes, since the lines of many tools look alike.
  static let anyEvents: FormatReader = {
    var reader = FormatReader.events(AnyEventReader.self)
    reader.isFallback = true
    return reader
  }()
}
