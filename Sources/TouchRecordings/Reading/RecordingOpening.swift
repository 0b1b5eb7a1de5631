import EvdevInput
import Foundation

/// Finds out what a file is before its first frame is read.
struct RecordingOpening {
  let header: RecordingHeader
  let stream: any RecordingStream

  /// Enough for any head; a pipe that is still written to need not send more.
  static let headBytes = 1 << 14

  init(
    _ source: inout ByteSource, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) {
    let beginning = try source.preview(bytes: Self.headBytes)
    guard !beginning.isBlank else {
      throw RecordingError(
        file: source.name, "is empty", remedy: "record again; nothing was written to it")
    }
    let (format, prefix) = try Self.format(of: &source, beginning, options)
    switch format {
    case .touches:
      let reader = try TouchesReader(head: source.preview(bytes: Self.headBytes), prefix, &log)
      (header, stream) = (reader.header, LineStream(reader, prefix))
      if options.physicalSize != nil {
        try log.add(
          .device, "is in points, of which a size in millimetres says nothing: it is left out",
          remedy: "write the scene's size in points, such as “size 390x844”", severity: .note)
      }
    case .evemu: self = try Self.open(EvemuReader.self, &source, prefix, options, &log)
    case .getevent: self = try Self.open(GeteventReader.self, &source, prefix, options, &log)
    case .evtest: self = try Self.open(EvtestReader.self, &source, prefix, options, &log)
    case .hid: self = try Self.open(HIDReader.self, &source, prefix, options, &log)
    case .libinput:
      guard let kind = options.eventStreams.first(where: { $0.format == format }) else {
        throw RecordingError(
          file: source.name, "is a libinput recording, for which YAML must be read",
          remedy: "read it with the command, or with the target LibinputRecordings")
      }
      self = try Self.open(kind.type, format, &source, prefix, options, &log)
    case .w3c: self = try Self.records(PointerRecords.self, &source, prefix, options, &log)
    case .devtools: self = try Self.records(DevToolsRecords.self, &source, prefix, options, &log)
    case .gsevent: self = try Self.records(GSEventRecords.self, &source, prefix, options, &log)
    case .velocitytracker:
      self = try Self.records(VelocityPointRecords.self, &source, prefix, options, &log)
    case .flutter: self = try Self.contacts(FlutterReader.self, &source, prefix, options, &log)
    case .motionevent:
      self = try Self.contacts(MotionEventReader.self, &source, prefix, options, &log)
    case .wayland: self = try Self.contacts(WaylandReader.self, &source, prefix, options, &log)
    case .xinput: self = try Self.contacts(XInputReader.self, &source, prefix, options, &log)
    case .debugEvents:
      self = try Self.contacts(DebugEventsReader.self, &source, prefix, options, &log)
    case .webdriver: self = try Self.records(WebDriverRecords.self, &source, prefix, options, &log)
    case .tslib: self = try Self.contacts(TSPrintReader.self, &source, prefix, options, &log)
    case .rrweb: self = try Self.records(RRWebRecords.self, &source, prefix, options, &log)
    case .touchpadLog:
      self = try Self.records(TouchpadLogRecords.self, &source, prefix, options, &log)
    case .strokes: self = try Self.contacts(StrokeReader.self, &source, prefix, options, &log)
    case .qt: self = try Self.contacts(QtReader.self, &source, prefix, options, &log)
    case .freerdp: self = try Self.contacts(FreeRDPReader.self, &source, prefix, options, &log)
    case .monkey: self = try Self.contacts(MonkeyReader.self, &source, prefix, options, &log)
    case .maestro: self = try Self.contacts(MaestroReader.self, &source, prefix, options, &log)
    case .inputEvent: self = try Self.bytes(&source, options, &log)
    case .sdl: self = try Self.contacts(SDLReader.self, &source, prefix, options, &log)
    case .tuio:
      if try TUIODump.recognizes(source.preview(bytes: 1 << 17)) {
        self = try Self.dump(&source, options, &log)
      } else if try FormatSniffer.findsObjects(of: format, in: beginning) {
        self = try Self.records(TUIORecords.self, &source, prefix, options, &log)
      } else {
        self = try Self.contacts(TUIOTextReader.self, &source, prefix, options, &log)
      }
    }
  }

  private init(_ header: RecordingHeader, _ stream: any RecordingStream) {
    self.header = header
    self.stream = stream
  }

