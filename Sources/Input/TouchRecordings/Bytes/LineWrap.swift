/// How a mail program or a terminal wrapped lines: at a column, or at the word that does not fit before it.
struct LineWrap: Equatable {
  var column: Int
  var isAtWords: Bool

  /// Lines that begin with the same bytes are separate.
  private static let sameStart = 3
  private static let columns = 40...200

  /// Whether a line of `length` bytes continues in the next line, whose whole line began with `start`.
  func continues(
    _ length: Int, of start: ArraySlice<UInt8>, in next: ArraySlice<UInt8>
  ) -> Bool {
    guard !next.starts(with: start.prefix(Self.sameStart)) else { return false }
    guard isAtWords else { return length == column }
    let word = next.prefix { $0 > .space }.count
    return word > 0 && length <= column && length + 1 + word > column
  }

  /// The wraps that a text's lines may have, the likelier first: no line is longer than the column, and several continue.
  static func likely(in text: ArraySlice<UInt8>) -> [LineWrap] {
    guard hasLongLines(text) else { return [] }
    let lines = text.split(separator: .newline, omittingEmptySubsequences: false).map { line in
      line.last == .carriageReturn ? line.dropLast() : line
    }
    let longest = lines.map(\.count).max() ?? 0
    guard columns.contains(longest) else { return [] }
    return [false, true].map { LineWrap(column: longest, isAtWords: $0) }.filter { wrap in
      let continued = zip(lines, lines.dropFirst()).filter { line, next in
        wrap.continues(line.count, of: line, in: next)
      }
      // The descriptor of a HID device may be the only long line among many short ones.
      return continued.contains { isDescriptor($0.0) }
        || continued.count >= 2 && continued.count * 8 >= lines.count
    }
  }

  /// Whether a line is a HID device's descriptor, `R: 81 05 0d …`.
  private static func isDescriptor(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "R: ".utf8) && line.dropFirst(3).first?.isDigit == true
  }

  /// The column at which a terminal cut lines without continuing them: several of the longest lines end within brackets or
  /// within evtest's word before a value, and the next lines begin as they do.
  static func cut(of text: ArraySlice<UInt8>) -> Int? {
    guard hasLongLines(text) else { return nil }
    let lines = text.split(separator: .newline).map { line in
      line.last == .carriageReturn ? line.dropLast() : line
    }
    guard let longest = lines.map(\.count).max(), columns.contains(longest) else { return nil }
    func isCut(_ line: ArraySlice<UInt8>) -> Bool {
      line.count == longest && (endsWithinBrackets(line) || endsBeforeValue(line))
    }
    // A header before them has shorter lines.
    guard let first = lines.firstIndex(where: isCut) else { return nil }
    let cut = lines[first...]
    let count = zip(cut, cut.dropFirst()).count { line, next in
      isCut(line) && next.starts(with: line.prefix(sameStart))
    }
    return count >= 2 && count * 3 >= cut.count ? longest : nil
  }

  /// Whether a line may end at a column. Most recordings have shorter lines.
  private static func hasLongLines(_ text: ArraySlice<UInt8>) -> Bool {
    var start = text.startIndex
    for index in text.indices where text[index] == .newline {
      if index - start >= columns.lowerBound { return true }
      start = index + 1
    }
    return false
  }

  /// Whether a byte ends a word of a log.
  static func endsWord(_ byte: UInt8) -> Bool {
    byte <= .space || byte == .comma || byte == .closingParenthesis || byte == .closingBracket
      || byte == .closingBrace
  }

  /// Whether a line ends within the word before a value: `… code 53 (ABS_MT_POSITION_X), val`.
  private static func endsBeforeValue(_ line: ArraySlice<UInt8>) -> Bool {
    guard let bracket = line.lastIndex(of: .closingParenthesis) else { return false }
    let rest = line[(bracket + 1)...]
    return rest.count >= 3 && ", value ".utf8.starts(with: rest)
  }

  private static func endsWithinBrackets(_ line: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for byte in line {
      switch byte {
      case .openingParenthesis, .openingBracket, .openingBrace: depth += 1
      case .closingParenthesis, .closingBracket, .closingBrace: depth -= 1
      default: break
      }
    }
    let last = line.last ?? .space
    let opens = [UInt8.openingParenthesis, .openingBracket, .openingBrace].contains(last)
    return depth > 0 && !opens
  }
}
