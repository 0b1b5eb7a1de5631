import GestureCore

/// The part of a recording behind its head, in a format that is read line by line.
protocol RecordingBody: Sendable {
  /// Takes one line; returns whether it completes frames.
  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> Bool

  /// The next frame that the line completes, oldest first.
  mutating func nextOfLine() -> InputFrame?

  /// The frames at the end of the file.
  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame]
}