  /// The format that is asked for or found, and what stands before its lines.
  private static func format(
    of source: inout ByteSource, _ beginning: ByteSource, _ options: RecordingOptions
  ) throws(RecordingError) -> (RecordingFormat, LinePrefix) {
    var found = try FormatSniffer.format(of: beginning)
    if found == nil, !beginning.isWhole {
      found = try FormatSniffer.format(of: source.preview(bytes: EvdevSurvey.bytes))
    }
    if let forced = options.format {
      return (forced, found?.format == forced ? found?.prefix ?? .none : .none)
    }
    guard let found else { throw UnknownRecording.error(source.name, beginning) }
    return found
  }

  /// Opens a log of contacts.
  private static func contacts<Reader: ContactReader>(
    _: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix, _ options: RecordingOptions,
    _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let survey = try ContactSurvey<Reader>(&source, prefix, part: options.part)
    guard survey.hasContacts || !survey.isWhole else {
      guard let nothing = Reader.nothing else { throw noEvents(source.name) }
      throw RecordingError(file: source.name, nothing.message, remedy: nothing.remedy)
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
    let header = RecordingHeader(
      format: Reader.format, deviceName: survey.reader.surface.deviceName,
      sceneSize: mapping.size)
    return RecordingOpening(
      header, ContactStream(reader, mapping, prefix, interval: options.interval))
  }

  private static func records<Records: ContactRecords>(
    _: Records.Type, _ source: inout ByteSource, _ prefix: LinePrefix,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    try contacts(JSONContactReader<Records>.self, &source, prefix, options, &log)
  }

  /// Opens packets of TUIO.
  private static func dump(
    _ source: inout ByteSource, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let mapping = SurfaceMapping(ContactSurface(unit: .shares), reach: .zero, options)
    try assume(mapping, &log)
    return RecordingOpening(
      RecordingHeader(format: .tuio, sceneSize: mapping.size), TUIODumpStream(mapping))
  }

  /// Opens the kernel's events as bytes.
  private static func bytes(
    _ source: inout ByteSource, _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let beginning = try source.preview(bytes: EvdevSurvey.bytes)
    guard let layout = try InputEventBytes(beginning) else { throw noEvents(source.name) }
    let survey = try EvdevSurvey(layout, beginning)
    let (header, mapping) = try device(survey, .inputEvent, source.name, options, &log)
    return RecordingOpening(
      header, InputEventStream(layout, EvdevFrames(device: 0, mapping: mapping)))
  }

  private static func assume(_ mapping: SurfaceMapping, _ log: inout ComplaintLog)
    throws(RecordingError)
  {
    guard let assumption = mapping.assumption else { return }
    try log.add(.size, assumption.message, remedy: assumption.remedy, severity: .assumption)
  }

  /// Opens a recording of a device, in whichever text.
  private static func open<Reader: EvdevLineReader>(
    _ type: Reader.Type, _ source: inout ByteSource, _ prefix: LinePrefix,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> RecordingOpening {
    let survey = try EvdevSurvey(type, &source, prefix, interval: options.interval)
    let (header, mapping) = try device(survey, Reader.format, source.name, options, &log)
    var reader = Reader()
    if let interval = options.interval { reader.pace(interval) }
    let body = EvdevBody(reader: reader, device: survey.chosen, mapping: mapping)
    return RecordingOpening(header, LineStream(body, prefix))
  }

  /// Opens a recording of a device whose events come from elsewhere.
  private static func open<Events: EvdevEventStream>(
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

  /// The surveyed device, and where its readings are on the scene.
  private static func device(
    _ survey: EvdevSurvey, _ format: RecordingFormat, _ name: String,
    _ options: RecordingOptions, _ log: inout ComplaintLog
  ) throws(RecordingError) -> (RecordingHeader, PanelMapping) {
    if !survey.hasEvents {
      if let line = survey.timelessLine {
        throw RecordingError(
          file: name, line: line, "has no times, and gestures need them",
          remedy: "record again with getevent -lt, or tell the pace with --interval")
      }
      if survey.isWhole { throw noEvents(name) }
    }
    if let other = survey.otherDevice {
      throw RecordingError(
        file: name, "is of \(other)",
        remedy: "record the touch screen or touchpad; libinput list-devices names it")
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
        "the pad tells the box around the fingers only: which finger moved is not known, and a"
          + " turn that is told may be none", severity: .note)
    }
    let header = RecordingHeader(
      format: format, deviceName: device.name, sceneSize: mapping.size,
      device: mapping.device, axesSource: axes)
    return (header, mapping)
  }

  /// A head alone, or a file in which the format that was asked for finds nothing.
  static func noEvents(_ name: String) -> RecordingError {
    RecordingError(
      file: name, "holds no events",
      remedy: "name the recording itself; a device description goes to --device FILE")
  }
}
