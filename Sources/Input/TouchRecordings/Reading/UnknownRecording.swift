import Foundation
import JSONText

/// Guesses what a file of unknown format is, and how to make a recording of it.
enum UnknownRecording {
  struct Guess {
    var what: String
    var remedy: String
  }

  /// The error for such a file.
  static func error(_ name: String, _ beginning: ByteSource) -> RecordingError {
    let known =
      "record again as \(likely(beginning)); docs/formats.md lists all formats, and --format NAME"
      + " forces one"
    if beginning.isUTF16 {
      return RecordingError(
        file: name, "is UTF-16 text, as PowerShell writes it",
        remedy: "convert it with iconv -f UTF-16 -t UTF-8")
    }
    // The file's length comes first.
    if beginning.text(atMost: 8).hasSuffix("ftyp") {
      return RecordingError(file: name, "looks like \(film.what)", remedy: film.remedy)
    }
    if let (_, guess) = beginnings.first(where: { beginning.begins(with: $0.bytes) }) {
      return RecordingError(file: name, "looks like \(guess.what)", remedy: guess.remedy)
    }
    if beginning.looksBinary {
      return RecordingError(file: name, "is binary data and not a touch recording", remedy: known)
    }
    if let column = beginning.cutColumn { return cut(name, at: column) }
    if let other = FoundInstead.error(name, unknown: beginning) { return other }
    let first = "it begins “\(beginning.firstWords)”"
    if let guess = guess(beginning) {
      return RecordingError(
        file: name, "is not a touch recording: \(first) and looks like \(guess.what)",
        remedy: guess.remedy)
    }
    return RecordingError(
      file: name, "is not a touch recording: \(first)", remedy: known)
  }

  static let wholeLines = "save it in a file, whose lines are whole, as adb logcat > FILE does"

  /// The error for a log of which a terminal shows only the beginning of each line.
  static func cut(_ name: String, at column: Int) -> RecordingError {
    RecordingError(
      file: name, "has lines that are cut at \(column) columns, so touches have no positions",
      remedy: wholeLines)
  }

  private static func guess(_ beginning: ByteSource) -> Guess? {
    let text = beginning.text(atMost: 4096)
    if let (_, guess) = words.first(where: { known in
      known.texts.contains { text.range(of: $0, options: .caseInsensitive) != nil }
    }) {
      return guess
    }
    return cutOff(beginning) ?? json(text) ?? headless(text) ?? timeless(beginning, text)
      ?? placeless(text) ?? table(text) ?? phaseless(text)
  }

  /// The two most likely formats, each with the command that records it.
  private static func likely(_ beginning: ByteSource) -> String {
    let text = beginning.text(atMost: 4096).lowercased()
    let best = formats.map { entry in
      (entry.formats, entry.words.count { text.contains($0) })
    }.max { $0.1 < $1.1 }
    guard let best, best.1 > 0 else {
      return "evemu (sudo evemu-record) or getevent (adb shell getevent -lt)"
    }
    return best.0
  }

  /// JSON that ends within a value, with the line number.
  private static func cutOff(_ beginning: ByteSource) -> Guess? {
    var bytes: [UInt8] = []
    var beginning = beginning
    guard let text = try? beginning.nextBytes(1 << 18) else { return nil }
    bytes += text
    // The first object that begins with a name.
    var start = bytes.startIndex
    while let brace = bytes[start...].firstIndex(of: .openingBrace) {
      let next = bytes[(brace + 1)...].first { $0 > .space }
      if next == .quote { break }
      start = brace + 1
    }
    guard let brace = bytes[start...].firstIndex(of: .openingBrace) else { return nil }
    do throws(JSONFault) {
      var reader = JSONReader(
        bytes, in: brace..<bytes.count, .lenient, within: .init(depth: 64, values: .max))
      _ = try reader.objectValue { _ in false }
      return nil
    } catch {
      // A string that continues in the next line, or an ellipsis, shows that a log has truncated
      // the JSON.
      let rest = bytes[min(error.offset, bytes.count)...]
      let isCut =
        error.kind == .cutOff || rest.first == .newline || rest.first == .carriageReturn
        || rest.starts(with: "...".utf8) || rest.starts(with: "…".utf8)
      guard isCut else { return nil }
      let end = bytes[..<min(error.offset, bytes.count)].lastIndex { $0 > .space } ?? 0
      return Guess(
        what: "JSON that is cut off in line \(TextPosition(of: end, in: bytes).line)",
        remedy: "log it whole: a log's line may be limited in length")
    }
  }

