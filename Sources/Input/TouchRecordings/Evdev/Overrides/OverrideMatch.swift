import EvdevInput

/// The devices to which a section applies.
enum OverrideMatch: Sendable, Hashable {
  /// From the command line: applies to the device that is read.
  case everything
  /// Lines of the hardware database, at least one of which must match.
  case any([String])
  /// Keys and values of a quirks file, all of which must match.
  case all([String: String])

  /// Whether a device matches; `perhaps` if that depends on unknown properties.
  enum Answer: Int, Comparable {
    case no, perhaps, yes

    static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
  }

  /// - Parameter machine: the machine's modalias, `dmi:…`; `nil` if unknown.
  func fits(_ device: DeviceDescription, on machine: String?) -> Answer {
    switch self {
    case .everything: .yes
    case .any(let patterns):
      patterns.map { Self.fits(database: $0, device, machine) }.max() ?? .no
    case .all(let keys): keys.map { Self.fits(quirk: $0, $1, device, machine) }.min() ?? .no
    }
  }

  // MARK: - Private

  /// `evdev:input:b0003v056Ap0262*`, or `evdev:name:NAME:dmi:MACHINE` and similar patterns.
  private static func fits(
    database pattern: String, _ device: DeviceDescription, _ machine: String?
  ) -> Answer {
    if pattern.hasPrefix("evdev:input:") {
      let ids = "b\(hex(device.bus))v\(hex(device.vendor))p\(hex(device.product))"
      return answer(pattern, "evdev:input:\(ids)e\(hex(device.version))-")
    }
    guard pattern.hasPrefix("evdev:name:"), !device.name.isEmpty else { return .no }
    let name = "evdev:name:\(device.name)"
    let places = [":dmi:", ":phys:", ":ev:", ":dt:"].compactMap { pattern.firstRange(of: $0) }
    guard let place = places.min(by: { $0.lowerBound < $1.lowerBound }) else {
      return answer(pattern, name + ":")
    }
    guard GlobPattern(pattern[..<place.lowerBound]).matches(name) else { return .no }
    let rest = pattern[place.upperBound...]
    if rest.allSatisfy({ $0 == "*" }) { return .yes }
    guard pattern[place] == ":dmi:", let machine else { return .perhaps }
    return answer(String(rest), String(machine.trimmingPrefix("dmi:")))
  }

  private static func fits(
    quirk key: String, _ value: String, _ device: DeviceDescription, _ machine: String?
  ) -> Answer {
    switch key {
    case "MatchName": return answer(value, device.name)
    case "MatchBus": return buses[value].map { $0 == device.bus ? .yes : .no } ?? .no
    case "MatchVendor": return isOne(of: value, device.vendor)
    case "MatchProduct": return isOne(of: value, device.product)
    case "MatchVersion": return isOne(of: value, device.version)
    case "MatchUdevType":
      return kinds[value].map { $0.contains(device.surface) ? .yes : .no } ?? .no
    case "MatchDMIModalias": return machine.map { answer(value, $0) } ?? .perhaps
    default: return .perhaps
    }
  }

  private static func answer(_ pattern: String, _ text: String) -> Answer {
    GlobPattern(pattern).matches(text) ? .yes : .no
  }

  /// Whether the number is in a list such as `0x06CB;0x06CD`.
  private static func isOne(of list: String, _ number: UInt16) -> Answer {
    let numbers = list.split(separator: ";").map {
      UInt16($0.trimmingPrefix("0x").trimmingPrefix("0X"), radix: 16)
    }
    return numbers.contains(number) ? .yes : .no
  }

  private static func hex(_ number: UInt16) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let buses: [String: UInt16] = [
    "usb": 0x03, "bluetooth": 0x05, "ps2": 0x11, "i2c": 0x18, "spi": 0x1c, "rmi": 0x1d,
  ]

  private static let kinds: [String: [DeviceDescription.Surface]] = [
    "touchpad": [.touchpad, .touchTablet], "touchscreen": [.touchscreen], "tablet": [.touchTablet],
  ]
}
