import EvdevInput
import Foundation

/// The contact fields in the reports of a touchscreen or touchpad, and the size of its surface.
struct HIDTouchDevice: Sendable {
  enum Usage {
    static let x: UInt32 = 0x0001_0030
    static let y: UInt32 = 0x0001_0031
    static let touchScreen: UInt32 = 0x000d_0004
    static let touchPad: UInt32 = 0x000d_0005
    static let pen: UInt32 = 0x000d_0002
    static let stylus: UInt32 = 0x000d_0020
    static let finger: UInt32 = 0x000d_0022
    static let tipPressure: UInt32 = 0x000d_0030
    static let inRange: UInt32 = 0x000d_0032
    static let tip: UInt32 = 0x000d_0042
    static let confidence: UInt32 = 0x000d_0047
    static let width: UInt32 = 0x000d_0048
    static let height: UInt32 = 0x000d_0049
    static let contactID: UInt32 = 0x000d_0051
    static let contactCount: UInt32 = 0x000d_0054
    static let mostContacts: UInt32 = 0x000d_0055
    static let scanTime: UInt32 = 0x000d_0056
    /// The certificate that Windows 8 and later require of touchscreens.
    static let certificate: UInt32 = 0xff00_00c5
    static let button1: UInt32 = 0x0009_0001
  }

  typealias Field = HIDReportDescriptor.Field

  /// Linux's limit for slots, and its default for devices that declare no number.
  private static let mostSlots = 250
  private static let usualSlots = 10

  /// The fields of one contact in a report.
  struct Finger: Sendable {
    var x: Field
    var y: Field
    var tip: Field?
    var inRange: Field?
    var id: Field?
    var confidence: Field?
    var width: Field?
    var height: Field?
    var pressure: Field?
  }

  /// The fields of a kind of report.
  struct Report: Sendable {
    var fingers: [Finger] = []
    var contactCount: Field?
    var scanTime: Field?
    var button: Field?
  }

  let reports: [UInt8: Report]
  let hasReportIDs: Bool
  /// The number of contacts that the device can report at a time.
  let mostContacts: Int
  let isCertified: Bool
  let description: DeviceDescription

  /// `nil` if the device has no contacts.
  init?(_ descriptor: HIDReportDescriptor, name: String = "") {
    hasReportIDs = descriptor.hasReportIDs
    var reports: [UInt8: Report] = [:]
    var isPad = false
    let fields = descriptor.fields.filter { field in
      let around = descriptor.ancestors(of: field).map(\.usage)
      // Touchscreens may declare their pen within the application "touch screen".
      if around.contains(Usage.stylus) { return false }
      if around.contains(Usage.touchPad) { isPad = true }
      return around.contains(Usage.touchScreen) || around.contains(Usage.touchPad)
    }
    var first: Finger?
    for field in fields where reports[field.reportID] == nil {
      let report = Self.report(fields.filter { $0.reportID == field.reportID }, of: descriptor)
      reports[field.reportID] = report
      // The axes are those of the report that is declared first.
      if first == nil { first = report.fingers.first }
    }
    reports = reports.filter { !$0.value.fingers.isEmpty }
    guard let first else { return nil }
    self.reports = reports
    mostContacts = Self.mostContacts(descriptor, reports)
    isCertified = descriptor.features.contains { $0.usage == Usage.certificate }
    description = Self.description(
      first, isPad: isPad, slots: mostContacts, name: name)
  }

  /// Whether every report has room for only one contact.
  var isSerial: Bool { reports.values.allSatisfy { $0.fingers.count == 1 } }
  var countsContacts: Bool { reports.values.contains { $0.contactCount != nil } }

  // MARK: - Private

  /// The exact value would have to be read from the device; its maximum is used, or the number of contacts in a report if that
  /// is larger.
  private static func mostContacts(
    _ descriptor: HIDReportDescriptor, _ reports: [UInt8: Report]
  ) -> Int {
    let told = descriptor.features.last { $0.usage == Usage.mostContacts }?.maximum ?? 0
    let inReport = reports.values.map(\.fingers.count).max() ?? 0
    return max((1...mostSlots).contains(Int(clamping: told)) ? Int(told) : usualSlots, inReport)
  }

  /// A contact is a run of fields, usually a collection, that ends when a usage repeats. Its position may be in a nested
  /// collection.
  private static func report(_ fields: [Field], of descriptor: HIDReportDescriptor) -> Report {
    var report = Report()
    report.contactCount = fields.first { $0.usage == Usage.contactCount }
    report.scanTime = fields.first { $0.usage == Usage.scanTime }
    report.button = fields.first { $0.usage == Usage.button1 && $0.isVariable }
    var run: [UInt32: Field] = [:]
    var collection: Int?
    func close() {
      if let x = run[Usage.x], let y = run[Usage.y] {
        report.fingers.append(
          Finger(
            x: x, y: y, tip: run[Usage.tip], inRange: run[Usage.inRange],
            id: run[Usage.contactID],
            confidence: run[Usage.confidence], width: run[Usage.width],
            height: run[Usage.height], pressure: run[Usage.tipPressure]))
      }
      run = [:]
    }
    let ofFinger: Set<UInt32> = [
      Usage.x, Usage.y, Usage.tip, Usage.contactID, Usage.confidence, Usage.width, Usage.height,
      Usage.tipPressure, Usage.inRange,
    ]
    for field in fields where ofFinger.contains(field.usage) {
      let around = descriptor.collection(of: Usage.finger, around: field) ?? field.collection
      // Some devices report two positions in sequence: the tool's and the centre's.
      let isSecondPlace =
        [Usage.x, Usage.y].contains(field.usage) && run[field.usage] != nil
        && collection == around
      if isSecondPlace { continue }
      if collection != around || run[field.usage] != nil { close() }
      collection = around
      run[field.usage] = field
    }
    close()
    return report
  }

  private static func description(
    _ finger: Finger, isPad: Bool, slots: Int, name: String
  ) -> DeviceDescription {
    var device = DeviceDescription(name: name)
    device.properties = isPad ? [.pointer, .buttonPad] : .direct
    device.axes[EvdevCode.slot] = AxisRange(minimum: 0, maximum: Int32(slots - 1))
    device.axes[EvdevCode.trackingID] = AxisRange(minimum: 0, maximum: 65535)
    device.axes[EvdevCode.positionX] = range(finger.x)
    device.axes[EvdevCode.positionY] = range(finger.y)
    if let width = finger.width { device.axes[EvdevCode.touchMajor] = range(width) }
    if let pressure = finger.pressure { device.axes[EvdevCode.mtPressure] = range(pressure) }
    return device
  }

  private static func range(_ field: Field) -> AxisRange {
    AxisRange(
      minimum: Int32(clamping: field.minimum), maximum: Int32(clamping: field.maximum),
      resolution: resolution(field))
  }

  /// Units per millimetre; 0 if the device does not report it.
  private static func resolution(_ field: Field) -> Int32 {
    let physical = Double(field.physicalMaximum) - Double(field.physicalMinimum)
    let logical = Double(field.maximum) - Double(field.minimum)
    let system: Double
    switch field.unit {
    // Centimetres and inches only, to the first power.
    case 0x11: system = 10
    case 0x13: system = 25.4
    default: return 0
    }
    guard physical > 0, logical > 0 else { return 0 }
    let millimetres = physical * pow(10, Double(field.unitExponent)) * system
    let units = (logical / millimetres).rounded()
    return units >= 1 && units < 1e6 ? Int32(bounding: units) : 0
  }
}
