/// Numbers by name, looked up from bytes without making a `String`.
struct LabelTable: Sendable {
  private let numbers: [UInt64: UInt16]

  /// Names are far too few for two of them to share a 64-bit hash; were it so, the table would be
  /// built wrong in every run, and its test would show it.
  init(_ names: [String: UInt16]) {
    var numbers: [UInt64: UInt16] = [:]
    for (name, number) in names { numbers[Self.hash(Array(name.utf8)[...])] = number }
    self.numbers = numbers
  }

  /// The number of the name in that part of the bytes.
  func number(_ bytes: [UInt8], _ range: Range<Int>) -> UInt16? {
    // No name is longer, and no hexadecimal number has a letter beyond F and so long a word.
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
