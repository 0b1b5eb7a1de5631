/// Strings: nearly all hold neither escapes nor anything to check.
extension JSONReader {
  /// Index of the next quote or backslash, or the end.
  public static func endOfPlain(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { $0.firstIndex(of: .quote, or: .backslash, from: start, to: end) }
  }

  mutating func text() throws(JSONFault) -> String {
    if let plain = try plainString() { return String(decoding: bytes[plain], as: UTF8.self) }
    return try escapedString()
  }

  /// The range between the quotes of a string without escapes. Takes nothing of another string.
  @inline(__always) mutating func plainString() throws(JSONFault) -> Range<Int>? {
    guard offset < end else { throw fault(.cutOff) }
    guard bytes[offset] == .quote else { throw fault(.unexpected) }
    let start = offset + 1
    let stop = Self.endOfPlain(bytes, from: start, to: end)
    guard stop < end else {
      offset = end
      throw fault(.cutOff)
    }
    guard bytes[stop] == .quote else { return nil }
    if isStrict { try check(start..<stop) }
    offset = stop + 1
    return start..<stop
  }

  mutating func escapedString() throws(JSONFault) -> String {
    try take(.quote)
    var text: [UInt8] = []
    while true {
      let stop = Self.endOfPlain(bytes, from: offset, to: end)
      if isStrict { try check(offset..<stop) }
      text += bytes[offset..<stop]
      offset = stop
      guard offset < end else { throw fault(.cutOff) }
      offset += 1
      if bytes[stop] == .quote { return String(decoding: text, as: UTF8.self) }
      try escape(into: &text)
    }
  }

  /// Refuses control characters, and bytes that are no UTF-8. An escape is ASCII, so that no character spans it.
  private mutating func check(_ range: Range<Int>) throws(JSONFault) {
    var isASCII = true
    for index in range {
      if bytes[index] < .space {
        offset = index
        throw fault(.unexpected)
      }
      if bytes[index] >= 0x80 { isASCII = false }
    }
    guard isASCII || String(validating: bytes[range], as: UTF8.self) != nil else {
      // A string that is cut off may end within a character.
      let isCutOff = range.upperBound == end
      offset = isCutOff ? end : range.lowerBound
      throw fault(isCutOff ? .cutOff : .unexpected)
    }
  }

  // MARK: - Escapes

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    guard offset < end else { throw fault(.cutOff) }
    let letter = bytes[offset]
    switch letter {
    case .quote, .backslash, UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "n"): text.append(.newline)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0c)
    case UInt8(ascii: "u"):
      offset += 1
      text += String(try scalar()).utf8
      return
    default:
      if isStrict { throw fault(.unexpected) }
      text.append(letter)
    }
    offset += 1
  }

  /// The character of one code, or of two that are a surrogate pair.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    let high = try code()
    if let scalar = Unicode.Scalar(high) { return scalar }
    let behind = offset
    if high < 0xdc00 {
      if isStrict {
        try take(.backslash)
        try take(UInt8(ascii: "u"))
      }
      if isStrict || takes(.backslash) && takes(UInt8(ascii: "u")) {
        let low = try code()
        if 0xdc00..<0xe000 ~= low,
          let scalar = Unicode.Scalar((high - 0xd800) << 10 + (low - 0xdc00) + 0x10000)
        {
          return scalar
        }
      }
    }
    // Half of a pair, without the other half.
    offset = isStrict ? start : behind
    if isStrict { throw fault(.unexpected) }
    return "\u{fffd}"
  }

  private mutating func code() throws(JSONFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard offset < end else { throw fault(.cutOff) }
      let digit = bytes[offset] &- .zero
      let letter = (bytes[offset] | 0x20) &- UInt8(ascii: "a")
      guard digit < 10 || letter < 6 else { throw fault(.unexpected) }
      code = code << 4 | UInt32(digit < 10 ? digit : letter + 10)
      offset += 1
    }
    return code
  }
}
