import EvdevInput
import GestureCore

/// The next item of an event recording that another target parses.
package enum EvdevItem: Sendable {
  /// An event of the device with that index, with the file's time.
  case event(EvdevEvent, device: Int, line: Int)
  case fault(String, line: Int)
}

/// A format of evdev events that another target parses, because it needs a library.
package protocol EvdevEventStream: Sendable {
  init()

  /// The devices found so far, in the order of their appearance.
  var devices: [RecordedDevice] { get }

  /// The next event or error; `nil` at the end.
  mutating func next(from lines: inout RecordingLines) throws(RecordingError) -> EvdevItem?
}

/// A format and its reader.
package struct EvdevEventStreamKind: Sendable, Hashable {
  package var format: RecordingFormat
  package var type: any EvdevEventStream.Type

  package init(_ format: RecordingFormat, _ type: any EvdevEventStream.Type) {
    self.format = format
    self.type = type
  }

  package static func == (left: Self, right: Self) -> Bool { left.format == right.format }
  package func hash(into hasher: inout Hasher) { hasher.combine(format) }
}

/// A file's lines, for readers of other targets.
package struct RecordingLines: Sendable {
  private var source: ByteSource
  private let prefix: LinePrefix
  /// The number of the last returned line.
  package private(set) var number = 0

  init(_ source: ByteSource, _ prefix: LinePrefix) {
    self.source = source
    self.prefix = prefix
  }

  /// The next line without its line break; `nil` at the end. A line that is too long is returned
  /// empty.
  package mutating func next() throws(RecordingError) -> ArraySlice<UInt8>? {
    guard var line = try source.nextLine() else { return nil }
    number = line.number
    prefix.strip(&line.cursor)
    return line.isTooLong ? [] : line.cursor.bytes[line.cursor.at..<line.cursor.end]
  }
}

/// Converts another target's events to frames.
struct EvdevStreamBody<Events: EvdevEventStream>: RecordingStream {
  private var events: Events
  private var frames: EvdevFrames
  private let device: Int
  private var lines: RecordingLines?
  private let prefix: LinePrefix
  private var closing: [InputFrame]?

  init(_ events: Events, _ frames: EvdevFrames, _ device: Int, _ prefix: LinePrefix) {
    self.prefix = prefix
    self.events = events
    self.frames = frames
    self.device = device
  }

  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
  {
    if let frame = frames.takeFrame() { return frame }
    // Moves the source out, so that its buffer is not copied for each line.
    var lines = self.lines.take() ?? RecordingLines(source, prefix)
    source = ByteSource(bytes: [], named: source.name)
    defer { self.lines = lines }
    while closing == nil {
      switch try events.next(from: &lines) {
      case .event(let event, let index, let line):
        // Each device of a file has its own timeline.
        guard index == device else { continue }
        if try frames.receive(event, index, line, &log) { return frames.takeFrame() }
      case .fault(let message, let line):
        try log.add(.malformed, line: line, message)
      case nil:
        closing = try frames.finish(&log).reversed()
      }
    }
    return closing?.popLast()
  }
}

extension EvdevSurvey {
  /// Examines the beginning of a recording that another target parses.
  init<Events: EvdevEventStream>(_: Events.Type, _ beginning: ByteSource, _ prefix: LinePrefix)
    throws(RecordingError)
  {
    var events = Events()
    var lines = RecordingLines(beginning, prefix)
    var tallies: [Tally] = []
    while let item = try events.next(from: &lines) {
      guard case .event(let event, let device, _) = item else { continue }
      while tallies.count <= device { tallies.append(Tally()) }
      tallies[device].note(event)
    }
    self.init(
      devices: events.devices.isEmpty ? [RecordedDevice()] : events.devices, tallies: tallies,
      isWhole: beginning.isWhole)
  }
}

extension FormatReader {
  static let libinput = FormatReader(
    format: .libinput,
    recognizesLine: { line in
      // A key that only `libinput record` writes.
      var line = line
      if line.take("ndevices:") { return true }
      line.skipBlanks()
      return line.take("- evdev:") && line.rest.allSatisfy { $0 == " " }
    },
    open: { source, prefix, options, log throws(RecordingError) in
      guard let kind = options.eventStreams.first(where: { $0.format == .libinput }) else {
        throw RecordingError(
          file: source.name, "is a libinput recording, for which YAML must be read",
          remedy: "read it with the command, or with the target LibinputRecordings")
      }
      // Rows of events can be read even if the text around them is not valid YAML.
      let beginning = try source.preview(bytes: EvdevSurvey.bytes)
      if try !EvdevSurvey(kind.type, beginning, prefix).hasEvents,
        try EvdevSurvey(AnyEventReader.self, &source, prefix).hasEvents
      {
        return try RecordingOpening.events(AnyEventReader.self, &source, prefix, options, &log)
      }
      return try RecordingOpening.events(kind.type, .libinput, &source, prefix, options, &log)
    })
}
