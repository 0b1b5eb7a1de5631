/// The text formats that recordings come in.
public enum RecordingFormat: String, Sendable, Hashable, CaseIterable {
  /// Touchstone's own; specified in `docs/formats.md`.
  case touches
  /// evemu 1.0 to 1.3, whole or in a head and an events file.
  case evemu
  /// Android's `getevent -t` and `-lt`.
  case getevent
  /// evtest's and mtplot's text.
  case evtest

  /// The format of a beginning of a file, by its content alone: the first line that only one format
  /// can have decides.
  static func detect(_ beginning: ByteSource) throws(RecordingError) -> RecordingFormat? {
    var beginning = beginning
    while let line = try beginning.nextLine() {
      if TouchesReader.recognizes(line.cursor) { return .touches }
      if EvemuReader.recognizes(line.cursor) { return .evemu }
      if EvtestReader.recognizes(line.cursor) { return .evtest }
      if GeteventReader.recognizes(line.cursor) { return .getevent }
    }
    return nil
  }
}
