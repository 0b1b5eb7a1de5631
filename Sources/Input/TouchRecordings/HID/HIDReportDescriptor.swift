/// The input reports that a HID report descriptor declares (HID 1.11, section 6.2.2).
struct HIDReportDescriptor: Sendable, Hashable {
  /// One value in a report.
  struct Field: Sendable, Hashable {
    var reportID: UInt8
    /// Bits from the end of the report's ID.
    var bitOffset: Int
    var bitCount: Int
    /// The usage page in the upper half, the usage in the lower.
    var usage: UInt32
    /// Index of the innermost collection in `collections`.
    var collection: Int
    var minimum: Int64
    var maximum: Int64
    /// The range in `unit`; both 0 if the device does not report it.
    var physicalMinimum: Int64
    var physicalMaximum: Int64
    /// As in the descriptor: the lowest four bits are the system of units.
    var unit: UInt32
    /// The unit's exponent of ten.
    var unitExponent: Int
    /// Whether each value has its own usage; otherwise values are the numbers of active usages.
    var isVariable: Bool
  }

  struct Collection: Sendable, Hashable {
    /// Index of the enclosing collection; `nil` for the outermost.
    var parent: Int?
    var usage: UInt32
    /// 1 for an application.
    var kind: UInt8
  }

  /// Fields of input reports, in the descriptor's order, without constants.
  private(set) var fields: [Field] = []
  /// Fields of feature reports; their values are unknown.
  private(set) var features: [Field] = []
  private(set) var collections: [Collection] = []
  /// Whether reports begin with an ID.
  private(set) var hasReportIDs = false
  /// The number of bits of each report after its ID.
  private(set) var reportBits: [UInt8: Int] = [:]

  /// Limits for damaged descriptors; no device needs more.
  private static let mostFields = 4096
  private static let mostBits = 1 << 16

  /// Parses a descriptor up to the first error.
  init(_ bytes: [UInt8]) {
    var parser = HIDItemParser()
    var at = 0
    while at < bytes.count {
      let prefix = bytes[at]
      if prefix == 0xfe {
        // A long item; none are defined.
        at += 3 + (at + 1 < bytes.count ? Int(bytes[at + 1]) : 0)
        continue
      }
      let size = prefix & 3 == 3 ? 4 : Int(prefix & 3)
      guard at + size < bytes.count else { return }
      let data = bytes[(at + 1)..<(at + 1 + size)]
      at += 1 + size
      parser.take(tag: prefix & 0xfc, data: data, into: &self)
    }
  }

  /// The collections that contain a field, innermost first.
  func ancestors(of field: Field) -> [Collection] {
    var found: [Collection] = []
    var next: Int? = field.collection >= 0 ? field.collection : nil
    while let place = next {
      found.append(collections[place])
      next = collections[place].parent
    }
    return found
  }

  /// Index of the innermost collection with that usage that contains the field; `nil` if there is
  /// none.
  func collection(of usage: UInt32, around field: Field) -> Int? {
    var next: Int? = field.collection >= 0 ? field.collection : nil
    while let place = next, collections[place].usage != usage { next = collections[place].parent }
    return next
  }

  /// A field's value in a report without its ID; `nil` if the report is too short.
  static func value(of field: Field, in report: some RandomAccessCollection<UInt8>) -> Int64? {
    guard field.bitCount > 0, field.bitCount <= 32,
      field.bitOffset + field.bitCount <= report.count * 8
    else { return nil }
    var value: UInt64 = 0
    for bit in 0..<field.bitCount {
      let place = field.bitOffset + bit
      let byte = report[report.index(report.startIndex, offsetBy: place / 8)]
      if byte >> (place % 8) & 1 != 0 { value |= 1 << UInt64(bit) }
    }
    let isNegative = field.minimum < 0 && value >> UInt64(field.bitCount - 1) & 1 != 0
    return isNegative ? Int64(value) - Int64(1) << Int64(field.bitCount) : Int64(value)
  }

  // MARK: - What the parser adds

  mutating func open(_ usage: UInt32, kind: UInt8, inside parent: Int?) -> Int {
    collections.append(Collection(parent: parent, usage: usage, kind: kind))
    return collections.count - 1
  }

  mutating func noteReportIDs() { hasReportIDs = true }

  /// Adds the fields of a feature report; their positions are not needed.
  mutating func addFeatures(_ template: Field, usages: [UInt32], count: Int) {
    // A usage may stand for all bytes of a feature.
    for usage in usages.prefix(max(count, 0)) where features.count < Self.mostFields {
      var field = template
      field.usage = usage
      features.append(field)
    }
  }

  /// Adds `count` fields; ignores them if the report is longer than `mostBits`.
  mutating func add(_ template: Field, usages: [UInt32], count: Int, isConstant: Bool) {
    let id = template.reportID
    let start = reportBits[id, default: 0]
    guard count >= 0, count <= Self.mostFields, template.bitCount >= 0,
      start + count * template.bitCount <= Self.mostBits
    else { return }
    reportBits[id] = start + count * template.bitCount
    guard !isConstant, fields.count + count <= Self.mostFields else { return }
    for index in 0..<count {
      var field = template
      field.bitOffset = start + index * template.bitCount
      // The last usage applies to all remaining values.
      field.usage = usages.indices.contains(index) ? usages[index] : usages.last ?? 0
      fields.append(field)
    }
  }
}
