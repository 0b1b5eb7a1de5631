import Foundation

/// Reads the one message that comes hundreds of times a second, `input`, without the general reader,
/// which takes several times as long.
///
/// It knows the words that a page uses and gives up at the first other one: the caller then asks
/// the general reader, which says what is wrong. Both understand the same.
nonisolated struct InputReader {
  private struct Unusual: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  /// The frames and the sequence of a whole message; `nil` if it is another one, or unusual.
  static func read(_ bytes: [UInt8]) -> (frames: [PageFrame], sequence: Int)? {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = InputReader(bytes: buffer)
      return try? reader.message()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  // MARK: - Message

  private mutating func message() throws -> (frames: [PageFrame], sequence: Int) {
    // A page says so first; other messages, which may be large, are not read in vain.
    try take("{\"type\":\"input\"")
    var frames: [PageFrame]?
    var sequence: Int?
    while takes(",") {
      let name = try word()
      try take(":")
      if frames == nil, spells("frames", name) {
        frames = try list { try $0.frame() }
      } else if sequence == nil, spells("sequence", name) {
        sequence = try whole()
      } else {
        throw Unusual()
      }
    }
    try take("}")
    guard let frames, let sequence, at == bytes.count else { throw Unusual() }
    return (frames, sequence)
  }

  private mutating func frame() throws -> PageFrame {
    var frame = PageFrame(stamp: -1)
    try object { reader, name in
      if frame.stamp < 0, reader.spells("stamp", name) {
        frame.stamp = try reader.number()
      } else if frame.contacts == nil, reader.spells("contacts", name) {
        frame.contacts = try reader.list { try $0.contact() }
      } else if frame.modifiers == nil, reader.spells("modifiers", name) {
        frame.modifiers = try reader.whole()
      } else if frame.buttons == nil, reader.spells("buttons", name) {
        frame.buttons = try reader.whole()
      } else {
        // Wheels, pens in the air and keys are rare.
        throw Unusual()
      }
    }
    guard frame.stamp >= 0 else { throw Unusual() }
    return frame
  }

  private mutating func contact() throws -> PageFrame.PageContact {
    var id: Int?
    var phase: PageFrame.PageContact.Phase?
    var kind: PageFrame.Kind?
    var samples: [[Double]]?
    try object { reader, name in
      if id == nil, reader.spells("id", name) {
        id = try reader.whole()
      } else if phase == nil, reader.spells("phase", name) {
        phase = try reader.phase()
      } else if kind == nil, reader.spells("kind", name) {
        kind = try reader.kind()
      } else if samples == nil, reader.spells("samples", name) {
        samples = try reader.list { reader in try reader.list { try $0.number() } }
      } else {
        throw Unusual()
      }
    }
    guard let id, let phase, let samples else { throw Unusual() }
    return PageFrame.PageContact(id: id, phase: phase, kind: kind, samples: samples)
  }

  private mutating func phase() throws -> PageFrame.PageContact.Phase {
    let name = try word()
    if spells("moved", name) { return .moved }
    if spells("began", name) { return .began }
    if spells("ended", name) { return .ended }
    if spells("cancelled", name) { return .cancelled }
    throw Unusual()
  }

  private mutating func kind() throws -> PageFrame.Kind {
    let name = try word()
    if spells("direct", name) { return .direct }
    if spells("pencil", name) { return .pencil }
    if spells("indirectPointer", name) { return .indirectPointer }
    throw Unusual()
  }

  // MARK: - JSON without blanks

  private mutating func object(
    _ member: (inout InputReader, Range<Int>) throws -> Void
  ) throws {
    try take("{")
    repeat {
      let name = try word()
      try take(":")
      try member(&self, name)
    } while takes(",")
    try take("}")
  }

  private mutating func list<Element>(
    _ element: (inout InputReader) throws -> Element
  ) throws -> [Element] {
    try take("[")
    if takes("]") { return [] }
    var all: [Element] = []
    repeat { all.append(try element(&self)) } while takes(",")
    try take("]")
    return all
  }

  /// Where the letters of a string are.
  private mutating func word() throws -> Range<Int> {
    try take("\"")
    let start = at
    while at < bytes.count, isLetter(bytes[at]) { at += 1 }
    let end = at
    try take("\"")
    return start..<end
  }

  private func spells(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func whole() throws -> Int {
    let isNegative = takes("-")
    let start = at
    var value = 0
    while at < bytes.count, isDigit(bytes[at]), at - start < 16 {
      value = value * 10 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > start, at - start < 16, at - start == 1 || bytes[start] != UInt8(ascii: "0"),
      at < bytes.count, !continuesNumber(bytes[at])
    else { throw Unusual() }
    return isNegative ? -value : value
  }

  private mutating func number() throws -> Double {
    let start = at
    let isNegative = takes("-")
    let first = at
    var digits: UInt64 = 0
    var places = 0
    var point: Int?
    while at < bytes.count {
      let byte = bytes[at]
      if isDigit(byte) {
        digits = digits &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
        if point != nil { places += 1 }
      } else if byte == UInt8(ascii: "."), point == nil, at > first {
        point = at
      } else {
        break
      }
      at += 1
    }
    let isWellFormed =
      at > first && at < bytes.count && bytes[at - 1] != UInt8(ascii: ".")
      && !continuesNumber(bytes[at])
      // No number begins with 0 but 0 itself and what is below 1.
      && (bytes[first] != UInt8(ascii: "0") || at == first + 1 || point == first + 1)
    guard isWellFormed, at - start < 40 else { throw Unusual() }
    // Both are exact up to here, so that their quotient is the nearest number there is.
    if at - first <= 16, digits < 1 << 53, places < Self.powers.count {
      let value = Double(digits) / Self.powers[places]
      return isNegative ? -value : value
    }
    // It ends inside of the bytes, at what is no part of a number.
    return bytes.withMemoryRebound(to: CChar.self) { strtod($0.baseAddress! + start, nil) }
  }

  private static let powers: [Double] = (0...16).map { pow(10, Double($0)) }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
  private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  private func continuesNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "-")
  }

  private mutating func take(_ text: StaticString) throws {
    guard takes(text) else { throw Unusual() }
  }

  private mutating func takes(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - at >= count else { return false }
    for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
    at += count
    return true
  }
}
