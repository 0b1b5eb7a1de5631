import JSONText

/// A reader of a recording format: how to recognize and open its files.
///
/// A format with several text forms has a reader for each. Readers of contacts and events need only their own file and a line
/// in `all`; readers that open files in another way define their `FormatReader` in that file.
struct FormatReader: Sendable {
  typealias Open =
    @Sendable (
      inout ByteSource, LinePrefix, RecordingOptions, inout ComplaintLog
    ) throws(RecordingError) -> RecordingOpening

  let format: RecordingFormat
  /// Whether a file can only belong to this reader: by its first bytes, by one line, or by one JSON object.
  var recognizesBytes: @Sendable (ByteSource) throws(RecordingError) -> Bool = { _ in false }
  var recognizesLine: @Sendable (ByteCursor) -> Bool = { _ in false }
  var recognizesObject: @Sendable (JSONValue) -> Bool = { _ in false }
  /// Whether a file may have several recordings with names.
  var hasNames = false
  /// Whether it is used only if no other reader recognizes the file.
  var isFallback = false
  let open: Open

  /// All readers, in the order in which they are tried. If a requested format has several readers and none recognizes the file,
  /// the first one is used.
  static let all: [FormatReader] = [
    .touches,
    .events(EvemuReader.self),
    .events(HIDReader.self),
    .events(EvtestReader.self),
    .libinput,
    .contacts(DebugEventsReader.self),
    .contacts(WaylandReader.self),
    .contacts(SDLReader.self),
    .contacts(XInputReader.self),
    .contacts(TUIOTextReader.self),
    .tuioPackets,
    .records(PointerRecords.self),
    .records(DevToolsRecords.self),
    .records(GSEventRecords.self),
    .named(.records(VelocityPointRecords.self)),
    .contacts(MotionEventReader.self),
    .events(GeteventReader.self),
    .contacts(TSPrintReader.self),
    .contacts(StrokeFileReader.self),
    .contacts(QtReader.self),
    .contacts(FreeRDPReader.self),
    .contacts(MonkeyReader.self),
    .contacts(MaestroReader.self),
    .contacts(FlutterReader.self),
    .records(WebDriverRecords.self),
    .records(RRWebRecords.self),
    .records(TouchpadLogRecords.self),
    .records(TUIORecords.self),
    .records(TouchActionRecords.self),
    .records(ReactNativeRecords.self),
    .contacts(PrintedTouchReader.self),
    .contacts(InputCommandReader.self),
    .contacts(MinitouchReader.self),
    .events(EventDumpReader.self),
    .fallback(.events(AnyEventReader.self)),
    .fallback(.contacts(AnyTouchReader.self)),
    .fallback(.records(AnyTouchRecords.self)),
    .inputEvents,
  ]

  private static func contacts<Reader: ContactReader>(_: Reader.Type) -> FormatReader {
    FormatReader(
      format: Reader.format, recognizesLine: { Reader.recognizes($0) },
      recognizesObject: { Reader.recognizes($0) },
      open: { source, prefix, options, log throws(RecordingError) in
        try RecordingOpening.contacts(Reader.self, &source, prefix, options, &log)
      })
  }

  private static func named(_ reader: FormatReader) -> FormatReader {
    var reader = reader
    reader.hasNames = true
    return reader
  }

  /// Used only if no other reader recognizes the file.
  private static func fallback(_ reader: FormatReader) -> FormatReader {
    var reader = reader
    reader.isFallback = true
    return reader
  }

  private static func records<Records: ContactRecords>(_: Records.Type) -> FormatReader {
    contacts(JSONContactReader<Records>.self)
  }

  static func events<Reader: EvdevLineReader>(_: Reader.Type) -> FormatReader {
    FormatReader(
      format: Reader.format, recognizesLine: { Reader.recognizes($0) },
      open: { source, prefix, options, log throws(RecordingError) in
        try RecordingOpening.events(Reader.self, &source, prefix, options, &log)
      })
  }
}
