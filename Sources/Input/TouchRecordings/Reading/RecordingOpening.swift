import EvdevInput
import Foundation

/// Determines a file's format and opens it.
struct RecordingOpening {
  let header: RecordingHeader
  let stream: any RecordingStream

  /// Bytes that suffice for any header; a pipe need not deliver more before reading starts.
  static let headBytes = 1 << 14

  init(
    _ source: inout ByteSource, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) {
    if let path = options.devicePath, !FileManager.default.fileExists(atPath: path) {
      throw RecordingError(
        file: path, "does not exist, and --device names it", remedy: "correct the path of --device")
    }
    try source.removeTerminalCodes(within: Self.headBytes)
    var beginning = try source.preview(bytes: Self.headBytes)
    if let wrap = Self.wrap(of: beginning, options) {
      source.joinLines(wrap)
      beginning.joinLines(wrap)
      try log.add(
        .device, "its lines are cut at \(wrap.column) columns, and are read as joined",
        severity: .note)
    } else if !options.readsLinesAsTheyAre, let column = beginning.cutColumn {
      source.leaveOutCutWords(at: column)
      beginning.leaveOutCutWords(at: column)
      try log.add(
        .device, "has lines that are cut at \(column) columns, whose last words are left out",
        remedy: UnknownRecording.wholeLines, severity: .assumption)
    }
    guard !beginning.isBlank else {
      throw RecordingError(
        file: source.name, "is empty", remedy: "record again; nothing was written to it")
    }
    let (reader, prefix) = try Self.reader(of: &source, beginning, options)
    if let part = options.part, !reader.hasNames {
      throw RecordingError(
        file: source.name, "holds one recording, which has no name",
        remedy: "leave out “#\(part.prefix(60))”")
    }
    self = try reader.open(&source, prefix, options, &log)
  }

  init(_ header: RecordingHeader, _ stream: any RecordingStream) {
    self.header = header
    self.stream = stream
  }

  /// How lines were wrapped; `nil` unless joining the lines results in fewer errors and at least as many frames.
  private static func wrap(of beginning: ByteSource, _ options: RecordingOptions) -> LineWrap? {
    guard !options.readsLinesAsTheyAre else { return nil }
    let wraps = beginning.likelyWraps
    guard !wraps.isEmpty else { return nil }
    var options = options
    options.readsLinesAsTheyAre = true
    options.isStrict = false
    // If lines were wrapped, some of the first cause errors already.
    let first = RecordingReader.count(beginning, options, atMost: 16)
    guard first.faults > 0 || first.frames == 0 else { return nil }
    let plain = RecordingReader.count(beginning, options)
    return wraps.first { wrap in
      var joined = beginning
      joined.joinLines(wrap)
      let other = RecordingReader.count(joined, options)
      // If nothing could be read before, the error of a beginning that is cut off is no worse.
      let isBetter = other.faults < plain.faults + (plain.frames == 0 ? 1 : 0)
      return other.frames > 0 && other.frames >= plain.frames && isBetter
    }
  }

  /// The reader of the requested or recognized format, and the lines' prefix.
  private static func reader(
    of source: inout ByteSource, _ beginning: ByteSource, _ options: RecordingOptions
  ) throws(RecordingError) -> (FormatReader, LinePrefix) {
    var found = try FormatSniffer.find(in: beginning)
    if found == nil, !beginning.isWhole {
      found = try FormatSniffer.find(in: source.preview(bytes: EvdevSurvey.bytes))
    }
    guard let forced = options.format else {
      guard let found else {
        let log = try AppleGestureLog(in: beginning)
        if !log.entries.isEmpty { throw RecordingError(file: source.name, log) }
        throw UnknownRecording.error(source.name, beginning)
      }
      return found
    }
    if let found, found.reader.format == forced { return found }
    let readers = FormatReader.all.filter { $0.format == forced }
    let more = try source.preview(bytes: EvdevSurvey.bytes)
    return (try FormatSniffer.find(in: more, readers)?.reader ?? readers[0], .none)
  }

  /// Opens a recording of contacts.
  static func contacts<Reader: ContactReader>(
    _: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix, _ options: RecordingOptions,
    _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let survey = try ContactSurvey<Reader>(&source, prefix, part: options.part)
    guard survey.hasContacts || !survey.isWhole else {
      if Reader.self == DebugEventsReader.self {
        let gestures = try LibinputGestures(
          in: source.preview(bytes: Reader.surveyBytes), prefix)
        if !gestures.gestures.isEmpty {
          throw RecordingError(file: source.name, gestures)
        }
      }
      guard let nothing = Reader.nothing else { throw noEvents(source.name) }
      throw try FoundInstead.error(
        source.name, source.preview(bytes: EvdevSurvey.bytes), part: options.part, nothing)
    }
    guard survey.hasTimes || !survey.hasContacts || options.interval != nil else {
      throw RecordingError(
        file: source.name, "has no times, and gestures need them", remedy: Reader.timeRemedy)
    }
    let mapping = SurfaceMapping(survey.reader.surface, reach: survey.reach, options)
    try assume(mapping, &log)
    var reader = Reader()
    reader.learn(from: survey.reader)
    if let part = options.part { reader.choose(part) }
    var header = RecordingHeader(
      format: Reader.format, deviceName: survey.reader.surface.deviceName,
      sceneSize: mapping.size)
    header.isInPoints = survey.reader.surface.unit == .points
    return RecordingOpening(
      header, ContactStream(reader, mapping, prefix, interval: options.interval))
  }

