import Foundation

/// A packet of Open Sound Control 1.0: a message, or a bundle of them.
package struct OSCPacket: Sendable, Hashable {
  /// An argument of a message.
  package enum Argument: Sendable, Hashable {
    case int(Int64)
    case float(Double)
    case string(String)
    case blob([UInt8])
    case bool(Bool)
    case none
  }

  package struct Message: Sendable, Hashable {
    package var address: String
    package var arguments: [Argument]

    package init(_ address: String, _ arguments: [Argument]) {
      self.address = address
      self.arguments = arguments
    }
  }

  /// The messages in order, including those of nested bundles.
  package private(set) var messages: [Message] = []
  /// Nanoseconds since 1900; `nil` for a single message and for “immediately”.
  package private(set) var time: Int64?

  private static let deepest = 8

  /// Parses a packet; `nil` if the bytes are invalid or truncated.
  package init?(_ bytes: [UInt8]) {
    var reader = OSCBytes(bytes[...])
    guard read(&reader, depth: 0), !messages.isEmpty || reader.isBundle else { return nil }
  }

  private mutating func read(_ reader: inout OSCBytes, depth: Int) -> Bool {
    guard depth < Self.deepest else { return false }
    guard reader.isBundle else {
      guard let message = Self.message(&reader) else { return false }
      messages.append(message)
      return true
    }
    guard reader.string() == "#bundle", let seconds = reader.word(), let fraction = reader.word()
    else { return false }
    // A time of 1 means immediately.
    if time == nil, seconds > 0 {
      time = Int64(seconds) * 1_000_000_000 + Int64((UInt64(fraction) * 1_000_000_000) >> 32)
    }
    while !reader.isAtEnd {
      guard let size = reader.word(), size % 4 == 0, var part = reader.part(Int(size)),
        read(&part, depth: depth + 1)
      else { return false }
    }
    reader.markBundle()
    return true
  }

  private static func message(_ reader: inout OSCBytes) -> Message? {
    guard let address = reader.string(), address.hasPrefix("/") else { return nil }
    // Old senders omit the type string of a message without arguments.
    guard !reader.isAtEnd else { return Message(address, []) }
    guard let types = reader.string(), types.hasPrefix(",") else { return nil }
    var arguments: [Argument] = []
    for type in types.utf8.dropFirst() {
      guard let argument = argument(type, &reader) else { return nil }
      arguments.append(argument)
    }
    return Message(address, arguments)
  }

  private static func argument(_ type: UInt8, _ reader: inout OSCBytes) -> Argument? {
    switch type {
    case UInt8(ascii: "i"):
      return reader.word().map { .int(Int64(Int32(bitPattern: $0))) }
    case UInt8(ascii: "f"):
      return reader.word().map { .float(Double(Float(bitPattern: $0))) }
    case UInt8(ascii: "h"), UInt8(ascii: "t"):
      return reader.long().map { .int(Int64(bitPattern: $0)) }
    case UInt8(ascii: "d"):
      return reader.long().map { .float(Double(bitPattern: $0)) }
    case UInt8(ascii: "s"), UInt8(ascii: "S"):
      return reader.string().map { .string($0) }
    case UInt8(ascii: "b"):
      guard let size = reader.word(), let bytes = reader.padded(Int(size)) else { return nil }
      return .blob(bytes)
    case UInt8(ascii: "T"): return .bool(true)
    case UInt8(ascii: "F"): return .bool(false)
    case UInt8(ascii: "N"), UInt8(ascii: "I"): return Argument.none
    case UInt8(ascii: "c"), UInt8(ascii: "r"), UInt8(ascii: "m"):
      return reader.word().map { .int(Int64($0)) }
    default: return nil
    }
  }
}

/// Reads big-endian words and padded strings.
private struct OSCBytes {
  private var rest: ArraySlice<UInt8>
  /// Whether the next element, or the one just read, is a bundle.
  private(set) var isBundle: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
    isBundle = bytes.starts(with: Array("#bundle".utf8) + [0])
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func markBundle() { isBundle = true }

  mutating func word() -> UInt32? {
    guard rest.count >= 4 else { return nil }
    let word = rest.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    rest = rest.dropFirst(4)
    return word
  }

  mutating func long() -> UInt64? {
    guard let high = word(), let low = word() else { return nil }
    return UInt64(high) << 32 | UInt64(low)
  }

  /// A zero-terminated string, padded with zeros to a multiple of four bytes.
  mutating func string() -> String? {
    guard let end = rest.firstIndex(of: 0) else { return nil }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    let size = (end - rest.startIndex) / 4 * 4 + 4
    guard size <= rest.count else { return nil }
    rest = rest.dropFirst(size)
    return text
  }

  mutating func padded(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count, (count + 3) / 4 * 4 <= rest.count else { return nil }
    let bytes = Array(rest.prefix(count))
    rest = rest.dropFirst((count + 3) / 4 * 4)
    return bytes
  }

  mutating func part(_ count: Int) -> OSCBytes? {
    guard count > 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return OSCBytes(rest.prefix(count))
  }
}
