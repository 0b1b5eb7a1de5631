import Foundation

/// Parses one JSON value; refuses what is none, and what is nested deeper than any log.
struct JSONParser {
  private static let deepest = JSONRecords.deepest

  private let bytes: [UInt8]
  private var at: Int
  private let end: Int
  /// Whether an object whose member may hold records is refused.
  private var refusesLists = false

  private init(bytes: [UInt8], at: Int, end: Int) {
    self.bytes = bytes
    self.at = at
    self.end = end
  }

  /// The value of a text that holds nothing else.
  static func value(_ bytes: [UInt8]) -> JSONValue? { value(bytes, bytes.indices) }

  /// The value of a part of some bytes that holds nothing else.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> JSONValue? {
    var parser = JSONParser(bytes: bytes, at: range.lowerBound, end: range.upperBound)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipBlanks()
    return parser.at == parser.end ? value : nil
  }

  /// The object that begins there and where it ends, if it stands whole in the line and holds nothing that is
  /// looked through for records; `nil` leaves it to be looked at again.
  static func record(in line: ByteCursor, at start: Int) -> (value: JSONValue, end: Int)? {
    var parser = JSONParser(bytes: line.bytes, at: start, end: line.end)
    parser.refusesLists = true
    return parser.object(0).map { ($0, parser.at) }
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard depth < Self.deepest, at < end else { return nil }
    switch bytes[at] {
    case .openingBrace: return object(depth)
    case .openingBracket: return array(depth)
    case .quote: return string().map { .string($0) }
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    // Scripts print what is no number so.
    case UInt8(ascii: "N"): return take("NaN") ? .null : nil
    default: return number()
    }
  }

  private mutating func object(_ depth: Int) -> JSONValue? {
    at += 1
    var members = JSONMembers(minimumCapacity: 16)
    while true {
      skipBlanks()
      if take(.closingBrace) { return .object(members) }
      guard let name = name() else { return nil }
      skipBlanks()
      guard take(.colon) else { return nil }
      skipBlanks()
      if refusesLists, depth == 0, mayHoldRecords(name) { return nil }
      guard let value = value(depth: depth + 1) else { return nil }
      members.append(name, value)
      skipBlanks()
      if take(.comma) { continue }
      return take(.closingBrace) ? .object(members) : nil
    }
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    at += 1
    var values: [JSONValue] = []
    while true {
      skipBlanks()
      if take(.closingBracket) { return .array(values) }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipBlanks()
      if take(.comma) { continue }
      return take(.closingBracket) ? .array(values) : nil
    }
  }

  private func mayHoldRecords(_ name: JSONName) -> Bool {
    guard at < end, bytes[at] == .openingBrace || bytes[at] == .openingBracket else { return false }
    return JSONRecords.mayHoldRecords(name)
  }

  private mutating func name() -> JSONName? {
    let start = at
    if let plain = plainString() { return JSONName(bytes, plain) }
    at = start
    return string().map { JSONName($0) }
  }

  private mutating func string() -> String? {
    let start = at
    if let plain = plainString() { return String(decoding: bytes[plain], as: UTF8.self) }
    at = start
    return take(.quote) ? escapedString() : nil
  }

  /// Where the letters of a string are that holds nothing else, as nearly all do.
  private mutating func plainString() -> Range<Int>? {
    guard take(.quote) else { return nil }
    let start = at
    at = JSONRecords.endOfPlain(bytes, from: at, to: end)
    return take(.quote) ? start..<(at - 1) : nil
  }

  /// The rest of a string.
  private mutating func escapedString() -> String? {
    var text: [UInt8] = []
    while at < end {
      let byte = bytes[at]
      at += 1
      switch byte {
      case .quote: return String(decoding: text, as: UTF8.self)
      case .backslash:
        guard escape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard at < end else { return false }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(.newline)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(.space)
    case UInt8(ascii: "u"):
      var cursor = ByteCursor(bytes, at..<min(at + 4, end))
      guard let code = cursor.hexCode(), cursor.isAtEnd else { return false }
      at = cursor.at
      // Halves of pairs stand for nothing that a touch log says.
      text += Array(String(UnicodeScalar(code).map(Character.init) ?? "\u{fffd}").utf8)
    default: text.append(byte)
    }
    return true
  }

  /// A whole number as such, so that nanoseconds stay exact.
  private mutating func number() -> JSONValue? {
    if let whole = plainWhole() { return .integer(whole) }
    let start = at
    var isWhole = true
    while at < end {
      let byte = bytes[at]
      let isFraction = byte == .dot || byte | 0x20 == UInt8(ascii: "e")
      guard byte.isDigit || byte == .minus || byte == .plus || isFraction else { break }
      if isFraction { isWhole = false }
      at += 1
    }
    guard at > start, at - start < 400 else { return nil }
    if isWhole {
      var cursor = ByteCursor(bytes, start..<at)
      if let value = cursor.decimal(), cursor.isAtEnd { return .integer(value) }
    }
    let cursor = ByteCursor(bytes, start..<at)
    // What is too large for a number is no fault of the text's form.
    return (cursor.number(at: start..<at) ?? Double(cursor.rest)).map { .number($0) }
  }

  /// A whole number of some digits and nothing else, as most are; `nil` leaves it to be read again.
  private mutating func plainWhole() -> Int64? {
    var index = at
    var value: Int64 = 0
    while index < end, index - at < 18, bytes[index].isDigit {
      value = value &* 10 &+ Int64(bytes[index] &- UInt8(ascii: "0"))
      index += 1
    }
    guard index > at, index < end else { return nil }
    switch bytes[index] {
    case .comma, .closingBrace, .closingBracket, .space, .newline: break
    default: return nil
    }
    at = index
    return value
  }

  private mutating func skipBlanks() {
    while at < end {
      switch bytes[at] {
      case .space, .tab, .newline, .carriageReturn: at += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < end, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    var cursor = ByteCursor(bytes, at..<end)
    guard cursor.take(text) else { return false }
    at = cursor.at
    return true
  }
}
