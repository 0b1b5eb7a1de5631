/// What a HID report descriptor says of a device's input reports (HID 1.11, section 6.2.2).
struct HIDReportDescriptor: Sendable, Hashable {
  /// One value in a report.
  struct Field: Sendable, Hashable {
    var reportID: UInt8
    /// From the first bit behind the report's id.
    var bitOffset: Int
    var bitCount: Int
    /// The usage page in the upper half, the usage in the lower.
    var usage: UInt32
    /// The innermost collection, by its place in `collections`.
    var collection: Int
    var minimum: Int64
    var maximum: Int64
    /// The same in `unit`, both 0 where the device does not report it.
    var physicalMinimum: Int64
    var physicalMaximum: Int64
    /// As in the descriptor: its lowest four bits name the system.
    var unit: UInt32
    /// The power of ten of the unit.
    var unitExponent: Int
    /// Each value is a usage of its own; otherwise values name the usages that are on.
    var isVariable: Bool
  }

  struct Collection: Sendable, Hashable {
    /// The collection around it, by its place; `nil` for the outermost.
    var parent: Int?
    var usage: UInt32
    /// 1 for an application.
    var kind: UInt8
  }

  /// Values of input reports, in the order of the descriptor; constants are left out.
  private(set) var fields: [Field] = []
  /// What the device can be asked for, its value being unknown here.
  private(set) var features: [Field] = []
  private(set) var collections: [Collection] = []
  /// Reports begin with their id.
  private(set) var hasReportIDs = false
  /// How many bits each report has behind its id.
  private(set) var reportBits: [UInt8: Int] = [:]

  /// No device has more; a damaged descriptor can claim any number.
  private static let mostFields = 4096
  private static let mostBits = 1 << 16

  /// Takes a descriptor apart as far as it goes.
  init(_ bytes: [UInt8]) {
    var parser = HIDItemParser()
    var at = 0
    while at < bytes.count {
      let prefix = bytes[at]
      if prefix == 0xfe {
        // A long item, of which none is defined.
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

  /// The collections around a field, innermost first.
  func ancestors(of field: Field) -> [Collection] {
    var found: [Collection] = []
    var next: Int? = field.collection >= 0 ? field.collection : nil
    while let place = next {
      found.append(collections[place])
      next = collections[place].parent
    }
    return found
  }

  /// The innermost collection of a usage around a field, by its place; `nil` without one.
  func collection(of usage: UInt32, around field: Field) -> Int? {
    var next: Int? = field.collection >= 0 ? field.collection : nil
    while let place = next, collections[place].usage != usage { next = collections[place].parent }
    return next
  }

  /// The value of a field in a report without its id; `nil` for a report that is too short.
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

  /// Adds what a feature report is about; where in the report it stands does not matter.
  mutating func addFeatures(_ template: Field, usages: [UInt32], count: Int) {
    // Descriptors name a feature once for all of its bytes.
    for usage in usages.prefix(max(count, 0)) where features.count < Self.mostFields {
      var field = template
      field.usage = usage
      features.append(field)
    }
  }

  /// Adds so many values of one size; returns false for a report that is absurdly long.
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
      // The last usage holds for all values behind it.
      field.usage = usages.indices.contains(index) ? usages[index] : usages.last ?? 0
      fields.append(field)
    }
  }
}
