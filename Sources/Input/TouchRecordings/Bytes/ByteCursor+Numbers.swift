/// Parses numbers. Each method returns `nil` and does not advance if there is no number or it is
/// out of range.
extension ByteCursor {
  /// A decimal number with an optional sign; leading zeros are allowed.
  mutating func decimal() -> Int64? {
    let start = at
    let isNegative = take(.minus)
    if !isNegative { _ = take(.plus) }
    guard let (value, _) = digits() else {
      at = start
      return nil
    }
    return isNegative ? -value : value
  }

  /// A decimal number behind blanks.
  mutating func decimalAfterBlanks() -> Int64? {
    skipBlanks()
    return decimal()
  }

  /// A decimal number in the range of a device's values.
  mutating func value() -> Int32? { value { Int32(exactly: $0) } }

  /// An event's value. Some tools print a negative value as an unsigned number.
  mutating func eventValue() -> Int32? { value { Int32(printed: $0) } }

  private mutating func value(_ convert: (Int64) -> Int32?) -> Int32? {
    let start = at
    guard let number = decimal(), let value = convert(number) else {
      at = start
      return nil
    }
    return value
  }

  /// A hexadecimal number without a prefix, of at most sixteen digits.
  mutating func hexadecimal() -> UInt64? {
    let start = at
    var value: UInt64 = 0
    while at < end, let digit = Self.hexDigit(bytes[at]), at - start < 16 {
      value = value << 4 | UInt64(digit)
      at += 1
    }
    return at > start ? value : nil
  }

  /// Bytes of two hexadecimal digits, up to the first other word.
  mutating func hexadecimalBytes(atMost count: Int) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < count {
      skipBlanks()
      let start = at
      guard let byte = hexadecimal(), at - start == 2 else { break }
      result.append(UInt8(truncatingIfNeeded: byte))
    }
    return result
  }

  /// A type or code in hexadecimal.
  mutating func hexCode() -> UInt16? {
    if let code = fourDigits() { return code }
    let start = at
    guard let number = hexadecimal(), let code = UInt16(exactly: number) else {
      at = start
      return nil
    }
    return code
  }

  /// Fast path for the usual form: exactly four digits.
  @inline(__always)
  private mutating func fourDigits() -> UInt16? {
    guard end - at > 4, Self.hexDigit(bytes[at + 4]) == nil,
      let first = Self.hexDigit(bytes[at]), let second = Self.hexDigit(bytes[at + 1]),
      let third = Self.hexDigit(bytes[at + 2]), let fourth = Self.hexDigit(bytes[at + 3])
    else { return nil }
    at += 4
    return UInt16(first << 4 | second) << 8 | UInt16(third << 4 | fourth)
  }

  /// The smallest number of seconds that `Timestamp` cannot represent.
  static let tooManySeconds: Int64 = 9_223_372_036

  /// Seconds with a fraction, in nanoseconds. `.5`, `.500` and `.500000` are equal.
  mutating func nanoseconds() -> Int64? {
    let start = at
    guard let (seconds, _) = digits(), seconds < Self.tooManySeconds else {
      at = start
      return nil
    }
    guard take(.dot) else { return seconds * 1_000_000_000 }
    var fraction: Int64 = 0
    var scale: Int64 = 1_000_000_000
    let first = at
    while at < end, bytes[at].isDigit {
      if scale > 1 {
        fraction = fraction * 10 + Int64(bytes[at] &- .zero)
        scale /= 10
      }
      at += 1
    }
    guard at > first else {
      at = start
      return nil
    }
    return seconds * 1_000_000_000 + fraction * scale
  }

  /// The finite decimal number in a word; other forms that `Double` accepts are refused.
  func number(at word: Range<Int>) -> Double? {
    var index = word.lowerBound
    let isNegative = index < word.upperBound && bytes[index] == .minus
    if isNegative { index += 1 }
    var value = 0
    var digits = 0
    var point: Int?
    while index < word.upperBound {
      let byte = bytes[index]
      index += 1
      if byte.isDigit, digits < 15 {
        value = value * 10 + Int(byte &- .zero)
        digits += 1
      } else if byte == .dot, point == nil {
        point = digits
      } else {
        return anyNumber(at: word)
      }
    }
    guard digits > 0 else { return nil }
    // Both are exact as `Double`, so the quotient is correctly rounded.
    let result = Double(value) / Self.powersOfTen[digits - (point ?? digits)]
    return isNegative ? -result : result
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A number with an exponent, or with more digits than `Double` represents exactly.
  private func anyNumber(at word: Range<Int>) -> Double? {
    let isPlain = bytes[word].allSatisfy { byte in
      byte.isDigit || byte == .minus || byte == .plus || byte == .dot || byte | 0x20 == 0x65
    }
    guard isPlain, let value = Double(text(word)), value.isFinite else { return nil }
    return value
  }

  /// An unsigned number and its number of digits.
  private mutating func digits() -> (value: Int64, count: Int)? {
    let start = at
    var value: Int64 = 0
    while at < end, bytes[at].isDigit {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeAgain) = product.addingReportingOverflow(Int64(bytes[at] &- .zero))
      if isTooLarge || isTooLargeAgain {
        at = start
        return nil
      }
      value = sum
      at += 1
    }
    return at > start ? (value, at - start) : nil
  }

  @inline(__always)
  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- .zero
    if digit < 10 { return digit }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}

extension Int32 {
  /// A signed value, or the bits of one that a tool printed as an unsigned number.
  package init?(printed number: Int64) {
    if let value = Int32(exactly: number) {
      self = value
    } else if let bits = UInt32(exactly: number) {
      self.init(bitPattern: bits)
    } else {
      return nil
    }
  }
}
