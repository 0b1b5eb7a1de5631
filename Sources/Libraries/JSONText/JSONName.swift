/// The name of an object's member, packed into three words.
///
/// A reader of recordings asks each record for some fifty members, most of which it does not have. Three words
/// are compared in fewer instructions than two strings.
public struct JSONName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The most bytes of a name that the words hold. Of a longer one they hold a hash.
  public static let longest = 23

  @usableFromInline private(set) var first: UInt64
  @usableFromInline private(set) var second: UInt64
  /// The highest byte is the number of bytes, so that no name equals the beginning of another.
  @usableFromInline private(set) var third: UInt64

  @inlinable init(first: UInt64, second: UInt64, third: UInt64) {
    self.first = first
    self.second = second
    self.third = third
  }

  @inlinable public init(stringLiteral text: StaticString) {
    self = text.withUTF8Buffer { Self($0) }
  }

  @inlinable public init(_ text: some StringProtocol) {
    var text = String(text)
    self = text.withUTF8 { Self($0) }
  }

  @inlinable public init<Bytes: RandomAccessCollection>(_ bytes: Bytes)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let (start, count) = (bytes.startIndex, bytes.count)
    guard count <= Self.longest else {
      self = Self.hash(bytes)
      return
    }
    self.init(
      first: Self.word(bytes, start, count),
      second: count > 8 ? Self.word(bytes, start + 8, count - 8) : 0,
      third: (count > 16 ? Self.word(bytes, start + 16, count - 16) : 0) | UInt64(count) << 56)
  }

  /// The name in a part of some bytes.
  public init(_ bytes: [UInt8], _ name: Range<Int>) {
    // Nearly always more of the text follows, so that a name is read eight bytes at a time.
    guard name.count <= Self.longest, name.upperBound + 8 <= bytes.count else {
      self = JSONName(bytes[name])
      return
    }
    let (start, count) = (name.lowerBound, name.count)
    self.init(first: 0, second: 0, third: UInt64(count) << 56)
    bytes.withUnsafeBytes { bytes in
      first = bytes.word(at: start, upTo: count)
      if count > 8 { second = bytes.word(at: start + 8, upTo: count - 8) }
      if count > 16 { third |= bytes.word(at: start + 16, upTo: count - 16) }
    }
  }

  /// Whether the words hold a hash instead of the name itself.
  @inlinable public var isLong: Bool { third == .max }

  /// The name's text; `nil` for a long one.
  var text: String? {
    guard !isLong else { return nil }
    let words: [UInt64] = [first, second, third]
    let bytes = (0..<Int(third >> 56)).map { index -> UInt8 in
      UInt8(truncatingIfNeeded: words[index / 8] >> (index % 8 * 8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Bloom-filter bit of the name.
  @inlinable var mark: UInt64 {
    1 << (((first ^ second ^ third) &* 0x9e37_79b9_7f4a_7c15) >> 58)
  }

  /// FNV-1a's hash of a long name, beside its first bytes.
  @usableFromInline static func hash<Bytes: RandomAccessCollection>(_ bytes: Bytes) -> JSONName
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return JSONName(first: word(bytes, bytes.startIndex, 8), second: hash, third: .max)
  }

  /// Up to eight bytes, the first of them lowest.
  @inlinable static func word<Bytes: RandomAccessCollection>(
    _ bytes: Bytes, _ start: Int, _ count: Int
  ) -> UInt64 where Bytes.Element == UInt8, Bytes.Index == Int {
    var word: UInt64 = 0
    var index = start + min(count, 8)
    while index > start {
      index -= 1
      word = word << 8 | UInt64(bytes[index])
    }
    return word
  }
}
