import Foundation
import GestureCore

/// The parts of a line about a finger.
struct TouchWords {
  private(set) var phase = Contact.Phase.moved
  private(set) var id: Int64 = 0
  private(set) var place: CGPoint?
  /// Milliseconds if the line names its unit; otherwise the unit is unknown.
  private(set) var time: Double?
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
    static let time = ["timestamp", "eventtime", "time", "t", "ts", "uptimemillis"]
  }
  /// Pairs of numbers after these words are not locations.
  private static let noPlaces = ["previous", "delta", "relative", "velocity", "size", "start"]

  /// What a row of a table says.
  init(
    _ phase: Contact.Phase, _ id: Int64, _ place: CGPoint?, time: Double?, timeOfDay: Int64?
  ) {
    (self.phase, self.id, self.place) = (phase, id, place)
    (self.time, self.timeOfDay) = (time, timeOfDay)
  }

  /// `nil` for a line without a phase.
  init?(_ line: ByteCursor) {
    guard line.end - line.at <= Self.longest else { return nil }
    let isRow = Self.mayBeRow(line)
    guard isRow || Self.mayBeFinger(line) else { return nil }
    let text = line.rest
    guard let (phase, word) = Self.phase(in: text) ?? Self.action(in: text) else { return nil }
    if isRow, text.wholeMatch(of: Self.row) == nil || text.contains(Self.touchesLine) {
      return nil
    }
    // Names in quotation marks are JSON, perhaps damaged, which other readers know; but behind a phase it may be
    // what a page said of one finger.
    if line.contains("\":") {
      guard let brace = text.firstIndex(of: "{"), word.upperBound <= brace, !text.contains("[")
      else {
        return nil
      }
    }
    self.phase = phase
    let lower = text[word].lowercased()
    isPointer = lower.hasPrefix("pointer")
    isTouchOfPage = ["touchstart", "touchmove", "touchend", "touchcancel"].contains(lower)
    isFinger = !text.contains(/(?i)\bmouse\b/)
    let behind = text[word.upperBound...]
    readNames(Self.named(text))
    if place == nil { place = Self.pair(in: behind) ?? Self.pair(in: text[...]) }
    findTime(in: text[..<word.lowerBound])
    readBare(behind)
    if !hasTime { findMarkedTime(in: behind) }
  }

  /// `0.016, move, 1, 100, 200`: a row of a table that lost its head.
  private static var row: Regex<Substring> {
    /\s*\d{1,16}(?:\.\d{1,16})?[\s,;]+(?:down|move|up|start|end|began|moved|ended|cancel)(?:[\s,;]+-?\d{1,9}(?:\.\d{1,16})?){2,3}\s*/
      .ignoresCase()
  }

  /// `0.1 down 1 100,200`: a line of Touchstone's own format, whose head is missing.
  private static var touchesLine: Regex<Substring> {
    /^\s*[\d.]+\s+(?:down|move|up|cancel)\s+\d+\s+-?[\d.]+,-?[\d.]+/
  }

  // MARK: - Private

  /// Whether the bytes can be a row of a time, a phase and a place, which needs no word for a finger.
  private static func mayBeRow(_ line: ByteCursor) -> Bool {
    var first = line
    first.skipBlanks()
    guard first.next?.isDigit == true, !mayBeFinger(line) else { return false }
    return line.contains("down") || line.contains("DOWN") || line.contains("ove")
      || line.contains("OVE") || line.contains("up") || line.contains("UP")
      || line.contains("start") || line.contains("end") || line.contains("egan")
  }

  /// The number of one of `MotionEvent`'s actions behind its name.
  private static func action(in text: String) -> (Contact.Phase, Range<String.Index>)? {
    guard let match = text.firstMatch(of: /\b[Aa]ction(?:Masked)?\s*[:=]\s*([0-6])\b/) else {
      return nil
    }
    let phases: [Substring: Contact.Phase] = [
      "0": .began, "1": .ended, "2": .moved, "3": .cancelled, "5": .began, "6": .ended,
    ]
    return phases[match.1].map { ($0, match.range) }
  }

  /// Quick check of the bytes before the line is converted to a string.
  private static func mayBeFinger(_ line: ByteCursor) -> Bool {
    line.contains("ouch") || line.contains("ointer") || line.contains("inger")
      || line.contains("ACTION_")
  }

  /// The first word that is a phase. Common words count only if the line mentions a finger.
  static func phase(in text: String) -> (Contact.Phase, Range<String.Index>)? {
    for match in text.matches(of: /[A-Za-z_]+/) {
      var word = match.0.lowercased().replacing("_", with: "")
      for beginning in ["on", "action", "handle"] where word.hasPrefix(beginning) {
        word.removeFirst(beginning.count)
      }
      for beginning in ["touches", "touch", "pointer", "finger"] where word.hasPrefix(beginning) {
        word.removeFirst(beginning.count)
        break
      }
      switch word {
      case "start", "began", "begin", "down", "press": return (.began, match.range)
      case "move", "moved", "motion": return (.moved, match.range)
      case "end", "ended", "up", "release": return (.ended, match.range)
      case "cancel", "cancelled", "canceled": return (.cancelled, match.range)
      default: break
      }
    }
    return nil
  }

  /// Numbers with their names in lower case.
  private static func named(_ text: String) -> [(name: String, number: Double, unit: String)] {
    text.matches(
      of: /([A-Za-z_]+)(?:\[\d{1,2}\])?["']?\s*[:= ]\s*["']?(-?\d{1,16}(?:\.\d{1,16})?)(ms\b|s\b)?/
    ).compactMap { match in
      LogFields.number(match.2).map {
        (match.1.lowercased(), $0, match.3.map(String.init) ?? "")
      }
    }
  }

  private mutating func readNames(_ named: [(name: String, number: Double, unit: String)]) {
    func first(_ names: [String]) -> (number: Double, unit: String)? {
      for name in names {
        if let found = named.first(where: { $0.name == name }) { return (found.number, found.unit) }
      }
      return nil
    }
    if let x = first(Names.x), let y = first(Names.y) {
      place = CGPoint(x: x.number, y: y.number)
    }
    if let found = first(Names.id) { id = Int64(exactly: found.number) ?? 0 }
    if let found = first(Names.time) { setTime(found.number, found.unit) }
  }

  private mutating func setTime(_ number: Double, _ unit: String) {
    guard number >= 0 else { return }
    time = unit == "s" ? number * 1000 : number
  }

  /// `(100.0, 400.0)`, `[100,400]`, `{x: 100, y: 400}`.
  private static func pair(in text: Substring) -> CGPoint? {
    for match in text.matches(
      of: /([A-Za-z]*)["']?\s*[:=]?\s*[(\[{]([^()\[\]{}]{3,60})[)\]}]/)
    where !noPlaces.contains(where: match.1.lowercased().hasPrefix) {
      let numbers = match.2.split(separator: ",").map { part in
        part.split { ":= ".contains($0) }.last.flatMap { LogFields.number($0) }
      }
      if numbers.count == 2, let x = numbers[0], let y = numbers[1] { return CGPoint(x: x, y: y) }
    }
    return nil
  }

  /// Words that may stand before the numbers of a place.
  private static let places: Set<Substring> = ["at", "to", "@", "touch", "pen", "pos", "position"]

  /// Reads unnamed numbers after the phase: a location, and possibly a time.
  private mutating func readBare(_ text: Substring) {
    let numbers = text.split { " ,;:\t".contains($0) }.filter { !Self.places.contains($0) }
      .prefix { LogFields.number($0) != nil }.compactMap { LogFields.number($0) }
    if place == nil, numbers.count == 4, !hasTime, (0..<Self.mostFingers).contains(numbers[0]),
      let finger = Int64(exactly: numbers[0])
    {
      id = finger
      place = CGPoint(x: numbers[1], y: numbers[2])
      return setTime(numbers[3], "")
    }
    if place == nil, numbers.count == 3, hasTime, (0..<Self.mostFingers).contains(numbers[0]),
      let finger = Int64(exactly: numbers[0])
    {
      // The time is known, so a number before the place is a finger's.
      id = finger
      place = CGPoint(x: numbers[1], y: numbers[2])
    } else if place == nil, numbers.count >= 2 {
      place = CGPoint(x: numbers[0], y: numbers[1])
      if numbers.count == 3, !hasTime { setTime(numbers[2], "") }
    } else if numbers.count == 1, !hasTime {
      setTime(numbers[0], "")
    }
  }

  /// A time that its sign or its unit shows: `@ 12345 ms`, `(16ms)`, `at 0.016 s`.
  private mutating func findMarkedTime(in text: Substring) {
    let marked =
      text.matches(of: /(?:@|\bat\b)\s*(\d{1,16}(?:\.\d{1,16})?)\s*(ms\b|s\b)?(?!\s*[,\d])/).last
      .map { ($0.1, $0.2) }
      ?? text.matches(of: /[\s(\[](\d{1,16}(?:\.\d{1,16})?)\s*(ms\b|s\b)/).last
      .map { ($0.1, Optional($0.2)) }
    guard let (number, unit) = marked, let number = LogFields.number(number) else { return }
    setTime(number, unit.map(String.init) ?? "")
  }

  /// Reads the time at the line's beginning, or the log's time before the message.
  private mutating func findTime(in text: Substring) {
    if time != nil { return }
    if let match = text.matches(of: /\d\d:\d\d:\d\d[.,]\d{1,9}/).last {
      timeOfDay = LogTime.find(in: String(match.0))
    } else if let match = text.firstMatch(
      of: /^\s*[\[(]?\s*(\d{1,16}(?:\.\d{1,16})?)\s*(ms\b|s\b)?\s*[\])]?(?::?\s|[,;])/),
      let number = LogFields.number(match.1)
    {
      setTime(number, match.2.map(String.init) ?? "")
    }
  }
}
