import GestureCore

/// The part of a recording after its header, in any format.
protocol RecordingStream: Sendable {
  /// The next frame; `nil` at the end, after which it is not called again.
  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
}

/// A recording that is read line by line.
struct LineStream<Body: RecordingBody>: RecordingStream {
  private var body: Body
  /// The frames at the end, in reverse order; `nil` before the end.
  private var closing: [InputFrame]?

  private let prefix: LinePrefix

  init(_ body: Body, _ prefix: LinePrefix = .none) {
    self.body = body
    self.prefix = prefix
  }

  mutating func nextFrame(from source: inout ByteSource, log: inout ComplaintLog)
    throws(RecordingError) -> InputFrame?
  {
    if let frame = body.nextOfLine() { return frame }
    while closing == nil {
      guard var line = try source.nextLine() else {
        closing = try body.finish(&log).reversed()
        break
      }
      prefix.strip(&line.cursor)
      if line.isTooLong {
        try log.add(.malformed, line: line.number, "a line of more than 65536 bytes, left out")
      } else if try body.read(&line.cursor, number: line.number, log: &log) {
        return body.nextOfLine()
      }
    }
    return closing?.popLast()
  }
}
