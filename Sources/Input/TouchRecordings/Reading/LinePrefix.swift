/// The text that logs, mails and bug reports add before each line of a recording, and how to remove it.
///
/// Columns after the prefix are kept, because headers may be indented.
struct LinePrefix: Sendable, Hashable {
  /// Lines without a prefix.
  static let none = LinePrefix(isOn: false)
  /// Lines without a prefix, but with a web page's escapes.
  static let decoding = LinePrefix(isOn: true)
  /// Lines without a prefix, but with Markdown's escapes.
  static let markdown = LinePrefix(isOn: true, isMarkdown: true)
  /// The most words before a message.
  private static let mostWords = 6
  /// The most labels, as in `INFO:touch:`, or a file and a line number.
  private static let mostLabels = 3

  private var isOn: Bool
  /// Whether only Markdown has escaped characters, and a web page has not.
  private var isMarkdown = false
  /// Whether a date or time comes first; lines without one then have no prefix.
  private var hasTime = false
  /// The number of words after the time: a host, a process, a level, a tag.
  private var words = 0
  /// The number of labels after the words, each with a colon and without a space.
  private var labels = 0
  /// The number of spaces that do not belong to the recording.
  private var indentation = 0
  /// Whether lines begin with a diff's plus sign.
  private var isAdded = false

  /// The first prefix with which a format recognizes the line; `nil` if there is none.
  static func find<Found>(
    before line: ByteCursor, _ recognize: (ByteCursor) -> Found?
  ) -> (found: Found, prefix: LinePrefix)? {
    var line = decoded(line, escapes)
    skipQuotes(&line)
    unwrap(&line)
    var prefix = LinePrefix(isOn: true)
    prefix.isAdded = line.take(.plus)
    dropEdge(&line)
    let blanks = skipAllBlanks(&line)
    prefix.hasTime = skipTime(&line)
    prefix.indentation = prefix.hasTime ? 0 : blanks
    for words in 0...mostWords {
      prefix.words = words
      let behind = line
      for labels in 0...mostLabels {
        prefix.labels = labels
        line = behind
        let inner = prefix.hasTime || words > 0 ? skipAllBlanks(&line) : 0
        if skipLabels(&line, labels), let found = recognize(line) {
          if inner > 1 { prefix.indentation = inner - 1 }
          return (found, prefix)
        }
      }
      line = behind
      if line.word().isEmpty { return nil }
    }
    return nil
  }

  /// Removes marks of code at the line's beginning, and the additions of web pages and shells at its end. No recording contains
  /// them, whether its lines have a prefix or not.
  static func unwrap(_ line: inout ByteCursor) {
    switch line.last {
    case UInt8(ascii: ">"):
      if !line.drop(end: "<br>"), !line.drop(end: "<br/>"), !line.drop(end: "<br />") {
        _ = line.drop(end: "</pre>")
        _ = line.drop(end: "</code>")
      }
    case .backslash, UInt8(ascii: "`"): line.drop(last: line.last ?? 0)
    default: break
    }
    switch line.next {
    case UInt8(ascii: "<"):
      for tag: StaticString in ["<pre", "<code"] {
        let start = line
        if line.take(tag), !line.skip(past: ">") { line = start }
      }
    case UInt8(ascii: "`"): if !line.take("```") { _ = line.take(UInt8(ascii: "`")) }
    default: break
    }
  }

  /// Skips the prefix, and clears code fences.
  func strip(_ line: inout ByteCursor) {
    if line.next == UInt8(ascii: "`"), line.take("```") { line.at = line.end }
    Self.unwrap(&line)
    guard isOn else { return }
    line = Self.decoded(line, isMarkdown ? Self.markdownEscapes : Self.escapes)
    Self.skipQuotes(&line)
    Self.unwrap(&line)
    if isAdded { _ = line.take(.plus) }
    Self.dropEdge(&line)
    if hasTime {
      let start = line
      _ = Self.skipAllBlanks(&line)
      guard Self.skipTime(&line) else {
        line = start
        return
      }
    }
    for _ in 0..<words { _ = line.word() }
    if hasTime || words > 0 { _ = line.take(.space) }
    _ = Self.skipLabels(&line, labels)
    for _ in 0..<indentation { _ = line.take(.space) || line.take(.tab) }
  }

  // MARK: - Private

