import JSONText

/// Finds the format of a beginning of a file, by its content alone: the first line or JSON object that
/// only one format can have decides.
struct FormatSniffer {
  private var records = JSONRecords()

  /// The format, and what stands before each of its lines.
  static func format(of beginning: ByteSource) throws(RecordingError) -> (
    format: RecordingFormat, prefix: LinePrefix
  )? {
    if try TUIODump.recognizes(beginning) { return (.tuio, .none) }
    if try InputEventBytes(beginning) != nil { return (.inputEvent, .none) }
    var sniffer = FormatSniffer()
    var plain = beginning
    while let line = try plain.nextPiece() {
      if let found = lines(line.cursor) { return (found, .none) }
      if let found = sniffer.objects(line) { return (found, .none) }
    }
    var prefixed = beginning
    while let line = try prefixed.nextPiece() {
      if let found = LinePrefix.find(before: line.cursor, lines) {
        return (found.found, found.prefix)
      }
    }
    return try escaped(beginning).map { ($0, .decoding) }
  }

  /// Whether a format that has other texts as well is found in JSON here.
  static func findsObjects(
    of format: RecordingFormat, in beginning: ByteSource
  ) throws(RecordingError) -> Bool {
    var beginning = beginning
    var sniffer = FormatSniffer()
    while let line = try beginning.nextPiece() {
      if let found = sniffer.objects(line) { return found == format }
    }
    return false
  }

  // MARK: - Private

  /// JSON that went through a web page.
  private static func escaped(_ beginning: ByteSource) throws(RecordingError) -> RecordingFormat? {
    var beginning = beginning
    var sniffer = FormatSniffer()
    while var line = try beginning.nextPiece() {
      LinePrefix.decoding.strip(&line.cursor)
      if let found = sniffer.objects(line) { return found }
    }
    return nil
  }

  /// The format that a line can only be of.
  private static func lines(_ line: ByteCursor) -> RecordingFormat? {
    if TouchesReader.recognizes(line) { return .touches }
    if EvemuReader.recognizes(line) { return .evemu }
    if HIDReader.recognizes(line) { return .hid }
    if EvtestReader.recognizes(line) { return .evtest }
    if isLibinput(line) { return .libinput }
    if DebugEventsReader.recognizes(line) { return .debugEvents }
    if WaylandReader.recognizes(line) { return .wayland }
    if SDLReader.recognizes(line) { return .sdl }
    if XInputReader.recognizes(line) { return .xinput }
    if TUIOTextReader.recognizes(line) { return .tuio }
    if MotionEventReader.recognizes(line) { return .motionevent }
    if GeteventReader.recognizes(line) { return .getevent }
    if TSPrintReader.recognizes(line) { return .tslib }
    if StrokeReader.recognizes(line) { return .strokes }
    if QtReader.recognizes(line) { return .qt }
    if FreeRDPReader.recognizes(line) { return .freerdp }
    if MonkeyReader.recognizes(line) { return .monkey }
    if MaestroReader.recognizes(line) { return .maestro }
    if FlutterReader.recognizes(line) { return .flutter }
    return nil
  }

  /// The format of an object that ends in the line.
  private mutating func objects(_ line: ByteSource.Line) -> RecordingFormat? {
    var found: RecordingFormat?
    records.read(line) { record in
      guard found == nil, let value = record.value else { return }
      found = Self.object(value)
    }
    return found
  }

  private static func object(_ value: JSONValue) -> RecordingFormat? {
    if PointerRecords.recognizes(value) { return .w3c }
    if DevToolsRecords.recognizes(value) { return .devtools }
    if GSEventRecords.recognizes(value) { return .gsevent }
    if VelocityPointRecords.recognizes(value) { return .velocitytracker }
    if MotionEventRecords.recognizesRecord(value) { return .motionevent }
    if FlutterRecords.recognizes(value) { return .flutter }
    if WebDriverRecords.recognizes(value) { return .webdriver }
    if RRWebRecords.recognizes(value) { return .rrweb }
    if TouchpadLogRecords.recognizes(value) { return .touchpadLog }
    if TUIORecords.recognizes(value) { return .tuio }
    return nil
  }

  /// A key that only `libinput record` writes.
  private static func isLibinput(_ line: ByteCursor) -> Bool {
    var line = line
    if line.take("ndevices:") { return true }
    line.skipBlanks()
    return line.take("- evdev:") && line.rest.allSatisfy { $0 == " " }
  }
}
