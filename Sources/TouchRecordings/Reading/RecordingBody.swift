import GestureCore

/// The part of a recording behind its head, in a format that is read line by line.
protocol RecordingBody: Sendable {
  /// Takes one line; returns the frame that it completes.
  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?

  /// The next frame of the same line, where a line completes more than one.
  mutating func nextOfLine() -> InputFrame?

  /// The frames at the end of the file.
  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame]
}

extension RecordingBody {
  mutating func nextOfLine() -> InputFrame? { nil }
}
