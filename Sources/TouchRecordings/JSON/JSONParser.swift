import Foundation

/// Parses one JSON value; refuses what is none, and what is nested deeper than any log.
struct JSONParser {
  private static let deepest = 64

  private let bytes: [UInt8]
  private var at = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value of a text that holds nothing else.
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var parser = JSONParser(bytes)
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipBlanks()
    return parser.at == bytes.count ? value : nil
  }

  private mutating func value(depth: Int) -> JSONValue? {
    skipBlanks()
    guard depth < Self.deepest, at < bytes.count else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
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
    var members = [String: JSONValue](minimumCapacity: 8)
    while true {
      skipBlanks()
      if take(UInt8(ascii: "}")) { return .object(members) }
      guard let name = string() else { return nil }
      skipBlanks()
      guard take(.colon), let value = value(depth: depth + 1) else { return nil }
      members[name] = value
      skipBlanks()
      if take(.comma) { continue }
      return take(UInt8(ascii: "}")) ? .object(members) : nil
    }
  }

  private mutating func array(_ depth: Int) -> JSONValue? {
    at += 1
    var values: [JSONValue] = []
    while true {
      skipBlanks()
      if take(UInt8(ascii: "]")) { return .array(values) }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipBlanks()
      if take(.comma) { continue }
      return take(UInt8(ascii: "]")) ? .array(values) : nil
    }
  }

  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") {
      at += 1
    }
    // Hardly any string holds more than letters.
    if take(UInt8(ascii: "\"")) { return String(decoding: bytes[start..<(at - 1)], as: UTF8.self) }
    var text = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard escape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard at < bytes.count else { return false }
    let byte = bytes[at]
    at += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(.newline)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(.space)
    case UInt8(ascii: "u"):
      var cursor = ByteCursor(bytes, at..<min(at + 4, bytes.count))
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
    let start = at
    var isWhole = true
    while at < bytes.count {
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
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    return Double(text).map { .number($0) }
  }

  private mutating func skipBlanks() {
    while at < bytes.count {
      switch bytes[at] {
      case .space, .tab, .newline, .carriageReturn: at += 1
      default: return
      }
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard at < bytes.count, bytes[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    var cursor = ByteCursor(bytes, at..<bytes.count)
    guard cursor.take(text) else { return false }
    at = cursor.at
    return true
  }
}
