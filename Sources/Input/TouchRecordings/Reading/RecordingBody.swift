import GestureCore

/// The part of a recording after its header, in a format of lines.
protocol RecordingBody: Sendable {
  /// Reads a line; returns whether it completes frames.
  mutating func read(_ line: inout ByteCursor, number: Int, log: inout ComplaintLog)
    throws(RecordingError) -> Bool

  /// The next frame that the line completes, oldest first; `nil` if there is none.
  mutating func nextOfLine() -> InputFrame?

  /// The frames at the end of the file.
  mutating func finish(_ log: inout ComplaintLog) throws(RecordingError) -> [InputFrame]
}
