/// The name of a member as numbers, which are compared at once: of a record some fifty members are
/// asked for, most of which it does not have.
struct JSONName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The most bytes of a name that can be asked for; all longer ones are as one.
  static let longest = 23

  private var first: UInt64 = 0
  private var second: UInt64 = 0
  /// Its last byte is how many there are, so that no name is the beginning of another.
  private var third: UInt64 = 0

  init(stringLiteral text: StaticString) {
    precondition(text.utf8CodeUnitCount <= Self.longest, "longer than any member that is asked for")
    self = text.withUTF8Buffer { Self($0) }
  }

  init(_ text: some StringProtocol) {
    var text = String(text)
    self = text.withUTF8 { Self($0) }
  }

  init<Bytes: RandomAccessCollection>(_ bytes: Bytes)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let (start, count) = (bytes.startIndex, bytes.count)
    guard count <= Self.longest else {
      third = .max
      return
    }
    first = Self.word(bytes, start, count)
    if count > 8 { second = Self.word(bytes, start + 8, count - 8) }
    if count > 16 { third = Self.word(bytes, start + 16, count - 16) }
    third |= UInt64(count) << 56
  }

  /// The name in a part of some bytes.
  init(_ bytes: [UInt8], _ name: Range<Int>) {
    // Nearly always more of the text follows, and a name is read eight bytes at a time.
    guard name.count <= Self.longest, name.upperBound + 8 <= bytes.count else {
      self = JSONName(bytes[name])
      return
    }
    let (start, count) = (name.lowerBound, name.count)
    bytes.withUnsafeBytes { bytes in
      first = bytes.word(at: start, upTo: count)
      if count > 8 { second = bytes.word(at: start + 8, upTo: count - 8) }
      if count > 16 { third = bytes.word(at: start + 16, upTo: count - 16) }
    }
    third |= UInt64(count) << 56
  }

  /// One of 64 bits, which names share by chance alone.
  var mark: UInt64 { 1 << (((first ^ second ^ third) &* 0x9e37_79b9_7f4a_7c15) >> 58) }

  /// Up to eight bytes, the first of them lowest.
  private static func word<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ start: Int, _ count: Int
  ) -> UInt64 where Bytes.Element == UInt8, Bytes.Index == Int {
    var word: UInt64 = 0
    var place = start + min(count, 8)
    while place > start {
      place -= 1
      word = word << 8 | UInt64(bytes[place])
    }
    return word
  }
}
