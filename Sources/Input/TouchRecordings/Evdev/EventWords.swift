import EvdevInput
import Foundation
import GestureCore

/// The parts of an event.
struct EventWords {
  private(set) var type: UInt16 = 0
  private(set) var code: UInt16 = 0
  /// `nil` if the line has none.
  private(set) var value: Int32?
  /// The event's own time in nanoseconds, and a log's time of day before it.
  private(set) var time: Int64?
  private(set) var timeOfDay: Int64?
  /// Empty if the line names none.
  private(set) var device = ""
  /// Whether it is a command that sends an event, which has no time.
  private(set) var isCommand = false

  /// Whether a log's time has no fraction of a second, which is too coarse for gestures.
  private(set) var hasWholeSeconds = false

  var hasTime: Bool { time != nil || timeOfDay != nil }

  /// Longer lines are ignored.
  private static let longest = 512
  private static let states: [String: Int32] = [
    "pressed": 1, "down": 1, "released": 0, "up": 0, "repeated": 2, "hold": 2,
  ]

  /// The events of a line; empty if it contains none.
  static func events(in line: ByteCursor) -> [EventWords] {
    guard mayBeEvent(line) else { return [] }
    let text = line.rest
    var events = tuples(text)
    if events.isEmpty, text.utf8.count <= longest {
      var event = EventWords()
      if event.readWords(text) { events = [event] }
    }
    guard !events.isEmpty else { return [] }
    var device = ""
    if let match = text.firstMatch(of: /\/dev\/input\/event\d{1,4}|\b[Dd]ev: ?input\d{1,4}/) {
      device = String(match.0)
    }
    for index in events.indices {
      events[index].device = device
      if !events[index].hasTime { events[index].findTime(in: text) }
    }
    return events
  }

  static func sleep(in text: String) -> Double? {
    text.firstMatch(of: /\bsleep\s+(\d{1,6}(?:\.\d{1,9})?)/).flatMap { Double($0.1) }
  }

  // MARK: - Private

  private init() {}

  private init?(
    _ type: Substring, _ code: Substring, _ value: Substring, seconds: Substring? = nil,
    micros: Substring = "0"
  ) {
    guard let type = UInt16(type), let code = UInt16(code), let value = Int64(value) else {
      return nil
    }
    (self.type, self.code) = (type, code)
    self.value = Int32(printed: value)
    guard let seconds else { return }
    guard let seconds = Int64(seconds), seconds < ByteCursor.tooManySeconds,
      let micros = Int64(micros), micros < 1_000_000
    else { return nil }
    time = seconds * 1_000_000_000 + micros * 1000
  }

  /// Quick check of the bytes before the line is converted to a string.
  private static func mayBeEvent(_ line: ByteCursor) -> Bool {
    if line.contains("EV_") || line.contains("ype") || line.contains("SYN_")
      || line.contains("ABS_") || line.contains("InputEvent(") || line.contains("sendevent ")
      || line.contains("event at ") || line.contains("BTN_") || line.contains("KEY_")
    {
      return true
    }
    guard line.contains(","), line.end - line.at < longest else { return false }
    // A row of numbers begins with one, or with a bracket. The numbers may be in quotation marks.
    var first = line
    while let byte = first.next, byte <= .space || byte == .minus || byte == .quote {
      first.at += 1
    }
    guard let byte = first.next else { return false }
    return byte.isDigit || byte == .openingBracket || byte == .openingParenthesis
  }

  /// `InputEvent(seconds, microseconds, type, code, value)`, `(seconds, type, code, value)`, rows of numbers, and
  /// `sendevent DEVICE type code value`, several in a line.
  private static func tuples(_ text: String) -> [EventWords] {
    if text.contains("InputEvent(") {
      return text.matches(
        of: /InputEvent\((\d{1,10}), (\d{1,6}), (\d{1,3}), (\d{1,5}), (-?\d{1,10})\)/
      ).compactMap { EventWords($0.3, $0.4, $0.5, seconds: $0.1, micros: $0.2) }
    }
    if text.contains("sendevent ") {
      return text.matches(
        of: /sendevent\s+\/dev\/input\/event\d{1,4}:?\s+(\d{1,3})\s+(\d{1,5})\s+(-?\d{1,10})/
      ).compactMap { match in
        var event = EventWords(match.1, match.2, match.3)
        event?.isCommand = true
        return event
      }
    }
    guard text.utf8.count <= longest else { return [] }
    if let match = text.firstMatch(
      of: /^[\s\-]*\[\s*(\d{1,10}),\s*(\d{1,6}),\s*([0134]),\s*(\d{1,3}),\s*(-?\d{1,10})\]/)
    {
      return [EventWords(match.3, match.4, match.5, seconds: match.1, micros: match.2)]
        .compactMap { $0 }
    }
    // Four numbers could be anything: the time must have a fraction, and the codes must be those of touch devices.
    if let match = text.replacing("\"", with: "").wholeMatch(
      of: /\s*[\[(]?(\d{1,10}\.\d{1,9}),\s*([0134]),\s*(\d{1,3}),\s*(-?\d{1,10})[\])]?,?\s*/),
      var event = EventWords(match.2, match.3, match.4), event.isOfTouches
    {
      event.time = seconds(String(match.1))
      return [event]
    }
    return []
  }

