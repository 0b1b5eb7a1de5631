import EvdevInput

/// Examines the beginning of an evdev recording before it is read: its devices, and which of them
/// is touched.
struct EvdevSurvey {
  /// Bytes that are examined; the rest may be endless.
  static let bytes = 1 << 18

  /// Devices in the order of their appearance.
  let devices: [RecordedDevice]
  /// The index of the device whose contacts are read.
  let chosen: Int
  let hasEvents: Bool
  let timelessLine: Int?
  /// The first line with an event that names no value; `nil` if there is none.
  let valuelessLine: Int?
  /// The first line that could not be parsed, and the error; `nil` if there is none.
  let fault: (line: Int, message: String)?
  /// Whether the whole file was examined.
  let isWhole: Bool
  private let tallies: [Tally]

  /// Counts of one device's events.
  struct Tally {
    var events = 0
    var touches = 0
    /// Events of relative axes, such as a mouse's, of absolute axes, and of keys.
    var relative = 0
    var absolute = 0
    var keys = 0
    var pens = 0
    var pressures = 0
    var range = ObservedRange()

    /// Counts an event.
    mutating func note(_ event: EvdevEvent) {
      events += 1
      range.note(event)
      let isContact = event.type == EvdevCode.abs && EvdevCode.isMultitouch(axis: event.code)
      let isTouch = event.type == EvdevCode.key && event.code == EvdevCode.touch
      // A stylus or emulated mouse also reports touches; real contacts weigh more.
      if isContact { touches += 8 }
      if isTouch { touches += 1 }
      switch event.type {
      case EvdevCode.rel: relative += 1
      case EvdevCode.abs:
        absolute += 1
        if event.code == EvdevCode.pressure, event.value > 0 { pressures += 1 }
      case EvdevCode.key:
        keys += 1
        if event.code == EvdevCode.toolPen { pens += 1 }
      default: break
      }
    }
  }

  init<Reader: EvdevLineReader>(
    _ reader: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix,
    interval: Double? = nil
  ) throws(RecordingError) {
    // Most files contain a description; then the header and the first events are enough.
    var beginning = try source.preview(bytes: 1 << 14)
    var scout = try EvdevScout<Reader>(beginning, prefix, interval)
    if !scout.isEnough {
      beginning = try source.preview(bytes: Self.bytes)
      scout = try EvdevScout<Reader>(beginning, prefix, interval)
    }
    self.init(
      devices: scout.reader.devices, tallies: scout.tallies, timelessLine: scout.timelessLine,
      valuelessLine: scout.valuelessLine, fault: scout.fault, isWhole: beginning.isWhole)
  }

  /// Creates a survey from counts.
  init(
    devices: [RecordedDevice], tallies: [Tally], timelessLine: Int? = nil,
    valuelessLine: Int? = nil,
    fault: (line: Int, message: String)? = nil, isWhole: Bool
  ) {
    var tallies = tallies
    while tallies.count < devices.count { tallies.append(Tally()) }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let device = devices[index].description
      return (tallies[index].touches, device.isMultitouch ? 1 : 0, tallies[index].events)
    }
    // `max` returns the last of equals, so the order is reversed to choose the first.
    chosen = devices.indices.reversed().max { rank($0) < rank($1) } ?? 0
    self.devices = devices
    self.tallies = tallies
    self.timelessLine = timelessLine
    self.valuelessLine = valuelessLine
    self.fault = fault
    self.isWhole = isWhole
    hasEvents = tallies.contains { $0.events > 0 }
  }

  /// The description of the chosen device in the file.
  var description: DeviceDescription { devices[chosen].description }
  var path: String { devices[chosen].path }
  var machine: String? { devices[chosen].machine }
  var range: ObservedRange { tallies[chosen].range }

  /// The kind of device if it is not a touch device; `nil` unless the whole file was examined.
  var otherDevice: String? {
    let tally = tallies[chosen]
    guard isWhole, tally.absolute == 0, tally.touches == 0 else { return nil }
    if tally.relative > 0 { return "a mouse, which reports movement and no fingers" }
    return tally.keys > 0 ? "a keyboard or buttons, which report no fingers" : nil
  }

  /// The line of an event without a value, if no event of an axis has one.
  var lineWithoutValues: Int? {
    tallies.contains { $0.absolute > 0 } ? nil : valuelessLine
  }

  /// Whether the whole file has no event of an axis.
  var hasNoPositions: Bool { isWhole && tallies[chosen].absolute == 0 }
  var hasTouches: Bool { tallies[chosen].touches > 0 }

  /// Whether a pen comes near and never touches, in the whole file.
  var onlyHovers: Bool {
    let tally = tallies[chosen]
    return isWhole && tally.pens > 0 && tally.touches == 0 && tally.pressures == 0
  }

  /// Other devices with events, which are not read, and whether they were touched.
  var skipped: [(device: RecordedDevice, isTouched: Bool)] {
    devices.indices.filter { $0 != chosen && tallies[$0].events > 0 }
      .map { (devices[$0], tallies[$0].touches > 0) }
  }
}

/// Reads the beginning of a file for a survey.
private struct EvdevScout<Reader: EvdevLineReader> {
  var reader = Reader()
  var tallies: [EvdevSurvey.Tally] = []
  var hasEvents = false
  var timelessLine: Int?
  var valuelessLine: Int?
  var fault: (line: Int, message: String)?

  /// Reads all available lines.
  init(
    _ beginning: ByteSource, _ prefix: LinePrefix, _ interval: Double?
  ) throws(RecordingError) {
    if let interval { reader.pace(interval) }
    var beginning = beginning
    var lastLine = 1
    while var line = try beginning.nextLine() {
      prefix.strip(&line.cursor)
      lastLine = line.number
      var start: Int
      repeat {
        start = line.cursor.at
        note(reader.read(&line.cursor), line.number)
      } while Reader.findNext(in: &line.cursor, after: start)
    }
    if beginning.isWhole { finish(after: lastLine) }
    if timelessLine == nil, reader.hasUntimed { timelessLine = 1 }
  }

  /// Whether examining more bytes is unnecessary.
  var isEnough: Bool {
    hasEvents && reader.devices.count == 1 && reader.devices[0].description.hasPositions
  }

  /// Reads what is left at the end of the file.
  private mutating func finish(after line: Int) {
    while true {
      let rest = reader.finish()
      if case .nothing = rest { return }
      note(rest, line)
    }
  }

  private mutating func note(_ content: EvdevLine, _ line: Int) {
    switch content {
    case .event(let event, let device): note(event, device)
    case .events(let events, let device): for event in events { note(event, device) }
    case .timeless: timelessLine = timelessLine ?? line
    case .valueless: valuelessLine = valuelessLine ?? line
    case .malformed(let message), .foreign(let message): fault = fault ?? (line, message)
    case .nothing, .unknownCode: break
    }
  }

  /// Counts an event of a device.
  private mutating func note(_ event: EvdevEvent, _ device: Int) {
    hasEvents = true
    while tallies.count <= device { tallies.append(EvdevSurvey.Tally()) }
    tallies[device].note(event)
  }
}
