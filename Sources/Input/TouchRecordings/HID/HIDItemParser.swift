/// The parser state of a descriptor's items: globals persist, and locals apply to the next main item.
struct HIDItemParser: Sendable {
  private struct Globals: Sendable {
    var usagePage: UInt32 = 0
    var minimum: Int64 = 0
    var maximum: Int64 = 0
    /// The maximum interpreted as unsigned, for devices that declare it so by mistake.
    var unsignedMaximum: Int64 = 0
    var physicalMinimum: Int64 = 0
    var physicalMaximum: Int64 = 0
    var unsignedPhysicalMaximum: Int64 = 0
    var unit: UInt32 = 0
    var unitExponent = 0
    var size = 0
    var count = 0
    var reportID: UInt8 = 0
  }

  private static let mostUsages = 1024
  private static let deepest = 64

  private var globals = Globals()
  private var pushed: [Globals] = []
  private var usages: [UInt32] = []
  private var usageMinimum: UInt32?
  private var open: [Int] = []

  mutating func take(
    tag: UInt8, data: ArraySlice<UInt8>, into descriptor: inout HIDReportDescriptor
  ) {
    let unsigned = data.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    let signed = Self.signed(unsigned, bytes: data.count)
    switch tag {
    case 0x80: input(unsigned, &descriptor)
    case 0x90: clearLocals()
    case 0xb0:
      descriptor.addFeatures(field(0), usages: usages, count: globals.count)
      clearLocals()
    case 0xa0:
      if open.count < Self.deepest, descriptor.collections.count < 1024 {
        open.append(
          descriptor.open(
            usages.last ?? 0, kind: UInt8(truncatingIfNeeded: unsigned), inside: open.last))
      }
      clearLocals()
    case 0xc0:
      _ = open.popLast()
      clearLocals()
    case 0x04: globals.usagePage = unsigned & 0xffff
    case 0x14: globals.minimum = signed
    case 0x24: (globals.maximum, globals.unsignedMaximum) = (signed, Int64(unsigned))
    case 0x34: globals.physicalMinimum = signed
    case 0x44:
      (globals.physicalMaximum, globals.unsignedPhysicalMaximum) = (signed, Int64(unsigned))
    // A signed four-bit number, whatever the item's size.
    case 0x54:
      globals.unitExponent = unsigned & 0xf > 7 ? Int(unsigned & 0xf) - 16 : Int(unsigned & 0xf)
    case 0x64: globals.unit = unsigned
    case 0x74: globals.size = Int(min(unsigned, 256))
    case 0x84:
      globals.reportID = UInt8(truncatingIfNeeded: unsigned)
      descriptor.noteReportIDs()
    case 0x94: globals.count = Int(min(unsigned, 1 << 16))
    case 0xa4: if pushed.count < 16 { pushed.append(globals) }
    case 0xb4: globals = pushed.popLast() ?? globals
    case 0x08: if usages.count < Self.mostUsages { usages.append(usage(unsigned, data.count)) }
    case 0x18: usageMinimum = usage(unsigned, data.count)
    case 0x28: addUsages(upTo: usage(unsigned, data.count))
    default: break
    }
  }

  // MARK: - Private

  private mutating func input(_ flags: UInt32, _ descriptor: inout HIDReportDescriptor) {
    descriptor.add(
      field(flags), usages: usages, count: globals.count, isConstant: flags & 1 != 0)
    clearLocals()
  }

  /// A field of a report with the present globals.
  private func field(_ flags: UInt32) -> HIDReportDescriptor.Field {
    // A maximum below the minimum was meant as unsigned.
    let maximum =
      globals.maximum < globals.minimum ? globals.unsignedMaximum : globals.maximum
    let physicalMaximum =
      globals.physicalMaximum < globals.physicalMinimum
      ? globals.unsignedPhysicalMaximum : globals.physicalMaximum
    return HIDReportDescriptor.Field(
      reportID: globals.reportID, bitOffset: 0, bitCount: globals.size, usage: 0,
      collection: open.last ?? -1, minimum: globals.minimum, maximum: maximum,
      physicalMinimum: globals.physicalMinimum, physicalMaximum: physicalMaximum,
      unit: globals.unit, unitExponent: globals.unitExponent, isVariable: flags & 2 != 0)
  }

  private mutating func addUsages(upTo last: UInt32) {
    guard let first = usageMinimum, first <= last else { return }
    let room = Self.mostUsages - usages.count
    usages += (first...last).prefix(max(room, 0))
    usageMinimum = nil
  }

  /// A usage of four bytes contains its page.
  private func usage(_ data: UInt32, _ bytes: Int) -> UInt32 {
    bytes == 4 ? data : globals.usagePage << 16 | data
  }

  private mutating func clearLocals() {
    usages.removeAll(keepingCapacity: true)
    usageMinimum = nil
  }

  private static func signed(_ value: UInt32, bytes: Int) -> Int64 {
    switch bytes {
    case 1: Int64(Int8(truncatingIfNeeded: value))
    case 2: Int64(Int16(truncatingIfNeeded: value))
    default: Int64(Int32(bitPattern: value))
    }
  }
}
