import Foundation

/// Writes JSON for the message that goes out hundreds of times a second, `update`, in a fraction of
/// the general encoder's time. What is rare in it is left to that.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether something has been written at this level, so that a comma is due.
  private var isFirst = true

  init() { bytes.reserveCapacity(4096) }

  // MARK: - Members of an object

  mutating func field(_ name: StaticString, _ value: String?) {
    guard let value else { return }
    start(name)
    write(value)
  }

  mutating func field(_ name: StaticString, _ value: Double?) {
    guard let value else { return }
    start(name)
    write(value)
  }

  mutating func field(_ name: StaticString, _ value: Int?) {
    guard let value else { return }
    start(name)
    write(value)
  }

  mutating func field(_ name: StaticString, _ value: Bool?) {
    guard let value else { return }
    start(name)
    raw(value ? "true" : "false")
  }

  mutating func field(_ name: StaticString, _ values: [Double]?) {
    guard let values else { return }
    start(name)
    list(values) { $0.write($1) }
  }

  mutating func field(_ name: StaticString, _ values: [Int]?) {
    guard let values else { return }
    start(name)
    list(values) { $0.write($1) }
  }

  /// A list of objects, whose fields `write` writes.
  mutating func field<Element>(
    _ name: StaticString, _ values: [Element]?, _ write: (Element, inout JSONWriter) -> Void
  ) {
    guard let values else { return }
    start(name)
    list(values) { writer, value in writer.object { write(value, &$0) } }
  }

  /// Whatever else there is.
  mutating func field(_ name: StaticString, rare value: (some Encodable)?) {
    guard let value else { return }
    start(name)
    bytes += ServerMessage.encodeAny(value)
  }

  mutating func object(_ fields: (inout JSONWriter) -> Void) {
    raw("{")
    isFirst = true
    fields(&self)
    raw("}")
    isFirst = false
  }

  // MARK: - Values

  private mutating func start(_ name: StaticString) {
    if !isFirst { raw(",") }
    isFirst = false
    raw("\"")
    raw(name)
    raw("\":")
  }

  private mutating func list<Element>(
    _ values: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    raw("[")
    for (index, value) in values.enumerated() {
      if index > 0 { raw(",") }
      write(&self, value)
    }
    raw("]")
    isFirst = false
  }

  private mutating func raw(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  private mutating func write(_ value: Int) {
    if value < 0 { raw("-") }
    writeDigits(value.magnitude)
  }

  private mutating func writeDigits(_ value: UInt) {
    if value > 9 { writeDigits(value / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  private mutating func write(_ value: Double) {
    // Most numbers have three decimals at most. As a quotient of whole numbers this is the same one.
    let thousandths = (value * 1000).rounded()
    if abs(thousandths) < 1e12, thousandths / 1000 == value {
      writeThousandths(Int(bounding: thousandths))
    } else if value.isFinite {
      bytes += "\(value)".utf8
    } else {
      // JSON has no words for these; the page ignores ours.
      raw(value.isNaN ? "\"nan\"" : value > 0 ? "\"inf\"" : "\"-inf\"")
    }
  }

  private mutating func writeThousandths(_ value: Int) {
    if value < 0 { raw("-") }
    let (whole, part) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
    writeDigits(whole)
    guard part > 0 else { return }
    raw(".")
    bytes.append(UInt8(ascii: "0") + UInt8(part / 100))
    if part % 100 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(part / 10 % 10)) }
    if part % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(part % 10)) }
  }

  private mutating func write(_ text: String) {
    raw("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0..<0x20:
        raw("\\u00")
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    raw("\"")
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