  /// Whether touch devices send it: the end of a report, a position, a contact, or one of their buttons.
  private var isOfTouches: Bool {
    switch type {
    case EvdevCode.syn: code <= 3
    case EvdevCode.abs: code <= 0x3f
    case EvdevCode.key: code >= 0x100
    default: code == 4 || code == 5
    }
  }

  /// The event's time, or the last time of day that a log printed before it.
  private mutating func findTime(in text: String) {
    let words = text.firstRange(of: /EV_|[Tt]ype|SYN_|ABS_|BTN_|MSC_/)?.lowerBound ?? text.endIndex
    let start = String(text[..<words].prefix(160))
    if let match = start.matches(of: /\[ *(\d{1,10}\.\d{1,9})\]/).last {
      time = Self.seconds(String(match.1))
    } else if let match = start.firstMatch(of: /^\s*(\d{1,10}\.\d{3,9})[:,\s]/) {
      time = Self.seconds(String(match.1))
    }
    if hasTime { return }
    // In some languages, logs use a decimal comma.
    let times = start.matches(of: /\d\d:\d\d:\d\d([.,]\d+)?/)
    if let match = times.last(where: { $0.1 != nil }) {
      timeOfDay = LogTime.find(in: String(match.0))
    } else {
      hasWholeSeconds = !times.isEmpty
    }
  }

  /// Parses labels, named numbers and key states; returns whether they make an event.
  private mutating func readWords(_ text: String) -> Bool {
    var hasType = false
    var hasCode = false
    var isLabelled = false
    var name = ""
    var isBracketed = false
    var seconds: Int64?
    var fraction: Int64?
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
        // Touch input does not need the hundreds of other keys.
        (type, code, hasType, hasCode) = (other, 0, true, true)
        isLabelled = true
      } else if let state = Self.states[lower], hasCode, value == nil {
        value = state
      } else if let number = Self.number(word) {
        switch name {
        case "type":
          if !isLabelled || !hasType { (type, hasType) = (UInt16(clamping: number), true) }
        case "code": if !hasCode { (code, hasCode) = (UInt16(clamping: number), true) }
        case "value", "val": value = Int32(printed: number)
        case "tv_sec", "tssec", "sec", "secs", "seconds":
          if (0..<ByteCursor.tooManySeconds).contains(number) {
            seconds = seconds ?? number * 1_000_000_000
          }
        case "tv_usec", "tsusec", "usec", "usecs", "microseconds":
          if (0..<1_000_000).contains(number) { fraction = fraction ?? number * 1000 }
        case "tv_nsec", "nsec":
          if (0..<1_000_000_000).contains(number) { fraction = fraction ?? number }
        // `330 (BTN_TOUCH)` has the code twice, and so does `BTN_TOUCH (0x14a)`.
        default:
          if isLabelled, hasCode, !isBracketed, value == nil { value = Int32(printed: number) }
        }
      } else if name == "time" || name == "at", time == nil {
        // The usual script prints microseconds without leading zeros.
        let isUnpadded = name == "at" && text.hasPrefix("Event type ")
        time = (isUnpadded ? Self.secondsAndMicros(word) : nil) ?? Self.seconds(word)
      }
    }
    if time == nil, seconds != nil || fraction != nil { time = (seconds ?? 0) + (fraction ?? 0) }
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

  /// An integer, decimal or with prefix `0x`.
  private static func number(_ word: String) -> Int64? {
    if word.hasPrefix("0x") { return Int64(word.dropFirst(2), radix: 16) }
    return Int64(word)
  }

  /// Seconds and microseconds with a point between them, in nanoseconds.
  private static func secondsAndMicros(_ word: String) -> Int64? {
    guard let match = word.wholeMatch(of: /(\d{1,10})\.(\d{1,6})/), let seconds = Int64(match.1),
      seconds < ByteCursor.tooManySeconds, let micros = Int64(match.2)
    else { return nil }
    return seconds * 1_000_000_000 + micros * 1000
  }

  /// Seconds with a fraction, in nanoseconds.
  private static func seconds(_ word: String) -> Int64? {
    guard word.contains(".") else { return nil }
    var cursor = ByteCursor(word)
    guard let time = cursor.nanoseconds(), cursor.isAtEnd else { return nil }
    return time
  }
}
