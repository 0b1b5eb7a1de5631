import Foundation
import GestureCore

/// The parts of a line about a finger.
///
/// It scans bytes: in a release build that takes 0.01 ms for each line, and regular expressions took 0.4 ms.
struct TouchWords {
  private(set) var phase = Contact.Phase.moved
  private(set) var id: Int64 = 0
  private(set) var place: CGPoint?
  private(set) var time: Double?
  /// Nanoseconds per unit of the time; `nil` if the line does not state it.
  private(set) var unit: Double?
  private(set) var timeOfDay: Int64?
  private(set) var isPointer = false
  private(set) var isTouchOfPage = false
  private(set) var isFinger = true
  /// Whether the line names a finger, touch or pointer, or is a table's row.
  private(set) var namesFinger = true
  /// The number behind a location at the end of a line without a time: a time or a pressure, for ``TrailingTime``.
  private(set) var trailing: Double?
  /// Numbers that may begin with a finger's ID, for ``IDColumn``; otherwise empty.
  private(set) var ambiguousNumbers: [Double] = []

  var hasTime: Bool { time != nil || timeOfDay != nil }

  private static let longest = 1024
  private enum Names {
    static let x = TouchNames.folded(TouchNames.x)
    static let y = TouchNames.folded(TouchNames.y)
    static let id = TouchNames.folded(TouchNames.id)
    static let time = TouchNames.folded(TouchNames.time)
    static let milliseconds = TouchNames.folded(TouchNames.milliseconds)
  }

  /// The parts of a table's row.
  init(
    _ phase: Contact.Phase, _ id: Int64, _ place: CGPoint?, time: Double?, unit: Double?,
    timeOfDay: Int64?
  ) {
    (self.phase, self.id, self.place) = (phase, id, place)
    (self.time, self.unit, self.timeOfDay) = (time, unit, timeOfDay)
  }

  /// `nil` for a line without a phase.
  /// - Parameter mayHaveID: whether the first of several unnamed numbers is a finger's ID if its value permits.
  init?(_ line: ByteCursor, mayHaveID: Bool = true) {
    guard line.end - line.at <= Self.longest else { return nil }
    if let dumped = Self.dumped(line) {
      self = dumped
      return
    }
    let isRow = Self.mayBeRow(line)
    namesFinger = isRow || Self.mayBeFinger(line)
    guard namesFinger || Self.beginsWithPhase(line) else { return nil }
    guard let (phase, word) = Self.phase(in: line) ?? Self.action(in: line) else { return nil }
    if isRow, !Self.isRow(line) { return nil }
    // Names in quotation marks are JSON, perhaps damaged, which other readers know; but behind a phase it may be
    // what a page said of one finger.
    if line.contains("\":") {
      var brace = line
      guard brace.skip(past: "{"), word.upperBound < brace.at, !line.contains("[") else {
        return nil
      }
    }
    self.phase = phase
    let name = line.text(word).lowercased()
    isPointer = name.hasPrefix("pointer")
    isTouchOfPage = ["touchstart", "touchmove", "touchend", "touchcancel"].contains(name)
    isFinger = !Self.namesMouse(line)
    let before = ByteCursor(line.bytes, line.at..<word.lowerBound)
    let behind = ByteCursor(line.bytes, word.upperBound..<line.end)
    readNames(of: line, phase: word)
    if place == nil { place = Self.pair(in: behind) ?? Self.pair(in: line) }
    if time == nil { readTime(before) }
    readUnnamed(Self.unnamedNumbers(in: behind), mayHaveID: mayHaveID)
    if !hasTime, let time = LoggedNumber.markedTime(in: behind) { setTime(time) }
    if !hasTime, place != nil { trailing = Self.trailingNumber(in: behind) }
  }

  // MARK: - Kinds of lines

  private static let dumpVerbs: [(text: StaticString, phase: Contact.Phase)] = [
    ("add cur ", .began), ("set cur ", .moved), ("del cur ", .ended),
  ]

  /// A line of TuioDump: `add cur 0 (7) 0.2 0.5`, `set cur 0 (7) 0.3 0.5 0 0 0 0`, `del cur 0 (7)`.
  private static func dumped(_ line: ByteCursor) -> TouchWords? {
    guard line.contains(" cur ") else { return nil }
    for (text, phase) in dumpVerbs {
      var rest = line
      guard rest.skip(past: text) else { continue }
      let before = ByteCursor(line.bytes, line.at..<rest.at - text.utf8CodeUnitCount)
      guard let id = rest.decimal(), rest.skip(past: ")") else { return nil }
      let numbers = unnamedNumbers(in: rest)
      let place = numbers.count < 2 ? nil : CGPoint(x: numbers[0], y: numbers[1])
      var words = TouchWords(phase, id, place, time: nil, unit: nil, timeOfDay: nil)
      words.readTime(before)
      return words
    }
    return nil
  }

  /// Whether the bytes can be a row of a time, a phase and a place, which needs no word for a finger.
  private static func mayBeRow(_ line: ByteCursor) -> Bool {
    var first = line
    first.skipBlanks()
    guard first.next?.isDigit == true, !mayBeFinger(line) else { return false }
    return line.contains("down") || line.contains("DOWN") || line.contains("ove")
      || line.contains("OVE") || line.contains("up") || line.contains("UP")
      || line.contains("start") || line.contains("end") || line.contains("egan")
  }