  /// A log of fingers without times, if the reader of logs finds fingers in it.
  private static func timeless(_ beginning: ByteSource, _ text: String) -> Guess? {
    // UIKit's touches have their own log format.
    if text.contains(/touches(Began|Moved|Ended)/) { return nil }
    let line = text.split(whereSeparator: \.isNewline).prefix(200).first { line in
      guard let words = TouchWords(ByteCursor(String(line))) else { return false }
      return words.place != nil && !words.hasTime
    }
    guard line != nil else { return nil }
    var options = RecordingOptions(format: .log)
    options.interval = 0.016
    options.neighbour = .nothing
    options.readsLinesAsTheyAre = true
    guard RecordingReader.count(beginning, options, atMost: 1).frames > 0 else { return nil }
    return Guess(
      what: "a log of fingers without times",
      remedy: "log each event's time in its line, or read it with --format log --interval 16ms")
  }

  /// A log that says when fingers land and lift, and not where.
  private static func placeless(_ text: String) -> Guess? {
    let fingers = text.split(whereSeparator: \.isNewline).prefix(200).compactMap { line in
      TouchWords(ByteCursor(String(line)))
    }
    .filter { $0.namesFinger && $0.isFinger && $0.hasTime }
    guard fingers.allSatisfy({ $0.place == nil }), fingers.contains(where: { $0.phase == .began }),
      fingers.contains(where: { $0.phase == .ended })
    else { return nil }
    return Guess(
      what: "a log of fingers without positions",
      remedy: "log the position too: on Android event.toString(), in Flutter event.toStringFull()")
  }

  /// A recording in Touchstone's own format without its header.
  private static func headless(_ text: String) -> Guess? {
    let line = text.split(whereSeparator: \.isNewline).lazy.map {
      $0.split(whereSeparator: \.isWhitespace)
    }
    .first { $0.first?.hasPrefix("#") == false }
    guard let line, line.count > 2, Double(line[0]) != nil, line[1] == "down" else { return nil }
    return Guess(
      what: "a .touches file without its head",
      remedy: "write “touches 1” above it, and perhaps “size WIDTHxHEIGHT”")
  }

  /// JSON objects with names that no format here has.
  private static func json(_ text: String) -> Guess? {
    guard let first = text.first(where: { !$0.isWhitespace }), first == "{" || first == "[" else {
      return nil
    }
    var names: [String] = []
    for match in text.matches(of: /"(\w{1,24})"\s*:/) where !names.contains(String(match.1)) {
      names.append(String(match.1))
    }
    if text.allSatisfy({ $0.isWhitespace || "[]{},".contains($0) }) {
      return Guess(what: "JSON without any events", remedy: "log again while a finger touches")
    }
    guard !names.isEmpty else { return nil }
    return Guess(
      what: "JSON whose objects have \(names.prefix(6).joined(separator: ", "))",
      remedy:
        "log type, pointerId, clientX, clientY and timeStamp of each pointer event (docs/formats.md)"
    )
  }

  /// Rows of numbers, as from a spreadsheet, or columns with names.
  private static func table(_ text: String) -> Guess? {
    let rows = text.split(whereSeparator: \.isNewline).prefix(20).map { row in
      row.split(whereSeparator: { ",;\t ".contains($0) })
    }
    let head = rows.first ?? []
    let isHead = head.allSatisfy { $0.allSatisfy { $0.isLetter || "_\"' ()".contains($0) } }
    let names = isHead ? head.map { $0.lowercased().filter(\.isLetter) } : []
    if rows.count > 1, names.contains("x"), names.contains("y"), names.count < 40 {
      return Guess(
        what: "a table with the columns \(names.prefix(8).joined(separator: ", "))",
        remedy:
          "write a line for each row as “SECONDS move 1 X,Y” below “touches 1”, the first with down"
      )
    }
    let numbers = rows.filter { row in
      (2...12).contains(row.count) && row.allSatisfy { Double($0) != nil }
    }
    guard numbers.count >= 2, numbers.count * 2 > rows.count else { return nil }
    return Guess(
      what: "a table of \(numbers[0].count) numbers a row",
      remedy:
        "write a line for each row as “SECONDS move 1 X,Y” below “touches 1”, the first with down")
  }

  /// A log with positions in three lines or more, of which no line says what the finger does.
  private static func phaseless(_ text: String) -> Guess? {
    let lines = text.split(whereSeparator: \.isNewline).prefix(200)
    let places = lines.filter { line in
      line.contains(/(?i)\bx\w{0,8}\s*[:=]\s*-?\d.*\by\w{0,8}\s*[:=]\s*-?\d/)
    }
    guard places.count >= 3, places.count * 2 > lines.count else { return nil }
    return Guess(
      what: "a log of positions without a word that says whether a finger lands, moves or lifts",
      remedy: "log each event's phase too, as down, move and up")
  }
}
