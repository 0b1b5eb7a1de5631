import EvdevInput
import GestureCore

/// The kernel's `struct input_event` as bytes, as written by `cat /dev/input/event5 > file`: 24 bytes each on 64-bit machines,
/// 16 on 32-bit ones. A few machines are big-endian.
struct InputEventBytes: Sendable, Hashable {
  /// Bytes per event.
  let size: Int
  private let isHighestFirst: Bool

  private static let looked = 64
  private static let highestCode: UInt16 = 0x2ff

  /// The only layout that fits the beginning of a file; `nil` if none fits.
  init?(_ beginning: ByteSource) throws(RecordingError) {
    for layout in Self.all {
      var source = beginning
      let bytes = Array(try source.nextBytes(layout.size * Self.looked))
      if layout.fits(bytes) {
        self = layout
        return
      }
    }
    return nil
  }

  private init(size: Int, isHighestFirst: Bool = false) {
    self.size = size
    self.isHighestFirst = isHighestFirst
  }

  static let all = [false, true].flatMap { isHighestFirst in
    [24, 16].map { InputEventBytes(size: $0, isHighestFirst: isHighestFirst) }
  }

  /// The layout of an event that begins with these bytes (at least 16); `nil` if it is not an event. On a 64-bit machine, the
  /// upper half of the seconds is zero.
  init?(ofFirst bytes: [UInt8]) {
    guard bytes.count >= 16, let layout = Self.all.first(where: { $0.begins(bytes) }) else {
      return nil
    }
    self = layout
  }

  /// The time of an event that begins with these bytes (at least 16).
  func time(ofFirst bytes: [UInt8]) -> Timestamp { first(of: bytes)?.time ?? .zero }

  private func begins(_ bytes: [UInt8]) -> Bool {
    guard let event = first(of: bytes) else { return false }
    return event.time > .zero && event.type <= EvdevCode.highestType
      && event.code <= Self.highestCode
  }

  /// A row of 16 bytes contains only the time of a 24-byte event.
  private func first(of bytes: [UInt8]) -> EvdevEvent? {
    let padding = repeatElement(UInt8(0), count: max(0, size - bytes.count))
    return event((bytes + padding)[..<size])
  }

  /// The next item: an event, invalid bytes, or the end.
  enum Item {
    case event(EvdevEvent)
    case damaged
    case end
  }

  func next(from source: inout ByteSource) throws(RecordingError) -> Item {
    let bytes = try source.nextBytes(size)
    guard bytes.count == size else { return bytes.isEmpty ? .end : .damaged }
    return event(bytes).map { .event($0) } ?? .damaged
  }

  // MARK: - Private

  private func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<count {
      let at = isHighestFirst ? index : count - 1 - index
      value = value << 8 | UInt64(bytes[bytes.startIndex + offset + at])
    }
    return value
  }

  func event(_ bytes: ArraySlice<UInt8>) -> EvdevEvent? {
    let half = (size - 8) / 2
    let seconds = number(bytes, 0, half)
    let micros = number(bytes, half, half)
    guard seconds < 1 << 33, micros < 1_000_000 else { return nil }
    let time = Int64(seconds) * 1_000_000_000 + Int64(micros) * 1000
    return EvdevEvent(
      time: Timestamp(nanoseconds: time), type: UInt16(number(bytes, 2 * half, 2)),
      code: UInt16(number(bytes, 2 * half + 2, 2)),
      value: Int32(truncatingIfNeeded: number(bytes, 2 * half + 4, 4)))
  }

  /// The event, if its type and code can be a kernel event's.
  func validEvent(_ bytes: ArraySlice<UInt8>) -> EvdevEvent? {
    guard let event = event(bytes), event.type <= EvdevCode.highestType,
      event.code <= Self.highestCode
    else { return nil }
    return event
  }

  /// Whether the bytes are only events, in order of time, with ends of reports among them.
  private func fits(_ bytes: [UInt8]) -> Bool {
    var last = Timestamp.zero
    var reports = 0
    let count = bytes.count / size
    guard count >= 2 else { return false }
    for index in 0..<count {
      guard let event = validEvent(bytes[index * size..<(index + 1) * size]), event.time >= last
      else { return false }
      last = event.time
      if event.type == EvdevCode.syn, event.code == 0 { reports += 1 }
    }
    return reports > 0 && last > .zero
  }
}

/// Converts events in bytes to frames.
struct InputEventStream: RecordingStream {
  private let layout: InputEventBytes
  private var frames: EvdevFrames
  private var number = 0
  private var closing: [InputFrame]?

  init(_ layout: InputEventBytes, _ frames: EvdevFrames) {
    self.layout = layout
    self.frames = frames
  }

  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
  {
    if let frame = frames.takeFrame() { return frame }
    while closing == nil {
      number += 1
      switch try layout.next(from: &source) {
      case .event(let event):
        if try frames.receive(event, 0, number, &log) { return frames.takeFrame() }
      case .damaged: try log.add(.malformed, "has a damaged event \(number), left out")
      case .end: closing = try frames.finish(&log).reversed()
      }
    }
    return closing?.popLast()
  }
}

extension EvdevSurvey {
  /// Examines the beginning of a recording in bytes.
  init(_ layout: InputEventBytes, _ beginning: ByteSource) throws(RecordingError) {
    var source = beginning
    var tally = Tally()
    reading: while true {
      switch try layout.next(from: &source) {
      case .event(let event): tally.note(event)
      case .damaged: continue
      case .end: break reading
      }
    }
    self.init(devices: [RecordedDevice()], tallies: [tally], isWhole: beginning.isWhole)
  }
}

extension FormatReader {
  static let inputEvents = FormatReader(
    format: .inputEvent,
    recognizesBytes: { beginning throws(RecordingError) in try InputEventBytes(beginning) != nil },
    open: { source, prefix, options, log throws(RecordingError) in
      let beginning = try source.preview(bytes: EvdevSurvey.bytes)
      guard let layout = try InputEventBytes(beginning) else {
        throw RecordingOpening.noEvents(source.name)
      }
      let survey = try EvdevSurvey(layout, beginning)
      let (header, mapping) = try RecordingOpening.device(
        survey, .inputEvent, source.name, options, &log)
      return RecordingOpening(
        header, InputEventStream(layout, EvdevFrames(device: 0, mapping: mapping)))
    })
}
