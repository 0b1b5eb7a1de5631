import EvdevInput
import Foundation

/// Parses the indented lines under `add device` in the output of `getevent -p` and `-lp`.
struct GeteventHead: Sendable {
  private enum Section {
    case none, events, properties
  }

  private var section = Section.none
  private var type: UInt16?

  /// The path in an `add device N: PATH` line.
  static func path(in text: String) -> Substring? {
    guard text.hasPrefix("add device "), let colon = text.firstIndex(of: ":") else { return nil }
    let path = text[text.index(after: colon)...].trimmingPrefix(" ")
    return path.hasPrefix("/") ? path : nil
  }

  /// Parses a line; returns whether it belongs to a header or is one of getevent's messages.
  mutating func read(_ text: String, into device: inout DeviceDescription) -> Bool {
    let remarks = ["could not ", "remove device", "add device", "poll ", "driver "]
    if remarks.contains(where: text.hasPrefix) { return true }
    guard text.hasPrefix(" ") || text.hasPrefix("\t") else { return false }
    let line = text.trimmingCharacters(in: .whitespaces)
    if readField(line, into: &device) { return true }
    switch section {
    case .none: break
    case .events: readEvents(line, into: &device)
    case .properties: readProperty(line, into: &device)
    }
    return true
  }

  /// Parses name, identity, and section titles.
  private mutating func readField(_ line: String, into device: inout DeviceDescription) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first else { return true }
    let number = words.dropFirst().first.flatMap { UInt16($0, radix: 16) }
    switch first {
    case "name:":
      device.name = line.dropFirst(5).trimmingCharacters(in: [" ", "\""])
    case "bus:": device.bus = number ?? 0
    case "vendor": device.vendor = number ?? 0
    case "product": device.product = number ?? 0
    case "version": device.version = number ?? 0
    case "version:", "location:", "id:", "HID": break
    case "events:": section = .events
    case "input" where words.dropFirst().first == "props:": section = .properties
    default: return false
    }
    return true
  }

  /// `ABS (0003): CODE : value 0, min 0, max 1079, …`, one axis per line; `KEY (0001): CODE CODE
  /// …`.
  private mutating func readEvents(_ line: String, into device: inout DeviceDescription) {
    var rest = Substring(line)
    if let open = rest.range(of: " ("), let close = rest.range(of: "):"),
      open.upperBound < close.lowerBound
    {
      type = UInt16(rest[open.upperBound..<close.lowerBound], radix: 16)
      rest = rest[close.upperBound...].drop(while: { $0 == " " })
    }
    if type == EvdevCode.abs {
      readAxis(rest, into: &device)
    } else if type == EvdevCode.key {
      for word in rest.split(separator: " ") {
        if let code = Self.code(word) { device.keys.insert(code) }
      }
    }
  }

  /// `CODE : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private func readAxis(_ text: Substring, into device: inout DeviceDescription) {
    guard let colon = text.firstIndex(of: ":") else { return }
    let name = text[..<colon].trimmingCharacters(in: .whitespaces)
    guard let code = Self.code(name[...]) else { return }
    var range = AxisRange(minimum: 0, maximum: 0)
    for field in text[text.index(after: colon)...].split(separator: ",") {
      let words = field.split(separator: " ")
      guard words.count == 2, let value = Int32(words[1]) else { continue }
      switch words[0] {
      case "min": range.minimum = value
      case "max": range.maximum = value
      case "fuzz": range.fuzz = value
      case "flat": range.flat = value
      case "resolution": range.resolution = value
      default: break
      }
    }
    device.axes[code] = range
  }

  /// Names with `-l`, otherwise bit numbers; `<none>` is ignored.
  private func readProperty(_ line: String, into device: inout DeviceDescription) {
    for word in line.split(separator: " ") {
      if let property = EvdevName.property(named: String(word)) {
        device.properties.formUnion(property)
      } else if let bit = UInt64(word, radix: 16), bit < 64 {
        device.properties.formUnion(.init(rawValue: 1 << bit))
      }
    }
  }

  /// An asterisk marks keys that are pressed.
  private static func code(_ word: Substring) -> UInt16? {
    let name = word.hasSuffix("*") ? word.dropLast() : word
    return EvdevName.code(named: String(name))
      ?? (name.count == 4 ? UInt16(name, radix: 16) : nil)
  }
}
