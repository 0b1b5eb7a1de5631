import EvdevInput
import GestureCore

/// Converts the lines of an evdev format to events, and events to frames.
struct EvdevBody<Reader: EvdevLineReader>: RecordingBody {
  private var reader: Reader
  private var frames: EvdevFrames

  /// Reads only the device with that index.
  init(reader: Reader, device: Int, mapping: PanelMapping) {
    self.reader = reader
    frames = EvdevFrames(device: device, mapping: mapping)
  }

  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> Bool
  {
    let start = line
    switch reader.read(&line) {
    case .event(let event, let index):
      return try frames.receive(event, index, number, &log)
    case .events(let events, let index):
      var isComplete = false
      for event in events {
        if try frames.receive(event, index, number, &log) { isComplete = true }
      }
      return isComplete
    case .nothing:
      break
    case .timeless:
      try log.add(
        .malformed, line: number, "an event without a time, left out",
        remedy: "record with getevent -lt")
    case .unknownCode(let what):
      try log.add(.unknownCode, line: number, "\(what), left out")
    case .malformed(let what):
      try log.add(.malformed, line: number, "\(what), left out: “\(start.excerpt)”")
    }
    return false
  }

  mutating func nextOfLine() -> InputFrame? { frames.takeFrame() }

  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame] {
    try frames.finish(&log)
  }
}
