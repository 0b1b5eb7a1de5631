import EvdevInput
import GestureCore

/// Converts the lines of an evdev format to events, and events to frames.
struct EvdevBody<Reader: EvdevLineReader>: RecordingBody {
  private var reader: Reader
  private var frames: EvdevFrames
  /// The number of the last line.
  private var lastNumber = 0

  /// Reads only the device with that index.
  init(reader: Reader, device: Int, mapping: PanelMapping) {
    self.reader = reader
    frames = EvdevFrames(device: device, mapping: mapping)
  }

  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> Bool
  {
    lastNumber = number
    var isComplete = false
    var start: ByteCursor
    repeat {
      start = line
      if try receive(reader.read(&line), from: start, &log) { isComplete = true }
    } while Reader.findNext(in: &line, after: start.at)
    return isComplete
  }

  mutating func nextOfLine() -> InputFrame? { frames.takeFrame() }

  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame] {
    var last: [InputFrame] = []
    let end = ByteCursor("")
    reading: while true {
      let rest = reader.finish()
      if case .nothing = rest { break reading }
      _ = try receive(rest, from: end, &log)
      while let frame = frames.takeFrame() { last.append(frame) }
    }
    return try last + frames.finish(&log)
  }

  // MARK: - Private

  /// Decodes the content of a line, or of a part of it; returns whether it completes a frame.
  @inline(__always)
  private mutating func receive(
    _ content: EvdevLine, from start: ByteCursor, _ log: inout ComplaintLog
  ) throws(RecordingError) -> Bool {
    let number = lastNumber
    switch content {
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
    case .valueless:
      try log.add(
        .malformed, line: number, "an event without a value, left out: “\(start.excerpt)”")
    case .foreign(let what):
      if start.isProse {
        log.addProse(start, line: number)
      } else {
        try log.add(.malformed, line: number, "\(what), left out: “\(start.excerpt)”")
      }
    case .malformed(let what):
      // At the end of the file, the fault is in an earlier line.
      let excerpt = start.isAtEnd ? "" : ": “\(start.excerpt)”"
      try log.add(.malformed, line: number, "\(what), left out\(excerpt)")
    }
    return false
  }
}
