/// Netstrings, such as `5:hello,`: the content needs no escaping, and a shell can write them.
enum Netstring {
  /// The most digits in a count; longer ones are invalid.
  private static let mostDigits = 18

  enum Read: Equatable {
    case bytes([UInt8])
    /// The netstring was longer than the limit and was skipped.
    case tooLong(Int)
    case end
    /// The bytes are not a netstring.
    case broken
  }

  static func encoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text = Array("\(bytes.count):".utf8)
    text.reserveCapacity(text.count + bytes.count + 1)
    text += bytes
    text.append(UInt8(ascii: ","))
    return text
  }

  /// Reads the next netstring of a stream, up to `limit` bytes.
  static func read(_ input: inout InputTokens, atMost limit: Int) -> Read {
    guard let digits = input.next(until: UInt8(ascii: ":"), atMost: mostDigits + 1) else {
      return .end
    }
    guard let count = count(digits[...]) else { return .broken }
    let bytes: [UInt8]?
    if count <= limit {
      bytes = input.next(count: count)
      guard bytes != nil else { return .broken }
    } else {
      bytes = nil
      guard input.skip(count: count) else { return .broken }
    }
    guard input.next(count: 1) == [UInt8(ascii: ",")] else { return .broken }
    return bytes.map(Read.bytes) ?? .tooLong(count)
  }

  /// Removes a complete netstring from the front of `bytes`; `nil` if it is incomplete.
  static func take(from bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let colon = bytes.prefix(mostDigits + 1).firstIndex(of: UInt8(ascii: ":")),
      let count = count(bytes[..<colon]), bytes.endIndex - colon > count + 1
    else { return nil }
    let end = colon + 1 + count
    defer { bytes = bytes[(end + 1)...] }
    return bytes[(colon + 1)..<end]
  }

  private static func count(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count <= mostDigits else { return nil }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}
