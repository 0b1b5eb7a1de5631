import Foundation

/// Reads JSON once from its beginning to its end, within limits that are looked at on the way: what is
/// nested too deep or holds too much costs no more than its bytes up to there.
package nonisolated struct JSONReader {
  /// How much JSON is read.
  package struct Limits: Sendable {
    /// Values within each other.
    package var depth: Int
    /// Values in all.
    package var values: Int

    package init(depth: Int, values: Int) {
      self.depth = depth
      self.values = values
    }
  }

  /// Why a text cannot be read, and where.
  package struct Fault: Error, Equatable {
    package var position: TextPosition
    /// `nil` for what is no JSON.
    package var excess: String?
  }

  private enum Stop: Error { case malformed, tooDeep, tooMany }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: Limits
  private var at = 0
  private var count = 0

  /// The value of a text that holds nothing else.
  package static func value(
    of bytes: [UInt8], within limits: Limits
  ) throws(Fault) -> JSONValue {
    let (result, position): (Result<JSONValue, Stop>, TextPosition) = bytes.withUnsafeBufferPointer
    { buffer in
      var reader = JSONReader(bytes: buffer, limits: limits)
      let result = Result<JSONValue, Stop> { () throws(Stop) in try reader.whole() }
      return (result, TextPosition(of: reader.at, in: buffer))
    }
    switch result {
    case .success(let value): return value
    case .failure(.malformed): throw Fault(position: position)
    case .failure(.tooDeep):
      throw Fault(position: position, excess: "is nested deeper than \(limits.depth) levels")
    case .failure(.tooMany):
      throw Fault(position: position, excess: "holds more than \(limits.values) values")
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
    self.bytes = bytes
    self.limits = limits
  }

  // MARK: - Values

  private mutating func whole() throws(Stop) -> JSONValue {
    let value = try value(depth: 1)
    skipBlanks()
    guard at == bytes.count else { throw .malformed }
    return value
  }

  private mutating func value(depth: Int) throws(Stop) -> JSONValue {
    skipBlanks()
    guard depth <= limits.depth else { throw .tooDeep }
    count += 1
    guard count <= limits.values else { throw .tooMany }
    guard at < bytes.count else { throw .malformed }
    switch bytes[at] {
    case UInt8(ascii: "{"): return .object(try members(depth))
    case UInt8(ascii: "["): return .array(try elements(depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func members(_ depth: Int) throws(Stop) -> [String: JSONValue] {
    at += 1
    var members: [String: JSONValue] = [:]
    if takes("}") { return members }
    repeat {
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw .malformed }
      let name = try string()
      guard takes(":") else { throw .malformed }
      members[name] = try value(depth: depth + 1)
    } while takes(",")
    guard takes("}") else { throw .malformed }
    return members
  }

  private mutating func elements(_ depth: Int) throws(Stop) -> [JSONValue] {
    at += 1
    var elements: [JSONValue] = []
    if takes("]") { return elements }
    repeat { elements.append(try value(depth: depth + 1)) } while takes(",")
    guard takes("]") else { throw .malformed }
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Stop) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard at + index < bytes.count, bytes[at + index] == word.utf8Start[index] else {
        throw .malformed
      }
    }
    at += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(Stop) -> Double {
    let start = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let first = at
    guard digits() > 0, bytes[first] != UInt8(ascii: "0") || at == first + 1 else {
      throw .malformed
    }
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      guard digits() > 0 else { throw .malformed }
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      guard digits() > 0 else { throw .malformed }
    }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .malformed }
    return value
  }

  private mutating func digits() -> Int {
    let start = at
    while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 { at += 1 }
    return at - start
  }

  // MARK: - Strings

  private mutating func string() throws(Stop) -> String {
    at += 1
    var start = at
    var text: [UInt8] = []
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        text += bytes[start..<at]
        at += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw .malformed }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[start..<at]
        at += 1
        try escape(into: &text)
        start = at
      case 0..<0x20: throw .malformed
      default: at += 1
      }
    }
    throw .malformed
  }

  private mutating func escape(into text: inout [UInt8]) throws(Stop) {
    guard at < bytes.count else { throw .malformed }
    let letter = bytes[at]
    at += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "n"): text.append(0x0a)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0d)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "u"): text += Array(String(Character(try scalar())).utf8)
    default: throw .malformed
    }
  }

  /// What one code stands for, or two that are halves of a pair.
  private mutating func scalar() throws(Stop) -> Unicode.Scalar {
    let high = try code()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u")
    else { throw .malformed }
    at += 2
    let low = try code()
    guard 0xd800..<0xdc00 ~= high, 0xdc00..<0xe000 ~= low,
      let scalar = Unicode.Scalar((high - 0xd800) << 10 + (low - 0xdc00) + 0x10000)
    else { throw .malformed }
    return scalar
  }

  private mutating func code() throws(Stop) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard at < bytes.count, let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue else {
        throw .malformed
      }
      code = code << 4 | UInt32(digit)
      at += 1
    }
    return code
  }

  // MARK: - Signs

  private mutating func skipBlanks() {
    while at < bytes.count,
      bytes[at] == 0x20 || bytes[at] == 0x0a || bytes[at] == 0x0d || bytes[at] == 0x09
    {
      at += 1
    }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
    at += 1
    return true
  }
}
