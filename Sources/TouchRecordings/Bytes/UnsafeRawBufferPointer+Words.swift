/// Eight bytes at a time, the first of them lowest, for what is looked at in nearly every line.
extension UnsafeRawBufferPointer {
  /// The first bytes of those that stand there; eight must be there.
  @inline(__always)
  func word(at place: Int, upTo count: Int = 8) -> UInt64 {
    let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: place, as: UInt64.self))
    return count < 8 ? word & (1 << UInt64(count * 8) &- 1) : word
  }

  /// Where the first of two bytes stands, or else the end.
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