  /// Whether it is a row of a table that lost its head: `0.016, move, 1, 100, 200`. A line of Touchstone's own format that
  /// lost its head, `0.1 down 1 100,200`, is not.
  private static func isRow(_ line: ByteCursor) -> Bool {
    let bytes = line.bytes[line.at..<line.end]
    let fields = bytes.split { $0 <= .space || $0 == .comma || $0 == .semicolon }
    guard (4...5).contains(fields.count),
      let last = bytes.last(where: { $0 > .space }), last != .comma, last != .semicolon
    else { return false }
    let phase = line.text(fields[1].indices)
    let phases = ["down", "move", "up", "start", "end", "began", "moved", "ended", "cancel"]
    let others = [fields[0]] + fields[2...]
    guard phases.contains(phase.lowercased()),
      others.allSatisfy({ line.number(at: $0.indices) != nil })
    else { return false }
    let words = bytes.split { $0 <= .space }
    return words.count != 4 || !words[3].contains(.comma)
      || !["down", "move", "up", "cancel"].contains(phase)
  }

  /// Quick check of the bytes before the line is parsed.
  private static func mayBeFinger(_ line: ByteCursor) -> Bool {
    line.contains("ouch") || line.contains("ointer") || line.contains("inger")
      || line.contains("ScreenDrag") || line.contains("otifyMotion")
      || line.contains("_")
        && (line.contains("ACTION_") || line.contains("FINGER") || line.contains("POINTER")
          || line.contains("TOUCH"))
  }

  /// Whether a line begins with a phase and has coordinates with their names or in brackets: `DOWN x=100 y=200`.
  private static func beginsWithPhase(_ line: ByteCursor) -> Bool {
    var line = line
    line.skipBlanks()
    guard line.next?.isLetter == true, let word = line.takeLetters(), word.count <= 9 else {
      return false
    }
    line.skipBlanks()
    guard
      line.next == .openingParenthesis || line.next == UInt8(ascii: "x")
        || line.next == UInt8(ascii: "X")
    else { return false }
    return phase(named: line.text(word)) != nil
  }

  private static func namesMouse(_ line: ByteCursor) -> Bool {
    guard line.contains("ouse") || line.contains("OUSE") else { return false }
    return line.rest.contains(/(?i)\bmouse\b/)
  }

  // MARK: - Numbers

  private mutating func readNames(of line: ByteCursor, phase: Range<Int>) {
    let named = LoggedNumber.named(in: line)
    func first(_ names: [String]) -> LoggedNumber? {
      for name in names {
        if let found = named.first(where: { $0.name == name }) { return found.number }
      }
      return nil
    }
    if let x = first(Names.x), let y = first(Names.y) { place = CGPoint(x: x.value, y: y.value) }
    if let found = first(Names.id) {
      id = Int64(exactly: found.value) ?? 0
    } else if let index = Self.index(in: line, phase) {
      id = index
    }
    if let found = first(Names.time) {
      setTime(found)
    } else if let found = first(Names.milliseconds) {
      setTime(LoggedNumber(value: found.value, unit: 1e6))
    }
  }

  /// Reads the log's time before the message.
  private mutating func readTime(_ line: ByteCursor) {
    if let text = line.lastTimeOfDay {
      timeOfDay = LogTime.find(in: text)
    } else if let time = LoggedNumber.leadingTime(in: line) {
      setTime(time)
    }
  }

  /// Reads numbers without names: a location, possibly behind a finger's ID, and possibly followed by a time.
  private mutating func readUnnamed(_ numbers: [Double], mayHaveID: Bool) {
    if numbers.count == 1, !hasTime { return setTime(LoggedNumber(value: numbers[0])) }
    guard place == nil, numbers.count >= 2 else { return }
    var rest = numbers[...]
    if numbers.count == (hasTime ? 3 : 4) {
      ambiguousNumbers = numbers
      if mayHaveID, let finger = IDColumn.id(numbers[0]) {
        id = finger
        rest.removeFirst()
      }
    }
    place = CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
    if !hasTime, rest.count == 1, let time = rest.first { setTime(LoggedNumber(value: time)) }
  }

  /// Takes the number at the end of the line for its time.
  mutating func readTrailingTime() {
    if let trailing, !hasTime { setTime(LoggedNumber(value: trailing)) }
  }

  private mutating func setTime(_ number: LoggedNumber) {
    guard number.value >= 0 else { return }
    (time, unit) = (number.value, number.unit)
  }
}

extension ByteCursor {
  /// The last `12:34:56.789`, with a dot or a comma.
  fileprivate var lastTimeOfDay: String? {
    guard end - at >= 10 else { return nil }
    for first in (at...(end - 10)).reversed() where bytes[first + 2] == .colon {
      guard bytes[first + 5] == .colon,
        [0, 1, 3, 4, 6, 7, 9].allSatisfy({ bytes[first + $0].isDigit }),
        bytes[first + 8] == .dot || bytes[first + 8] == .comma
      else { continue }
      return text(first..<min(end, first + 18))
    }
    return nil
  }
}
