/// Eight bytes at a time, the first of them lowest.
extension UnsafeRawBufferPointer {
  /// The bytes from an index on; eight must follow it.
  @inline(__always)
  func word(at index: Int, upTo count: Int = 8) -> UInt64 {
    let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
    return count < 8 ? word & (1 << UInt64(count * 8) &- 1) : word
  }

  /// Index of the first occurrence of either byte, or the end.
  func firstIndex(of one: UInt8, or other: UInt8, from start: Int, to end: Int) -> Int {
    let end = Swift.min(end, count)
    var index = start
    while index + 8 <= end {
      let word = word(at: index)
      let found = Self.zeros(word ^ Self.each(one)) | Self.zeros(word ^ Self.each(other))
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < end, self[index] != one, self[index] != other { index += 1 }
    return index
  }

  private static func each(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  /// The highest bit of each byte that is zero; only the lowest of them is certain.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
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
  static let backslash = UInt8(ascii: "\\")
  static let quote = UInt8(ascii: "\"")
  static let openingBrace = UInt8(ascii: "{")
  static let closingBrace = UInt8(ascii: "}")
  static let openingBracket = UInt8(ascii: "[")
  static let closingBracket = UInt8(ascii: "]")

  var isDigit: Bool { self &- .zero < 10 }
}
