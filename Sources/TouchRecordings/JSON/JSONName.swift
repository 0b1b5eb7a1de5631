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

  init(_ bytes: some RandomAccessCollection<UInt8>) {
    guard bytes.count <= Self.longest else {
      third = .max
      return
    }
    var shift: UInt64 = 0
    for byte in bytes {
      let part = UInt64(byte) << (shift & 63)
      if shift < 64 { first |= part } else if shift < 128 { second |= part } else { third |= part }
      shift += 8
    }
    third |= UInt64(bytes.count) << 56
  }
}
