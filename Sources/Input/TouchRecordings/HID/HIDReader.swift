import EvdevInput
import Foundation
import GestureCore

/// Reads the output of hid-recorder and usbhid-dump: a report descriptor, and the device's reports.
///
///     D: 0
///     R: 480 05 0d 09 04 a1 01 …
///     N: a name
///     I: 3 0457 1234
///     E: 000001.004012 12 01 03 …
///
/// `HIDDumpChunk` shows the lines of usbhid-dump.
/// Reports are converted to the events that the kernel generates.
struct HIDReader: EvdevLineReader {
  static let format = RecordingFormat.hid
  private static let mostDevices = 16
  static let longestReport = 1 << 13

  private(set) var devices = [RecordedDevice()]
  private var decoders: [HIDTouchDecoder?] = [nil]
  private var current = 0
  private var hasNumber = false
  /// Whether the current device is one too many; its lines are skipped.
  private var isSkipping = false
  /// The chunk of usbhid-dump whose bytes follow.
  private var chunk: HIDDumpChunk?

  static func recognizes(_ line: ByteCursor) -> Bool {
    var line = line
    if line.take("R: ") {
      guard let count = line.decimal(), count > 0 else { return false }
      return line.hexadecimalBytes(atMost: 2).count == 2
    }
    if let chunk = HIDDumpChunk(header: line) { return chunk.isDescriptor }
    guard line.take("E: "), line.nanoseconds() != nil, let count = line.decimalAfterBlanks(),
      (1...longestReport).contains(Int(count))
    else { return false }
    // Words of two digits distinguish it from evemu, whose types and codes have four digits.
    line.skipBlanks()
    let first = line.word()
    return first.count == 2
  }

  mutating func read(_ line: inout ByteCursor) -> EvdevLine {
    if let header = HIDDumpChunk(header: line) {
      defer { chunk = header }
      return finishChunk()
    }
    if chunk != nil { return chunk?.add(&line) == true ? .nothing : finishChunk() }
    guard let letter = line.next, letter != .hash else { return .nothing }
    // usbhid-dump announces its stream on the terminal, and ends with Control-C.
    if line.take("Starting dumping ") || line.take("^C") { return .nothing }
    if line.take("with "), line.rest.hasSuffix(" timeout.") { return .nothing }
    line.at += 1
    guard line.take(.colon) else {
      line.at -= 1
      let isBlank = letter == .space || letter == .tab
      return isBlank ? .nothing : .foreign("not a line of a hid recording")
    }
    line.skipBlanks()
    if isSkipping, letter != UInt8(ascii: "D") { return .nothing }
    switch letter {
    case UInt8(ascii: "D"): choose("device \(line.decimal() ?? 0)")
    case UInt8(ascii: "N"): devices[current].description.name = line.rest
    case UInt8(ascii: "I"): readIdentity(line.rest)
    case UInt8(ascii: "R"): return readDescriptor(&line)
    case UInt8(ascii: "E"): return readReport(&line)
    default: break
    }
    return .nothing
  }

  mutating func finish() -> EvdevLine { finishChunk() }

  // MARK: - Private

  /// The following lines belong to that device.
  private mutating func choose(_ path: String) {
    isSkipping = false
    if !hasNumber {
      hasNumber = true
      devices[0].path = path
      current = 0
    } else if let known = devices.firstIndex(where: { $0.path == path }) {
      current = known
    } else if devices.count < Self.mostDevices {
      current = devices.count
      devices.append(RecordedDevice(path: path))
      decoders.append(nil)
    } else {
      isSkipping = true
    }
  }

  private mutating func readDescriptor(_ line: inout ByteCursor) -> EvdevLine {
    guard let count = line.decimal() else { return .malformed("a descriptor without a length") }
    let bytes = line.hexadecimalBytes(atMost: Self.longestReport)
    use(HIDReportDescriptor(bytes))
    return Int64(bytes.count) < count ? .malformed("a descriptor is cut off") : .nothing
  }

  /// The descriptor of the current device.
  private mutating func use(_ descriptor: HIDReportDescriptor) {
    guard let device = HIDTouchDevice(descriptor, name: devices[current].description.name) else {
      return
    }
    decoders[current] = HIDTouchDecoder(device)
    var description = device.description
    description.fillGaps(from: devices[current].description)
    devices[current].description = description
    applyRules()
  }

  /// `bus vendor product`, hexadecimal.
  private mutating func readIdentity(_ text: String) {
    let numbers = text.split(separator: " ").map { UInt16($0, radix: 16) ?? 0 }
    guard numbers.count >= 3 else { return }
    devices[current].description.bus = numbers[0]
    devices[current].description.vendor = numbers[1]
    devices[current].description.product = numbers[2]
    applyRules()
  }

  /// Applies the maker's rules, because its ID may precede or follow the descriptor.
  private mutating func applyRules() {
    let description = devices[current].description
    decoders[current]?.identify(vendor: description.vendor, product: description.product)
  }

  /// `seconds.fraction length bytes`.
  private mutating func readReport(_ line: inout ByteCursor) -> EvdevLine {
    guard let time = line.nanoseconds() else { return .malformed("a report without a time") }
    guard let count = line.decimalAfterBlanks(), count >= 0 else {
      return .malformed("a report without a length")
    }
    let bytes = line.hexadecimalBytes(atMost: Self.longestReport)
    guard bytes.count >= count else { return .malformed("a report is cut off") }
    guard decoders[current] != nil else { return .nothing }
    let report = bytes.prefix(Int(count))
    let moment = Timestamp(nanoseconds: time)
    guard let events = decoders[current]?.take(report, at: moment) else {
      return .malformed("a report shorter than its descriptor says")
    }
    return .events(events, device: current)
  }

  /// Reads the open chunk of usbhid-dump.
  private mutating func finishChunk() -> EvdevLine {
    guard let chunk else { return .nothing }
    self.chunk = nil
    choose(chunk.path)
    if isSkipping || chunk.bytes.isEmpty { return .nothing }
    if chunk.isDescriptor {
      use(HIDReportDescriptor(chunk.bytes))
      return .nothing
    }
    guard decoders[current] != nil else { return .nothing }
    let moment = Timestamp(nanoseconds: chunk.time)
    guard let events = decoders[current]?.take(chunk.bytes[...], at: moment) else {
      return .malformed("the report before this line is shorter than its descriptor says")
    }
    return .events(events, device: current)
  }
}
