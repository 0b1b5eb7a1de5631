import JSONText

/// A reader of recordings: the format, how its files are recognized, and how they are opened.
///
/// A format that has several texts has a reader for each. The readers of contacts and of events need no more than
/// their own file and a line in `all`; those that open a file in their own way have a `FormatReader` in that file.
struct FormatReader: Sendable {
  typealias Open =
    @Sendable (
      inout ByteSource, LinePrefix, RecordingOptions, inout ComplaintLog
    ) throws(RecordingError) -> RecordingOpening

  let format: RecordingFormat
  /// Whether a file can only be this reader's: by its first bytes, by one line, or by one JSON object.
  var recognizesBytes: @Sendable (ByteSource) throws(RecordingError) -> Bool = { _ in false }
  var recognizesLine: @Sendable (ByteCursor) -> Bool = { _ in false }
  var recognizesObject: @Sendable (JSONValue) -> Bool = { _ in false }
  /// Whether it is asked only about files that no other reader recognizes.
  var isFallback = false
  let open: Open

  /// All readers, in the order in which they are asked about a line or an object. Where a format is asked for
  /// that has several and none recognizes the file, the first is taken.
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
    .records(VelocityPointRecords.self),
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
    .events(EventDumpReader.self),
    .anyEvents,
    .anyTouches,
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

  /// Only for files that no other reader recognizes.
  private static let anyTouches: FormatReader = {
    var reader = FormatReader.contacts(AnyTouchReader.self)
    reader.isFallback = true
    return reader
  }()

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
