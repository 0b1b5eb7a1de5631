import EvdevInput
import GestureCore

/// What one line of an evdev recording holds.
enum EvdevLine: Sendable {
  /// A comment, a head line, an empty line.
  case nothing
  /// An event of the device with that index; its time is the file's own.
  case event(EvdevEvent, device: Int)
  /// What one report of a device is made into, frames and all.
  case events([EvdevEvent], device: Int)
  /// An event without a time.
  case timeless
  case unknownCode(String)
  case malformed(String)
}

/// A device that a file speaks of.
package struct RecordedDevice: Sendable {
  /// Empty when the file has one device only.
  package var path = ""
  package var description = DeviceDescription()
  /// What the machine around it says of itself, `dmi:…`, if the file has that.
  package var machine: String?

  package init(path: String = "", description: DeviceDescription = DeviceDescription()) {
    self.path = path
    self.description = description
  }
}

/// A text format of evdev events, read line by line.
protocol EvdevLineReader: Sendable {
  /// The name under which the format is known.
  static var format: RecordingFormat { get }

  /// Whether a line can only come from this format.
  static func recognizes(_ line: ByteCursor) -> Bool

  /// Devices in the order of their appearance; never empty.
  var devices: [RecordedDevice] { get }

  init()

  /// So many seconds pass from report to report where the file has no times.
  mutating func pace(_ interval: Double)

  /// Whether events are left whose time no line has said.
  var hasUntimed: Bool { get }

  /// Takes the next line of the file.
  mutating func read(_ line: inout ByteCursor) -> EvdevLine
}

extension EvdevLineReader {
  mutating func pace(_ interval: Double) {}
  var hasUntimed: Bool { false }

  /// An event with that type and code, or a complaint about them.
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
