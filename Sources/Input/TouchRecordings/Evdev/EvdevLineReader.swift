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
  /// An event that names its code and not its value.
  case valueless
  case malformed(String)
  /// A line that is not of this format: text of a bug report, or a damaged line.
  case foreign(String)
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

  /// Whether another event begins here, in a log that lost its line breaks.
  static func continues(_ line: ByteCursor) -> Bool

  /// Reads the next line of the file. The cursor ends behind the event.
  mutating func read(_ line: inout ByteCursor) -> EvdevLine

  /// Returns what is left at the end of the file. It is called until it returns `nothing`.
  mutating func finish() -> EvdevLine
}

extension EvdevLineReader {
  mutating func pace(_ interval: Double) {}
  var hasUntimed: Bool { false }
  static func continues(_ line: ByteCursor) -> Bool { false }
  mutating func finish() -> EvdevLine { .nothing }

  /// Skips blanks behind what was read from `start` on; returns whether another event begins there.
  static func findNext(in line: inout ByteCursor, after start: Int) -> Bool {
    // A reader that leaves the cursor where it was has read the whole line.
    guard line.at > start else { return false }
    line.skipBlanks()
    return !line.isAtEnd && continues(line)
  }

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
