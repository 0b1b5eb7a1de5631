import JSONText

/// A text format that has contacts in a scene rather than of a device's events.
protocol ContactReader: Sendable {
  /// The name under which the format is known.
  static var format: RecordingFormat { get }

  /// Whether a line can only come from this format.
  static func recognizes(_ line: ByteCursor) -> Bool

  /// Whether a JSON object can only come from this format.
  static func recognizes(_ record: JSONValue) -> Bool

  /// What a person can do about a log in which no contact has a time.
  static var timeRemedy: String { get }

  /// What to say of a log without contacts, where that has a reason of its own.
  static var nothing: (message: String, remedy: String)? { get }

  /// How much of a file is looked at before it is read.
  static var surveyBytes: Int { get }

  init()

  /// What the lines so far said of the surface.
  var surface: ContactSurface { get }

  /// Takes over what a look at the beginning found out.
  mutating func learn(from scout: Self)

  /// Takes the recording of that name out of a file with several.
  mutating func choose(_ name: String)

  /// Takes the next line of the file, or the next piece of a long one.
  mutating func read(_ line: ByteSource.Line, into ledger: inout ContactLedger)

  /// The file is at its end.
  mutating func finish(into ledger: inout ContactLedger)
}

extension ContactReader {
  static func recognizes(_ record: JSONValue) -> Bool { false }
  static var nothing: (message: String, remedy: String)? { nil }
  static var surveyBytes: Int { EvdevSurvey.bytes }
  mutating func learn(from scout: Self) {}
  mutating func choose(_ name: String) {}
  mutating func finish(into ledger: inout ContactLedger) {}
}