  static func assume(_ mapping: SurfaceMapping, _ log: inout ComplaintLog)
    throws(RecordingError)
  {
    guard let assumption = mapping.assumption else { return }
    try log.add(.size, assumption.message, remedy: assumption.remedy, severity: .assumption)
  }

  /// Opens a recording of device events in a text format.
  static func events<Reader: EvdevLineReader>(
    _ type: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let survey = try EvdevSurvey(type, &source, prefix, interval: options.interval)
    if survey.hasNoPositions, let column = try source.preview(bytes: headBytes).cutColumn {
      throw UnknownRecording.cut(source.name, at: column)
    }
    let (header, mapping) = try device(survey, Reader.format, source.name, options, &log)
    var reader = Reader()
    if let interval = options.interval { reader.pace(interval) }
    let body = EvdevBody(reader: reader, device: survey.chosen, mapping: mapping)
    return RecordingOpening(header, LineStream(body, prefix))
  }

  /// Opens a recording of device events that another target parses.
  static func events<Events: EvdevEventStream>(
    _: Events.Type, _ format: RecordingFormat, _ source: inout ByteSource, _ prefix: LinePrefix,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let survey = try EvdevSurvey(Events.self, source.preview(bytes: EvdevSurvey.bytes), prefix)
    let (header, mapping) = try device(survey, format, source.name, options, &log)
    return RecordingOpening(
      header,
      EvdevStreamBody(
        Events(), EvdevFrames(device: survey.chosen, mapping: mapping), survey.chosen, prefix)
    )
  }

  /// The chosen device's header, and the mapping of its positions to the scene.
  static func device(
    _ survey: EvdevSurvey, _ format: RecordingFormat, _ name: String,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> (RecordingHeader, PanelMapping) {
    if !survey.hasEvents {
      if let line = survey.timelessLine {
        throw RecordingError(
          file: name, line: line, "has no times, and gestures need them",
          remedy: "record again with getevent -lt, or give the pace with --interval")
      }
      if survey.isWhole, survey.lineWithoutValues == nil {
        guard let fault = survey.fault else { throw noEvents(name) }
        throw RecordingError(
          file: name, line: fault.line, "holds no event that can be read: \(fault.message)",
          remedy: "paste it as the tool printed it, each event in a line of its own")
      }
    }
    if let line = survey.lineWithoutValues {
      throw RecordingError(
        file: name, line: line, "has events without their values",
        remedy: "print the values too: of python-evdev, print(event) and not categorize(event)")
    }
    if let other = survey.otherDevice {
      throw RecordingError(
        file: name, "is of \(other)",
        remedy: "record the touch screen or touchpad; libinput list-devices names it")
    }
    if survey.hasNoPositions, survey.hasTouches {
      throw RecordingError(
        file: name, "has no positions of fingers, only other events",
        remedy: "record all events of the touch screen, with sudo evemu-record or getevent -lt")
    }
    let (device, axes) = try EvdevAxes.find(survey, name, options, &log)
    let mapping = PanelMapping(
      device: device, physicalSize: options.physicalSize, pointsPerInch: options.pointsPerInch,
      orientation: options.orientation)
    for assumption in mapping.assumptions {
      try log.add(
        .size, assumption.message, remedy: assumption.remedy, severity: .assumption)
    }
    if device.properties.contains(.semiMultitouch) {
      try log.add(
        .device,
        "the pad reports the box around the fingers only: both of two fingers move as its middle does,"
          + " so a pinch or a turn is not seen", severity: .note)
    }
    if survey.onlyHovers {
      try log.add(
        .device,
        "a pen hovers above the surface and never touches it, which is no gesture of a touch",
        severity: .note)
    }
    let header = RecordingHeader(
      format: format, deviceName: device.name, sceneSize: mapping.size,
      device: mapping.device, axesSource: axes)
    return (header, mapping)
  }

  /// The error for a file without touches. If its beginning is available, `FoundInstead` describes the content.
  static func noEvents(_ name: String) -> RecordingError {
    RecordingError(
      file: name, "holds no touches", remedy: "record again, from before a finger lands on")
  }
}
