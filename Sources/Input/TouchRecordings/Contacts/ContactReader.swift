import JSONText

/// A reader of a text format with contacts, instead of a device's events.
protocol ContactReader: Sendable {
  /// The name under which the format is known.
  static var format: RecordingFormat { get }

  /// Whether a line can only come from this format.
  static func recognizes(_ line: ByteCursor) -> Bool

  /// Whether a JSON object can only come from this format.
  static func recognizes(_ record: JSONValue) -> Bool

  /// Advice for a log without any times.
  static var timeRemedy: String { get }

  /// The message for a log without contacts, if there is a specific reason; otherwise `nil`.
  static var nothing: (message: String, remedy: String)? { get }

  /// Bytes that are examined before reading.
  static var surveyBytes: Int { get }

  init()

  /// The surface, according to the lines so far.
  var surface: ContactSurface { get }

  /// Whether times that were found in the lines so far are times. Only lines without names need more than one line to decide.
  var hasCertainTimes: Bool { get }

  /// Adopts the results of examining the beginning.
  mutating func learn(from scout: Self)

  /// Selects the recording of that name in a file with several.
  mutating func choose(_ name: String)

  /// Reads the next line of the file, or the next piece of a long one.
  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger)

  /// Called at the end of the file.
  mutating func finish(into ledger: inout ContactLedger)
}

extension ContactReader {
  var hasCertainTimes: Bool { true }
  static func recognizes(_ record: JSONValue) -> Bool { false }
  static var nothing: (message: String, remedy: String)? { nil }
  static var surveyBytes: Int { EvdevSurvey.bytes }
  mutating func learn(from scout: Self) {}
  mutating func choose(_ name: String) {}
  mutating func finish(into ledger: inout ContactLedger) {}
}
