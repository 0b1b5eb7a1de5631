import Foundation
import GestureCore

/// The parts of a line about a finger.
///
/// It scans bytes, because each evaluation of a regular expression takes as long as all of this.
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

  var hasTime: Bool { time != nil || timeOfDay != nil }

  private static let longest = 1024
  private static let mostFingers = 32.0
  /// Names of coordinates, finger IDs and times, the most reliable first.
  private enum Names {
    static let x = ["clientx", "x", "pagex", "locationx", "absolutex", "screenx", "rawx", "posx"]
    static let y = ["clienty", "y", "pagey", "locationy", "absolutey", "screeny", "rawy", "posy"]
    static let id = [
      "pointerid", "identifier", "id", "fingerid", "touchid", "finger", "pointer", "touch",
    ]
    static let time = ["timestamp", "eventtime", "time", "t", "ts"]
    static let milliseconds = "uptimemillis"
  }
  /// Pairs of numbers after these words are not locations.
  private static let noPlaces = ["previous", "delta", "relative", "velocity", "size", "start"]
  /// Words that may stand before the numbers of a place.
  private static let places: Set<String> = ["at", "to", "@", "touch", "pen", "pos", "position"]

  /// What a row of a table says.
  init(
    _ phase: Contact.Phase, _ id: Int64, _ place: CGPoint?, time: Double?, unit: Double?,
    timeOfDay: Int64?
  ) {
    (self.phase, self.id, self.place) = (phase, id, place)
    (self.time, self.unit, self.timeOfDay) = (time, unit, timeOfDay)
  }

  /// `nil` for a line without a phase.
  init?(_ line: ByteCursor) {
    guard line.end - line.at <= Self.longest else { return nil }
    let isRow = Self.mayBeRow(line)
    guard isRow || Self.mayBeFinger(line) else { return nil }
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
    let lower = line.text(word).lowercased()
    isPointer = lower.hasPrefix("pointer")
    isTouchOfPage = ["touchstart", "touchmove", "touchend", "touchcancel"].contains(lower)
    isFinger = !Self.namesMouse(line)
    let behind = ByteCursor(line.bytes, word.upperBound..<line.end)
    readNames(Self.named(line))
    if place == nil { place = Self.pair(in: behind) ?? Self.pair(in: line) }
    findTime(in: ByteCursor(line.bytes, line.at..<word.lowerBound))
    readBare(behind)
    if !hasTime { findMarkedTime(in: behind) }
  }

  // MARK: - Phases

  /// Whether the bytes can be a row of a time, a phase and a place, which needs no word for a finger.
  private static func mayBeRow(_ line: ByteCursor) -> Bool {
    var first = line
    first.skipBlanks()
    guard first.next?.isDigit == true, !mayBeFinger(line) else { return false }
    return line.contains("down") || line.contains("DOWN") || line.contains("ove")
      || line.contains("OVE") || line.contains("up") || line.contains("UP")
      || line.contains("start") || line.contains("end") || line.contains("egan")
  }

  /// `0.016, move, 1, 100, 200`: a row of a table that lost its head. A line of Touchstone's own format that lost its head,
  /// `0.1 down 1 100,200`, is none.
  private static func isRow(_ line: ByteCursor) -> Bool {
    let bytes = line.bytes[line.at..<line.end]
    let fields = bytes.split { $0 <= .space || $0 == .comma || $0 == .semicolon }
    guard (4...5).contains(fields.count),
      let last = bytes.last(where: { $0 > .space }), last != .comma, last != .semicolon
    else { return false }
    let phase = line.text(fields[1].startIndex..<fields[1].endIndex)
    guard
      ["down", "move", "up", "start", "end", "began", "moved", "ended", "cancel"]
        .contains(phase.lowercased()),
      ([fields[0]] + fields[2...]).allSatisfy({
        line.number(at: $0.startIndex..<$0.endIndex) != nil
      })
    else { return false }
    let words = bytes.split { $0 <= .space }
    return words.count != 4 || !words[3].contains(.comma)
      || !["down", "move", "up", "cancel"].contains(phase)
  }

  /// Quick check of the bytes before the line is parsed.
  private static func mayBeFinger(_ line: ByteCursor) -> Bool {
    line.contains("ouch") || line.contains("ointer") || line.contains("inger")
      || line.contains("ACTION_")
  }

  private static func namesMouse(_ line: ByteCursor) -> Bool {
    guard line.contains("ouse") || line.contains("OUSE") else { return false }
    return line.rest.contains(/(?i)\bmouse\b/)
  }

  /// The first word that is a phase. Common words count only if the line mentions a finger.
  static func phase(in line: ByteCursor) -> (Contact.Phase, Range<Int>)? {
    var line = line
    while let word = line.letters() {
      if let phase = phase(named: line.text(word)) { return (phase, word) }
    }
    return nil
  }

  private static func phase(named word: String) -> Contact.Phase? {
    var word = word.lowercased()
    word.removeAll { $0 == "_" }
    for beginning in ["on", "action", "handle"] where word.hasPrefix(beginning) {
      word.removeFirst(beginning.count)
    }
    for beginning in ["touches", "touch", "pointer", "finger"] where word.hasPrefix(beginning) {
      word.removeFirst(beginning.count)
      break
    }
    switch word {
    case "start", "began", "begin", "down", "press": return .began
    case "move", "moved", "motion": return .moved
    case "end", "ended", "up", "release": return .ended
    case "cancel", "cancelled", "canceled": return .cancelled
    default: return nil
    }
  }

  /// The number of one of `MotionEvent`'s actions behind its name.
  private static func action(in line: ByteCursor) -> (Contact.Phase, Range<Int>)? {
    let phases: [Contact.Phase?] = [.began, .ended, .moved, .cancelled, nil, .began, .ended]
    var line = line
    while let word = line.letters() {
      guard ["action", "actionMasked", "Action", "ActionMasked"].contains(line.text(word)) else {
        continue
      }
      line.skipBlanks()
      guard line.take(.colon) || line.take(UInt8(ascii: "=")) else { continue }
      line.skipBlanks()
      guard let number = line.decimal(), phases.indices.contains(Int(number)),
        let phase = phases[Int(number)], line.next?.isWord != true
      else { continue }
      return (phase, word.lowerBound..<line.at)
    }
    return nil
  }

  // MARK: - Named numbers

  private typealias NamedNumber = (name: String, number: Double, unit: Double?)

  /// Numbers with their names in lower case: `x: 100`, `t=16ms`, `pos_x[0] = 100`, `clientX 100`.
  private static func named(_ line: ByteCursor) -> [NamedNumber] {
    var line = line
    var found: [NamedNumber] = []
    while let name = line.letters() {
      var rest = line
      if rest.take(.openingBracket) {
        guard let index = rest.decimal(), (0..<100).contains(index), rest.take(.closingBracket)
        else { continue }
      }
      rest.takeQuote()
      let gap = rest.at
      rest.skipBlanks()
      if rest.take(.colon) || rest.take(UInt8(ascii: "=")) {
        rest.skipBlanks()
      } else if rest.at == gap {
        continue
      }
      rest.takeQuote()
      guard let number = rest.plainNumber() else { continue }
      let unit = rest.timeUnit()
      found.append((line.text(name).lowercased(), number, unit))
      line.at = rest.at
    }
    return found
  }

  private mutating func readNames(_ named: [NamedNumber]) {
    func first(_ names: [String]) -> (number: Double, unit: Double?)? {
      for name in names {
        if let found = named.first(where: { $0.name == name }) { return (found.number, found.unit) }
      }
      return nil
    }
    if let x = first(Names.x), let y = first(Names.y) {
      place = CGPoint(x: x.number, y: y.number)
    }
    if let found = first(Names.id) { id = Int64(exactly: found.number) ?? 0 }
    if let found = first(Names.time) {
      setTime(found.number, found.unit)
    } else if let found = first([Names.milliseconds]) {
      setTime(found.number, 1e6)
    }
  }

  private mutating func setTime(_ number: Double, _ unit: Double?) {
    guard number >= 0 else { return }
    time = number
    self.unit = unit
  }

  // MARK: - Other numbers

  /// `(100.0, 400.0)`, `[100,400]`, `{x: 100, y: 400}`.
  private static func pair(in line: ByteCursor) -> CGPoint? {
    var opening: Int?
    for at in line.at..<line.end {
      switch line.bytes[at] {
      case UInt8(ascii: "("), .openingBracket, .openingBrace: opening = at
      case UInt8(ascii: ")"), .closingBracket, .closingBrace:
        guard let start = opening else { continue }
        opening = nil
        guard (3...60).contains(at - start - 1) else { continue }
        let name = line.text(line.name(before: start)).lowercased()
        guard !noPlaces.contains(where: name.hasPrefix) else { continue }
        let numbers = line.bytes[(start + 1)..<at].split(separator: .comma).map { part in
          part.split { $0 == .colon || $0 == UInt8(ascii: "=") || $0 == .space }.last
            .flatMap { line.number(at: $0.startIndex..<$0.endIndex) }
        }
        if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
          return CGPoint(x: x, y: y)
        }
      default: break
      }
    }
    return nil
  }

  /// Reads unnamed numbers after the phase: a location, and possibly a time.
  private mutating func readBare(_ line: ByteCursor) {
    var numbers: [Double] = []
    let words = line.bytes[line.at..<line.end].split {
      $0 == .space || $0 == .comma || $0 == .semicolon || $0 == .colon || $0 == .tab
    }
    for word in words.lazy.map({ $0.startIndex..<$0.endIndex }) {
      if let number = line.number(at: word) {
        numbers.append(number)
      } else if !Self.places.contains(line.text(word)) {
        break
      }
    }
    if place == nil, numbers.count == 4, !hasTime, (0..<Self.mostFingers).contains(numbers[0]),
      let finger = Int64(exactly: numbers[0])
    {
      id = finger
      place = CGPoint(x: numbers[1], y: numbers[2])
      return setTime(numbers[3], nil)
    }
    if place == nil, numbers.count == 3, hasTime, (0..<Self.mostFingers).contains(numbers[0]),
      let finger = Int64(exactly: numbers[0])
    {
      // The time is known, so a number before the place is a finger's.
      id = finger
      place = CGPoint(x: numbers[1], y: numbers[2])
    } else if place == nil, numbers.count >= 2 {
      place = CGPoint(x: numbers[0], y: numbers[1])
      if numbers.count == 3, !hasTime { setTime(numbers[2], nil) }
    } else if numbers.count == 1, !hasTime {
      setTime(numbers[0], nil)
    }
  }

  // MARK: - Times

  /// A time that its sign or its unit shows: `@ 12345 ms`, `(16ms)`, `at 0.016 s`.
  private mutating func findMarkedTime(in line: ByteCursor) {
    var marked: (number: Double, unit: Double?)?
    var united: (number: Double, unit: Double?)?
    var line = line
    let start = line.at
    while let byte = line.next {
      let first = line.at
      guard byte.isDigit, let number = line.plainNumber() else {
        line.at += 1
        continue
      }
      let before = ByteCursor(line.bytes, start..<first)
      let unit = line.timeUnit()
      var rest = line
      rest.skipBlanks()
      if before.endsWithTimeSign, rest.next != .comma, rest.next?.isDigit != true {
        marked = (number, unit)
      } else if unit != nil, let last = before.last,
        last <= .space || last == UInt8(ascii: "(") || last == .openingBracket
      {
        united = (number, unit)
      }
    }
    if let found = marked ?? united { setTime(found.number, found.unit) }
  }

  /// Reads the time at the line's beginning, or the log's time before the message.
  private mutating func findTime(in line: ByteCursor) {
    if time != nil { return }
    if let text = line.lastTimeOfDay {
      timeOfDay = LogTime.find(in: text)
      return
    }
    var line = line
    line.skipBlanks()
    _ = line.take(.openingBracket) || line.take(UInt8(ascii: "("))
    line.skipBlanks()
    guard line.next != .minus, let number = line.plainNumber() else { return }
    let unit = line.timeUnit()
    var gap = line.next.map { $0 <= .space } ?? false
    line.skipBlanks()
    if line.take(.closingBracket) || line.take(UInt8(ascii: ")")) {
      gap = gap || line.next.map { $0 <= .space } ?? false
    }
    if gap || line.take(.comma) || line.take(.semicolon)
      || line.take(.colon) && line.next.map({ $0 <= .space }) ?? false
    {
      setTime(number, unit)
    }
  }
}

