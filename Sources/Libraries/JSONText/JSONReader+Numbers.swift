/// Numbers: a whole one that fits stays exact.
extension JSONReader {
  /// The number that begins at the next byte.
  @inline(__always) mutating func numeral() throws(JSONFault) -> JSONValue {
    if let value = plainNumeral() { return value }
    return try anyNumeral()
  }

  /// Digits with a point or without, as nearly all numbers are. Takes nothing of another number.
  private mutating func plainNumeral() -> JSONValue? {
    var index = offset
    let isNegative = index < end && bytes[index] == .minus
    if isNegative { index += 1 }
    let first = index
    var value: Int64 = 0
    while index < end {
      let digit = bytes[index] &- .zero
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    let whole = index - first
    guard whole > 0, whole == 1 || bytes[first] != .zero else { return nil }
    guard index < end, bytes[index] == .dot else {
      guard whole <= 18, index == end || !Self.continuesNumeral(bytes[index]) else { return nil }
      offset = index
      return .integer(isNegative ? -value : value)
    }
    index += 1
    let point = index
    while index < end {
      let digit = bytes[index] &- .zero
      guard digit < 10 else { break }
      value = value &* 10 &+ Int64(digit)
      index += 1
    }
    let places = index - point
    // Both are exact in a Double, so that the quotient is the nearest to what is written.
    guard places > 0, whole + places <= 18, value < 1 << 53,
      index == end || !Self.continuesNumeral(bytes[index])
    else { return nil }
    offset = index
    let result = Double(value) / Self.powersOfTen[places]
    return .number(isNegative ? -result : result)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  ]

  @inline(__always) private static func continuesNumeral(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == .dot || byte | 0x20 == UInt8(ascii: "e") || byte == .minus
      || byte == .plus
  }

  private mutating func anyNumeral() throws(JSONFault) -> JSONValue {
    let start = offset
    if isStrict {
      try skipStrictNumeral()
    } else {
      while offset < end, Self.continuesNumeral(bytes[offset]) { offset += 1 }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    if let whole = Int64(text) { return .integer(whole) }
    // A number that is too large for a Double is infinite.
    guard let value = Double(text), value.isFinite || !isStrict else {
      // Nothing but an unfinished number ends like this; any other stands within the text.
      if !isStrict, offset == end { throw fault(.cutOff) }
      offset = start
      throw fault(.unexpected)
    }
    return .number(value)
  }

  /// Digits behind a leading zero, and all else that no number goes on with, are left for the caller to refuse.
  private mutating func skipStrictNumeral() throws(JSONFault) {
    _ = takes(.minus)
    if !takes(.zero) { try skipDigits() }
    if takes(.dot) { try skipDigits() }
    if offset < end, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if !takes(.plus) { _ = takes(.minus) }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(JSONFault) {
    let start = offset
    while offset < end, bytes[offset].isDigit { offset += 1 }
    guard offset > start else { throw fault(offset < end ? .unexpected : .cutOff) }
  }
}
