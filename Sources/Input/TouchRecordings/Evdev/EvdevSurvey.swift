import EvdevInput

/// A look at the beginning of an evdev recording, before any of it is read for good: which devices
/// it has, which of them is touched, and where.
struct EvdevSurvey {
  /// How much of a file is looked at; the rest may be endless.
  static let bytes = 1 << 18

  /// Devices in the order of their appearance.
  let devices: [RecordedDevice]
  /// The index of the device whose contacts are read.
  let chosen: Int
  let hasEvents: Bool
  let timelessLine: Int?
  /// The first line that could not be read, and why.
  let fault: (line: Int, message: String)?
  /// The whole file was seen.
  let isWhole: Bool
  private let tallies: [Tally]

  /// What was seen of one device.
  struct Tally {
    var events = 0
    var touches = 0
    /// Movements of something without positions, such as a mouse; places; and keys.
    var relative = 0
    var absolute = 0
    var keys = 0
    var range = ObservedRange()

    /// Counts an event of the device.
    mutating func note(_ event: EvdevEvent) {
      events += 1
      range.note(event)
      let isContact = event.type == EvdevCode.abs && EvdevCode.isMultitouch(axis: event.code)
      let isTouch = event.type == EvdevCode.key && event.code == EvdevCode.touch
      // A stylus or a mouse emulation also touches; contacts are what is looked for.
      if isContact { touches += 8 }
      if isTouch { touches += 1 }
      switch event.type {
      case EvdevCode.rel: relative += 1
      case EvdevCode.abs: absolute += 1
      case EvdevCode.key: keys += 1
      default: break
      }
    }
  }

  init<Reader: EvdevLineReader>(
    _ reader: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix,
    interval: Double? = nil
  ) throws(RecordingError) {
    // Most files describe themselves, and then their head and first events are enough.
    var beginning = try source.preview(bytes: 1 << 14)
    var scout = try EvdevScout<Reader>(beginning, prefix, interval)
    if !scout.isEnough {
      beginning = try source.preview(bytes: Self.bytes)
      scout = try EvdevScout<Reader>(beginning, prefix, interval)
    }
    self.init(
      devices: scout.reader.devices, tallies: scout.tallies, timelessLine: scout.timelessLine,
      fault: scout.fault, isWhole: beginning.isWhole)
  }

  /// A survey of what a look at a beginning counted.
  init(
    devices: [RecordedDevice], tallies: [Tally], timelessLine: Int? = nil,
    fault: (line: Int, message: String)? = nil, isWhole: Bool
  ) {
    var tallies = tallies
    while tallies.count < devices.count { tallies.append(Tally()) }
    func rank(_ index: Int) -> (Int, Int, Int) {
      let device = devices[index].description
      return (tallies[index].touches, device.isMultitouch ? 1 : 0, tallies[index].events)
    }
    // The first of equals.
    chosen = devices.indices.reversed().max { rank($0) < rank($1) } ?? 0
    self.devices = devices
    self.tallies = tallies
    self.timelessLine = timelessLine
    self.fault = fault
    self.isWhole = isWhole
    hasEvents = tallies.contains { $0.events > 0 }
  }

  /// What the file says about the device whose contacts are read.
  var description: DeviceDescription { devices[chosen].description }
  var path: String { devices[chosen].path }
  var machine: String? { devices[chosen].machine }
  var range: ObservedRange { tallies[chosen].range }

  /// What the device is instead of one that is touched, if the whole file says so.
  var otherDevice: String? {
    let tally = tallies[chosen]
    guard isWhole, tally.absolute == 0, tally.touches == 0 else { return nil }
    if tally.relative > 0 { return "a mouse, which reports movement and no fingers" }
    return tally.keys > 0 ? "a keyboard or buttons, which report no fingers" : nil
  }

  /// Devices with events that are not read, and whether they were touched too.
  var skipped: [(device: RecordedDevice, isTouched: Bool)] {
    devices.indices.filter { $0 != chosen && tallies[$0].events > 0 }
      .map { (devices[$0], tallies[$0].touches > 0) }
  }
}

/// Reads a beginning and keeps what a survey wants to know.
private struct EvdevScout<Reader: EvdevLineReader> {
  var reader = Reader()
  var tallies: [EvdevSurvey.Tally] = []
  var hasEvents = false
  var timelessLine: Int?
  var fault: (line: Int, message: String)?

  /// Reads all that is there.
  init(
    _ beginning: ByteSource, _ prefix: LinePrefix, _ interval: Double?
  ) throws(RecordingError) {
    if let interval { reader.pace(interval) }
    var beginning = beginning
    while var line = try beginning.nextLine() {
      prefix.strip(&line.cursor)
      switch reader.read(&line.cursor) {
      case .event(let event, let device):
        note(event, device)
      case .events(let events, let device):
        for event in events { note(event, device) }
      case .timeless where timelessLine == nil:
        timelessLine = line.number
      case .malformed(let message) where fault == nil:
        fault = (line.number, message)
      default:
        break
      }
    }
    if timelessLine == nil, reader.hasUntimed { timelessLine = 1 }
  }

  /// Whether a longer look could find more.
  var isEnough: Bool {
    hasEvents && reader.devices.count == 1 && reader.devices[0].description.hasPositions
  }

  /// Counts an event for its device.
  private mutating func note(_ event: EvdevEvent, _ device: Int) {
    hasEvents = true
    while tallies.count <= device { tallies.append(EvdevSurvey.Tally()) }
    tallies[device].note(event)
  }
}
