import GestureCore

/// The part of a recording behind its head, in any format.
protocol RecordingBody: Sendable {
  /// Takes one line; returns the frame that it completes.
  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?

  /// The frames at the end of the file.
  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame]
}
