import EvdevInput
import Foundation
import GestureCore

/// Formats a device's numbers and names for its text formats.
enum EvdevSpelling {
  static func hex(_ value: UInt16, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }

  /// At least four characters, including the sign.
  static func value(_ value: Int32) -> String {
    let text = "\(value.magnitude)"
    let zeros = String(repeating: "0", count: max((value < 0 ? 3 : 4) - text.count, 0))
    return (value < 0 ? "-" : "") + zeros + text
  }

  /// Seconds and microseconds, rounded.
  static func time(_ time: Timestamp) -> (seconds: Int64, micros: Int64) {
    let micros = time.nanoseconds / 1000 + (time.nanoseconds % 1000 >= 500 ? 1 : 0)
    return (micros / 1_000_000, micros % 1_000_000)
  }

  static func numbers(_ range: AxisRange) -> [Int32] {
    [range.minimum, range.maximum, range.fuzz, range.flat, range.resolution]
  }

  /// One line without control characters.
  static func name(_ device: DeviceDescription) -> String {
    device.name.inOneLine
  }
}
