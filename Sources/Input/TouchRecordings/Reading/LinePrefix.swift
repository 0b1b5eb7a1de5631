/// What logs, mails and bug reports put before each line of a recording, and how to take it away.
///
/// The recording's own columns stay: a head that is indented is so behind its prefix too.
struct LinePrefix: Sendable, Hashable {
  /// Nothing stands before the lines.
  static let none = LinePrefix(isOn: false)
  /// Nothing stands before the lines, which went through a web page.
  static let decoding = LinePrefix(isOn: true)
  /// More words than any log writes before a message.
  private static let mostWords = 6
  /// `INFO:touch:`, or a file and a line's number.
  private static let mostLabels = 3

  private var isOn: Bool
  /// A date or a time of day comes first, and lines without one have no prefix.
  private var hasTime = false
  /// So many words follow it: a host, a process, a level, a tag.
  private var words = 0
  /// So many labels follow these, each with its colon and without a blank.
  private var labels = 0
  /// So many blanks are not the recording's own.
  private var indentation = 0
  /// Lines begin with the plus sign of a diff.
  private var isAdded = false

  /// The prefix behind which one of the formats recognizes the line.
  static func find<Found>(
    before line: ByteCursor, _ recognize: (ByteCursor) -> Found?
  ) -> (found: Found, prefix: LinePrefix)? {
    var line = decoded(line)
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

  /// Removes what marks one line as code, and what a page or a shell puts at its end. Such marks are no part of any
  /// recording, whether or not something stands before its lines.
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

  /// Moves behind the prefix, and empties the fences of a code block.
  func strip(_ line: inout ByteCursor) {
    if line.next == UInt8(ascii: "`"), line.take("```") { line.at = line.end }
    Self.unwrap(&line)
    guard isOn else { return }
    line = Self.decoded(line)
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

  /// Signs of quotation, each with its blank.
  private static func skipQuotes(_ line: inout ByteCursor) {
    while line.take(UInt8(ascii: ">")) { _ = line.take(.space) }
  }

  /// Returns whether there are so many. A label has no signs of JSON.
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

  /// The line's other edge where it is a row of a table.
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

  /// Whether the word holds `12:34:56`, at its end but for a fraction and a zone.
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

  /// The line with the entities of a web page as the signs they stand for, and straight quotation marks.
  private static func decoded(_ line: ByteCursor) -> ByteCursor {
    let first = line.bytes[line.at..<line.end].firstIndex { $0 == UInt8(ascii: "&") || $0 == 0xe2 }
    guard first != nil else { return line }
    let names: [(StaticString, UInt8)] = [
      ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")), ("&lt;", UInt8(ascii: "<")),
      ("&gt;", UInt8(ascii: ">")), ("&#39;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
      ("\u{201c}", .quote), ("\u{201d}", .quote),
    ]
    var rest = line
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.end - line.at)
    while let byte = rest.next {
      let mayBeName = byte == UInt8(ascii: "&") || byte == 0xe2
      if mayBeName, let known = names.first(where: { rest.take($0.0) }) {
        bytes.append(known.1)
      } else {
        bytes.append(byte)
        rest.at += 1
      }
    }
    return ByteCursor(bytes, 0..<bytes.count)
  }
}
