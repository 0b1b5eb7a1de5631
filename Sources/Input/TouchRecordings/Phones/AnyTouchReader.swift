import Foundation
import GestureCore

/// Reads fingers from any log with a phase, a location and a time in each line.
///
///     [1234.5ms] pointerdown pointerId: 2 (100, 400)
///     touchmove 100 400 1234.5
///     05-06 12:00:01.100 D Touch: ACTION_DOWN x=100.0 y=400.0
///     touchesBegan (x: 100.0, y: 400.0) timestamp: 5012.25
///     type,pointerId,clientX,clientY,timeStamp                   names of columns, above rows of them
///
/// A time in the message has precedence over the log's time before it. Its unit is the one in which two readings of a finger
/// are neither microseconds nor minutes apart.
struct AnyTouchReader: ContactReader {
  static let format = RecordingFormat.log
  static let timeRemedy =
    "log each event's time in its line, or give the pace with --interval"

  let surface = ContactSurface(unit: .points)
  private var columns: [String] = []
  private var clock = WrappingClock(period: LogTime.day)
  /// The last time found.
  private var time: Timestamp?
  /// The last time in a message itself, and the shortest difference of two such times.
  private var last: Double?
  private var shortestStep: Double?
  /// Nanoseconds per unit of the messages' times; `nil` if they have none.
  private var unit: Double?
  /// Whether there are pointer events; a page may also log the corresponding touch events.
  private var hasPointers = false

  static func recognizes(_ line: ByteCursor) -> Bool {
    if TouchWords.columns(in: line) != nil { return true }
    // Quoted names belong to JSON, possibly damaged, which other readers handle.
    guard !line.contains("\":") else { return false }
    guard let words = TouchWords(line), words.place != nil, words.hasTime else { return false }
    return words.phase == .began || words.phase == .moved
  }

  mutating func learn(from scout: Self) {
    hasPointers = scout.hasPointers
    guard let step = scout.shortestStep else { return }
    unit = step < 0.5 ? 1e9 : step < 4e3 ? 1e6 : step < 4e6 ? 1e3 : 1
  }

  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger) {
    if let names = TouchWords.columns(in: line.cursor) {
      columns = names
      return
    }
    guard let words = TouchWords(line.cursor, columns), words.isFinger else { return }
    if words.isPointer { hasPointers = true }
    if hasPointers, words.isTouchOfPage { return }
    noteTime(words)
    ledger.at(time)
    let reading = words.place.map { ContactReading(x: $0.x, y: $0.y) }
    switch (words.phase, reading) {
    case (.began, let reading?): ledger.begin(words.id, reading)
    case (.moved, let reading?):
      if ledger.isDown(words.id) || words.isTouchOfPage || !words.isPointer {
        ledger.follow(words.id, reading)
      }
    case (.ended, _): ledger.end(words.id, reading)
    case (.cancelled, _): if ledger.isDown(words.id) { ledger.cancel(words.id) }
    default: break
    }
  }

  // MARK: - Private

  private mutating func noteTime(_ words: TouchWords) {
    if let own = words.time {
      if let last, own > last { shortestStep = min(shortestStep ?? .infinity, own - last) }
      last = own
      // While the beginning is examined, only the existence of times matters.
      let nanoseconds = Int64(exactly: (own * (unit ?? 1e6)).rounded())
      if let nanoseconds { time = Timestamp(nanoseconds: nanoseconds) }
    } else if unit == nil, let found = words.timeOfDay {
      time = clock.unwrap(found)
    }
  }
}

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

  /// `nil` for a line without a phase. `columns` contains the names of a table's columns.
  init?(_ line: ByteCursor, _ columns: [String] = []) {
    guard line.end - line.at <= Self.longest, Self.mayBeFinger(line) else { return nil }
    let text = line.rest
    guard let (phase, word) = Self.phase(in: text) else { return nil }
    self.phase = phase
    let lower = text[word].lowercased()
    isPointer = lower.hasPrefix("pointer")
    isTouchOfPage = ["touchstart", "touchmove", "touchend", "touchcancel"].contains(lower)
    isFinger = !text.contains(/(?i)\bmouse\b/)
    let behind = text[word.upperBound...]
    readNames(columns.isEmpty ? Self.named(text) : Self.named(text, columns))
    if place == nil { place = Self.pair(in: behind) ?? Self.pair(in: text[...]) }
    findTime(in: text[..<word.lowerBound])
    if columns.isEmpty { readBare(behind) }
  }

  /// The lowercase names of a table's columns; `nil` if the line is not a heading.
  static func columns(in line: ByteCursor) -> [String]? {
    guard line.end - line.at <= 256, line.contains(",") || line.contains("\t") else { return nil }
    let names = line.rest.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "\t" || $0 == ";" }
    ).map { $0.trimmingCharacters(in: [" ", "\"", "\r"]).lowercased() }
    guard names.count >= 4, names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "_" } }),
      names.contains(where: Names.x.contains), names.contains(where: Names.y.contains),
      names.contains(where: Names.time.contains), names.contains(where: Names.id.contains),
      names.contains(where: ["type", "event", "phase", "action", "eventtype"].contains)
    else { return nil }
    return names
  }

  // MARK: - Private

  /// Quick check of the bytes before the line is converted to a string.
  private static func mayBeFinger(_ line: ByteCursor) -> Bool {
    line.contains("ouch") || line.contains("ointer") || line.contains("inger")
      || line.contains("ACTION_")
  }

  /// The first word that is a phase. Common words count only if the line mentions a finger.
  private static func phase(in text: String) -> (Contact.Phase, Range<String.Index>)? {
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

  private static func named(
    _ text: String, _ columns: [String]
  ) -> [(name: String, number: Double, unit: String)] {
    let cells = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "," || $0 == "\t" || $0 == ";" })
    return zip(columns, cells).compactMap { name, cell in
      LogFields.number(cell.trimmingCharacters(in: [" ", "\"", "\r"])).map { (name, $0, "") }
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

  /// Reads unnamed numbers after the phase: a location, and possibly a time.
  private mutating func readBare(_ text: Substring) {
    let numbers = text.split { " ,;\t".contains($0) }.prefix { LogFields.number($0) != nil }
      .compactMap { LogFields.number($0) }
    if place == nil, numbers.count >= 2 {
      place = CGPoint(x: numbers[0], y: numbers[1])
      if numbers.count == 3, !hasTime { setTime(numbers[2], "") }
    } else if numbers.count == 1, !hasTime {
      setTime(numbers[0], "")
    }
  }

  /// Reads the time at the line's beginning, or the log's time before the message.
  private mutating func findTime(in text: Substring) {
    if time != nil { return }
    if let match = text.matches(of: /\d\d:\d\d:\d\d[.,]\d{1,9}/).last {
      timeOfDay = LogTime.find(in: String(match.0))
    } else if let match = text.firstMatch(
      of: /^\s*[\[(]?\s*(\d{1,16}(?:\.\d{1,16})?)\s*(ms\b|s\b)?\s*[\])]?:?\s/),
      let number = LogFields.number(match.1)
    {
      setTime(number, match.2.map(String.init) ?? "")
    }
  }
}
