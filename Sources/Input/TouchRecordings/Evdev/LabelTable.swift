/// A table from names to numbers with lookup by bytes, without creating a `String`.
struct LabelTable: Sendable {
  private let numbers: [UInt64: UInt16]

  /// A collision of 64-bit hashes is very unlikely with so few names; it would occur in every run,
  /// and a test would detect it.
  init(_ names: [String: UInt16]) {
    var numbers: [UInt64: UInt16] = [:]
    for (name, number) in names { numbers[Self.hash(Array(name.utf8)[...])] = number }
    self.numbers = numbers
  }

  /// The number of the name in a range of bytes; `nil` if it is not in the table.
  func number(_ bytes: [UInt8], _ range: Range<Int>) -> UInt16? {
    // The length limits skip words that cannot be names.
    guard range.count > 4, range.count < 24 else { return nil }
    return numbers[Self.hash(bytes[range])]
  }

  /// FNV-1a.
  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    return hash
  }
}
