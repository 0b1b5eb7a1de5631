/// A line of text as bytes, with a reading position.
///
/// Recordings have millions of lines, so lines are converted to `String` only for messages.
struct ByteCursor: Sendable {
  let bytes: [UInt8]
  /// Index of the next byte.
  var at: Int
  private(set) var end: Int

  /// A cursor at the beginning of a range of bytes.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  var isAtEnd: Bool { at >= end }
  var next: UInt8? { at < end ? bytes[at] : nil }
  var rest: String { String(decoding: bytes[at..<end], as: UTF8.self) }

  /// The rest for a message: truncated, with control characters replaced.
  var excerpt: String {
    let shown = bytes[at..<min(end, at + 40)].map { byte in
      (0x20..<0x7f).contains(byte) ? Character(UnicodeScalar(byte)) : "·"
    }
    return String(shown) + (end - at > 40 ? "…" : "")
  }

  /// Whether the rest looks like prose: no control characters, no part of an event, and not only numbers.
  var isProse: Bool {
    guard !bytes[at..<end].contains(where: { $0 < .space && $0 != .tab }) else { return false }
    let marks: [StaticString] = [
      "EV_", "ABS_", "SYN_", "BTN_", "/dev/input", "Event:", "type ", "E: ", "R: ",
    ]
    guard !marks.contains(where: { contains($0) }) else { return false }
    return bytes[at..<end].contains { byte in
      let letter = (byte | 0x20) &- UInt8(ascii: "a")
      return (6..<26).contains(letter) || byte >= 0x80 || byte == UInt8(ascii: "*")
    } || rest.contains("...")
  }

  mutating func skipBlanks() {
    while at < end, bytes[at] == .space || bytes[at] == .tab { at += 1 }
  }

  /// Leaves out the bytes from an index on.
  mutating func cut(at index: Int) { end = index }

  /// Removes the byte and spaces around it from the end of the line, if it is the last byte except spaces.
  mutating func drop(last byte: UInt8) {
    let last = endOfWords(before: end)
    guard last > at, bytes[last - 1] == byte else { return }
    end = endOfWords(before: last - 1)
  }

  /// The last byte, which may be a space.
  var last: UInt8? { at < end ? bytes[end - 1] : nil }

  /// Removes the text and the spaces before it from the end of the line; returns whether the line ended with it.
  mutating func drop(end text: StaticString) -> Bool {
    let start = end - text.utf8CodeUnitCount
    guard start >= at, holds(text, at: start..<end) else { return false }
    end = endOfWords(before: start)
    return true
  }

  private func endOfWords(before index: Int) -> Int {
    var index = index
    while index > at, bytes[index - 1] == .space || bytes[index - 1] == .tab { index -= 1 }
    return index
  }

  /// Skips the byte if it is next; returns whether it was.
  mutating func take(_ byte: UInt8) -> Bool {
    guard at < end, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  /// Skips the text if it is next; returns whether it was.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - at >= count else { return false }
    let matches = text.withUTF8Buffer { wanted in
      (0..<count).allSatisfy { bytes[at + $0] == wanted[$0] }
    }
    if matches { at += count }
    return matches
  }

  /// Moves behind the first occurrence of the text; returns whether there is one.
  mutating func skip(past text: StaticString) -> Bool {
    let start = at
    let first = text.utf8Start.pointee
    while at < end {
      if bytes[at] == first, take(text) { return true }
      at += 1
    }
    at = start
    return false
  }

  /// Whether the rest contains the text.
  func contains(_ text: StaticString) -> Bool {
    var copy = self
    return copy.skip(past: text)
  }

  /// Moves behind the next run of letters and underscores; `nil` if there is none.
  mutating func takeLetters() -> Range<Int>? {
    while at < end, !bytes[at].isLetter { at += 1 }
    let start = at
    while at < end, bytes[at].isLetter { at += 1 }
    return at > start ? start..<at : nil
  }

  /// Skips `:` or `=` if it is next; returns whether it was.
  mutating func takeEqualsSign() -> Bool { take(.colon) || take(UInt8(ascii: "=")) }

  /// Reads the bytes up to the next space or the end.
  mutating func word() -> Range<Int> {
    skipBlanks()
    let start = at
    while at < end, bytes[at] != .space, bytes[at] != .tab { at += 1 }
    return start..<at
  }

  /// Whether the bytes in the range equal the text.
  func holds(_ text: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      var index = 0
      while index < wanted.count, bytes[range.lowerBound + index] == wanted[index] { index += 1 }
      return index == wanted.count
    }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let zero = UInt8(ascii: "0")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let openingParenthesis = UInt8(ascii: "(")
  static let closingParenthesis = UInt8(ascii: ")")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")

  var isDigit: Bool { self &- .zero < 10 }
  /// Whether it is an ASCII letter or an underscore.
  var isLetter: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_")
  }
  /// Whether it belongs to a word: a letter, an underscore or a digit.
  var isWord: Bool { isLetter || isDigit }
}
