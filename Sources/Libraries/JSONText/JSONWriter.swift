/// Writes JSON as bytes, member by member, in the order of the calls and without blanks.
///
/// It is public and inlinable as far as its closures are generic, so that they are specialized in other modules.
public struct JSONWriter {
  /// What stands for a number that is not finite, for which JSON has no word.
  public enum NonFinite: Sendable {
    case null
    /// The strings `"nan"`, `"inf"` and `"-inf"`.
    case words
  }

  public private(set) var bytes: [UInt8] = []
  private let nonFinite: NonFinite
  /// Whether the next member or element is the first, so that no comma precedes it.
  private var isFirst = true

  public init(capacity: Int = 512, nonFinite: NonFinite = .null) {
    bytes.reserveCapacity(capacity)
    self.nonFinite = nonFinite
  }

  public var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Containers

  public mutating func beginObject() { begin("{") }
  public mutating func endObject() { end("}") }
  public mutating func beginArray() { begin("[") }
  public mutating func endArray() { end("]") }

  @inlinable public mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  @inlinable public mutating func array<Element>(
    _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  private mutating func begin(_ opener: StaticString) {
    separate()
    put(opener)
    isFirst = true
  }

  private mutating func end(_ closer: StaticString) {
    put(closer)
    isFirst = false
  }

  // MARK: - Members

  /// The name of the member whose value is written next.
  public mutating func key(_ name: String) {
    separate()
    put(quoted: name)
    put(":")
    isFirst = true
  }

  /// A name that needs no escape.
  public mutating func key(_ name: StaticString) {
    separate()
    put("\"")
    put(name)
    put("\":")
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { put(",") }
    isFirst = false
  }

  // MARK: - Values

  public mutating func null() {
    separate()
    put("null")
  }

  public mutating func value(_ value: Bool) {
    separate()
    put(value ? "true" : "false")
  }

  public mutating func value(_ value: Int) {
    separate()
    put(value)
  }

  public mutating func value(_ text: String) {
    separate()
    put(quoted: text)
  }

  /// A number that is read as the same one.
  public mutating func value(_ value: Double) {
    separate()
    // Most numbers have three decimals at most. As a quotient of whole numbers this is the same one.
    let thousandths = (value * 1000).rounded()
    if abs(thousandths) < 1e12, thousandths / 1000 == value, let whole = Int(exactly: thousandths) {
      put(thousandths: whole)
    } else {
      put(any: value)
    }
  }

  /// A number that is rounded to so many decimals.
  public mutating func value(_ value: Double, decimals: Int) {
    separate()
    guard let text = Self.text(value, decimals: decimals) else { return put(any: value) }
    put(text)
  }

  /// JSON that has been written already.
  public mutating func value(json: [UInt8]) {
    separate()
    bytes += json
  }

  /// A number with at most so many decimals; `nil` for one that is not finite.
  public static func text(_ value: Double, decimals: Int) -> String? {
    guard value.isFinite else { return nil }
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    let rounded = (value * power).rounded() / power
    guard abs(rounded) < 1e15 else { return "\(value)" }
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  // MARK: - Bytes

  private mutating func put(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func put(_ value: Int) {
    if value < 0 { put("-") }
    put(digits: value.magnitude)
  }

  private mutating func put(digits value: UInt) {
    if value > 9 { put(digits: value / 10) }
    bytes.append(.zero + UInt8(value % 10))
  }

  private mutating func put(thousandths value: Int) {
    if value < 0 { put("-") }
    let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
    put(digits: whole)
    guard part > 0 else { return }
    put(".")
    bytes.append(.zero + UInt8(part / 100))
    if part % 100 > 0 { bytes.append(.zero + UInt8(part / 10 % 10)) }
    if part % 10 > 0 { bytes.append(.zero + UInt8(part % 10)) }
  }

  private mutating func put(any value: Double) {
    switch nonFinite {
    case _ where value.isFinite: put("\(value)")
    case .null: put("null")
    case .words: put(value.isNaN ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\"")
    }
  }

  private mutating func put(quoted text: String) {
    bytes.append(.quote)
    if Self.isPlain(text) { put(text) } else { put(escaped: text) }
    bytes.append(.quote)
  }

  private static func isPlain(_ text: String) -> Bool {
    // Iterating over contiguous storage costs a tenth of iterating over the string's view.
    text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where mustBeEscaped(byte) { return false }
      return true
    } ?? !text.utf8.contains(where: mustBeEscaped)
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < .space || byte == .quote || byte == .backslash
  }

  private mutating func put(escaped text: String) {
    for byte in text.utf8 {
      switch byte {
      case .quote: put("\\\"")
      case .backslash: put("\\\\")
      case .newline: put("\\n")
      case .tab: put("\\t")
      case 0..<0x20:
        put("\\u00")
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