  private static func skipAllBlanks(_ line: inout ByteCursor) -> Int {
    let start = line.at
    line.skipBlanks()
    return line.at - start
  }

  /// Skips quotation marks of mails, each with its space.
  private static func skipQuotes(_ line: inout ByteCursor) {
    while line.take(UInt8(ascii: ">")) { _ = line.take(.space) }
  }

  /// Skips labels; returns whether there are `count`. A label contains no JSON punctuation.
  private static func skipLabels(_ line: inout ByteCursor, _ count: Int) -> Bool {
    let start = line
    for _ in 0..<count {
      let label = line.at
      while let byte = line.next, byte > .space, ![.colon, .quote, .openingBrace].contains(byte) {
        line.at += 1
      }
      guard line.at > label, line.take(.colon) else {
        line = start
        return false
      }
    }
    return true
  }

  /// Removes the right edge of a table's row.
  private static func dropEdge(_ line: inout ByteCursor) {
    var first = line
    first.skipBlanks()
    if first.take(UInt8(ascii: "|")) { line.drop(last: UInt8(ascii: "|")) }
  }

  /// A date, a time of day, or both: `2024-01-31T12:00:00.5Z`, `Jan 31 12:00:00`, `01-31 12:00:00.5`.
  private static func skipTime(_ line: inout ByteCursor) -> Bool {
    let start = line
    let isBracketed = line.take(UInt8(ascii: "["))
    let words = line
    var end: Int?
    for _ in 0..<4 {
      line.skipBlanks()
      let word = line.word()
      guard !word.isEmpty else { break }
      if isTimeOfDay(line, word) {
        end = line.at
        break
      }
    }
    guard let end else {
      line = start
      return false
    }
    line = words
    line.at = end
    if isBracketed { _ = line.take(UInt8(ascii: "]")) }
    return true
  }

  /// Whether the word ends with `12:34:56`, optionally followed by a fraction and a time zone.
  private static func isTimeOfDay(_ line: ByteCursor, _ word: Range<Int>) -> Bool {
    guard word.count >= 8, word.count < 40 else { return false }
    let bytes = line.bytes
    for at in word.lowerBound...(word.upperBound - 8)
    where bytes[at + 2] == .colon && bytes[at + 5] == .colon {
      let digits = [0, 1, 3, 4, 6, 7].allSatisfy { bytes[at + $0].isDigit }
      let isDate = bytes[word.lowerBound..<at].allSatisfy {
        $0.isDigit || $0 == .minus || $0 == .slash || $0 == UInt8(ascii: "T")
      }
      let isRest = bytes[(at + 8)..<word.upperBound].allSatisfy {
        $0.isDigit || [.dot, .comma, .plus, .minus, .colon].contains($0)
          || $0 == UInt8(ascii: "Z") || $0 == UInt8(ascii: "]")
      }
      return digits && isDate && isRest
    }
    return false
  }

  /// The backslashes with which Markdown escapes underscores, asterisks and brackets.
  private static let markdownEscapes: [(StaticString, UInt8)] = [
    ("\\_", UInt8(ascii: "_")), ("\\*", UInt8(ascii: "*")), ("\\[", .openingBracket),
    ("\\]", .closingBracket),
  ]
  /// A web page's character entities and curly quotation marks, and Markdown's backslashes.
  private static let escapes: [(StaticString, UInt8)] =
    [
      ("&quot;", .quote), ("&#34;", .quote), ("&lt;", UInt8(ascii: "<")),
      ("&gt;", UInt8(ascii: ">")), ("&#39;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
      ("\u{201c}", .quote), ("\u{201d}", .quote),
    ] + markdownEscapes

  /// Replaces escapes by the characters they stand for.
  private static func decoded(
    _ line: ByteCursor, _ escapes: [(StaticString, UInt8)]
  ) -> ByteCursor {
    func mayBeEscape(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "&") || byte == 0xe2 || byte == .backslash
    }
    guard line.bytes[line.at..<line.end].contains(where: mayBeEscape) else { return line }
    var rest = line
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.end - line.at)
    while let byte = rest.next {
      if mayBeEscape(byte), let known = escapes.first(where: { rest.take($0.0) }) {
        bytes.append(known.1)
      } else {
        bytes.append(byte)
        rest.at += 1
      }
    }
    return ByteCursor(bytes, 0..<bytes.count)
  }
}