extension ByteCursor {
  /// Moves behind the next run of letters and underscores; `nil` if no more follows.
  fileprivate mutating func letters() -> Range<Int>? {
    while at < end, !bytes[at].isLetter { at += 1 }
    let start = at
    while at < end, bytes[at].isLetter { at += 1 }
    return at > start ? start..<at : nil
  }

  fileprivate mutating func takeQuote() { _ = take(.quote) || take(UInt8(ascii: "'")) }

  /// Digits with an optional sign and fraction.
  fileprivate mutating func plainNumber() -> Double? {
    let start = at
    _ = take(.minus)
    let first = at
    while at < end, bytes[at].isDigit { at += 1 }
    // A wall clock's nanoseconds have 19 digits.
    if (1...19).contains(at - first) {
      if at + 1 < end, bytes[at] == .dot, bytes[at + 1].isDigit {
        at += 1
        while at < end, bytes[at].isDigit { at += 1 }
      }
      if let number = number(at: start..<at) { return number }
    }
    at = start
    return nil
  }

  /// Nanoseconds per unit of the number before it: `ms` or `s`, where it is no name of another number.
  fileprivate mutating func timeUnit() -> Double? {
    let start = at
    skipBlanks()
    let isApart = at > start
    let unit = take("ms") ? 1e6 : take(UInt8(ascii: "s")) ? 1e9 : nil
    let isName = isApart && (next == .colon || next == UInt8(ascii: "="))
    if let unit, next?.isWord != true, !isName { return unit }
    at = start
    return nil
  }

