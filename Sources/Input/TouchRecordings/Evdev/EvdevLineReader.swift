import EvdevInput
import GestureCore

/// The content of one line of an evdev recording.
enum EvdevLine: Sendable {
  /// A comment, a header line, or an empty line.
  case nothing
  /// An event of the device with that index, with the file's time.
  case event(EvdevEvent, device: Int)
  /// The events of a complete report of a device.
  case events([EvdevEvent], device: Int)
  /// An event without a time.
  case timeless
  case unknownCode(String)
  case malformed(String)
}

/// A device in a file.
package struct RecordedDevice: Sendable {
  /// Empty if the file has only one device.
  package var path = ""
  package var description = DeviceDescription()
  /// The machine's modalias, `dmi:…`; `nil` if the file does not contain it.
  package var machine: String?

  package init(path: String = "", description: DeviceDescription = DeviceDescription()) {
    self.path = path
    self.description = description
  }
}

/// A reader of a text format of evdev events.
protocol EvdevLineReader: Sendable {
  /// The format's name.
  static var format: RecordingFormat { get }

  /// Whether a line can only come from this format.
  static func recognizes(_ line: ByteCursor) -> Bool

  /// Devices in the order of their appearance; never empty.
  var devices: [RecordedDevice] { get }

  init()

  /// Sets the seconds between reports for files without times.
  mutating func pace(_ interval: Double)

  /// Whether there are events whose time no line has provided.
  var hasUntimed: Bool { get }

  /// Reads the next line of the file.
  mutating func read(_ line: inout ByteCursor) -> EvdevLine
}

extension EvdevLineReader {
  mutating func pace(_ interval: Double) {}
  var hasUntimed: Bool { false }

  /// An event of that type and code, or an error.
  func event(_ time: Int64, _ type: UInt16, _ code: UInt16, _ value: Int32, device: Int = 0)
    -> EvdevLine
  {
    let isKnown =
      switch type {
      case EvdevCode.abs: code <= EvdevCode.highestAxis
      case EvdevCode.key: code <= EvdevCode.highestKey
      default: type <= EvdevCode.highestType
      }
    guard isKnown else {
      return .unknownCode("type \(type), code \(code) is no input event")
    }
    let moment = Timestamp(nanoseconds: time)
    return .event(EvdevEvent(time: moment, type: type, code: code, value: value), device: device)
  }
}
