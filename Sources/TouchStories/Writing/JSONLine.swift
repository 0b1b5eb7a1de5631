import Foundation
import GestureCore
import Touchstone

/// One JSON object on one line, with its keys in the order in which they were added.
///
/// Stories have many lines, so a line is put together from bytes. It is nobody's actor's: each closure that the
/// standard library calls would be checked for it, at several times the cost of what it does.
package nonisolated struct JSONLine {
  private var bytes: [UInt8] = []

  package init(type: String) {
    bytes.reserveCapacity(512)
    bytes.append(UInt8(ascii: "{"))
    put(quoted: "type")
    bytes.append(UInt8(ascii: ":"))
    put(quoted: type)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) + "}" }

  package mutating func add(_ key: String, _ value: String) {
    put(key: key)
    put(quoted: value)
  }

  /// A key without a value.
  package mutating func add(nothingAs key: String) {
    put(key: key)
    put("null")
  }

  package mutating func add(_ key: String, _ value: Int) {
    put(key: key)
    put("\(value)")
  }

  package mutating func add(_ key: String, _ values: [String]) {
    put(key: key)
    bytes.append(UInt8(ascii: "["))
    for index in values.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      put(quoted: values[index])
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Microseconds are all that recordings have.
  package mutating func add(_ key: String, seconds time: Timestamp) {
    put(key: key)
    put(time.seconds, decimals: 6)
  }

  package mutating func add(_ key: String, seconds times: [Timestamp]) {
    put(key: key)
    put(times.map(\.seconds), decimals: 6)
  }

  package mutating func add(_ key: String, _ value: CGFloat, decimals: Int) {
    put(key: key)
    put(value, decimals: decimals)
  }

  /// A place or a displacement, in points.
  package mutating func add(_ key: String, _ point: CGPoint) {
    put(key: key)
    put([point.x, point.y], decimals: 2)
  }

  // MARK: - Private

  private mutating func put(key: String) {
    bytes.append(UInt8(ascii: ","))
    put(quoted: key)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func put(_ values: [Double], decimals: Int) {
    bytes.append(UInt8(ascii: "["))
    for index in values.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      put(values[index], decimals: decimals)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// JSON has no word for what is not finite.
  private mutating func put(_ value: Double, decimals: Int) {
    put(Self.spelled(value, decimals: decimals) ?? "null")
  }

  /// A number with at most so many decimals; `nil` for what is not finite.
  package static func spelled(_ value: Double, decimals: Int) -> String? {
    guard value.isFinite else { return nil }
    let power = pow(10, Double(decimals))
    let rounded = (value * power).rounded() / power
    guard abs(rounded) < 1e15 else { return "\(value)" }
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func put(quoted text: String) {
    bytes.append(UInt8(ascii: "\""))
    if Self.isPlain(text) { put(text) } else { put(escaped: text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ text: String) -> Bool {
    // Signs of a string that are looked at where they are cost a tenth of those that it hands out.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where mustBeEscaped(byte) { return false }
      return true
    } ?? !text.utf8.contains(where: mustBeEscaped)
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func put(escaped text: String) {
    for byte in text.utf8 {
      if Self.mustBeEscaped(byte) { put(escaped: byte) } else { bytes.append(byte) }
    }
  }

  private mutating func put(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): put("\\\"")
    case UInt8(ascii: "\\"): put("\\\\")
    case UInt8(ascii: "\n"): put("\\n")
    case UInt8(ascii: "\t"): put("\\t")
    default: put(String(format: "\\u%04x", Int(byte)))
    }
  }
}