  /// The letters before an opening bracket, without a colon or an equals sign behind them.
  fileprivate func name(before bracket: Int) -> Range<Int> {
    var last = bracket
    func skipBlanks() { while last > at, bytes[last - 1] <= .space { last -= 1 } }
    skipBlanks()
    if last > at, bytes[last - 1] == .colon || bytes[last - 1] == UInt8(ascii: "=") {
      last -= 1
      skipBlanks()
    }
    if last > at, bytes[last - 1] == .quote || bytes[last - 1] == UInt8(ascii: "'") { last -= 1 }
    var first = last
    while first > at, bytes[first - 1].isLetter { first -= 1 }
    return first..<last
  }

  /// Whether the bytes end with `@` or the word `at`.
  fileprivate var endsWithTimeSign: Bool {
    let text = bytes[at..<end]
    guard let last = text.lastIndex(where: { $0 > .space }) else { return false }
    if bytes[last] == UInt8(ascii: "@") { return true }
    let words = text[...last].suffix(3)
    return last < end - 1 && words.suffix(2).elementsEqual("at".utf8)
      && (words.count == 2 || !words[words.startIndex].isWord)
  }

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

extension UInt8 {
  fileprivate var isLetter: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
  }
  fileprivate var isWord: Bool { isLetter || isDigit }
}
