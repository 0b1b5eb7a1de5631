import Foundation
import GestureCore

/// A whole recording in memory: for short ones, tests and tools. Long ones are read frame by frame
/// with `RecordingReader`.
public struct Recording: Sendable, Hashable {
  /// What is known beside the frames.
  public var header: RecordingHeader
  /// The frames, in the order of their times.
  public var frames: [InputFrame]
  /// What was wrong with the file it was read from.
  public var complaints: [Complaint] = []

  /// A recording of these frames.
  public init(header: RecordingHeader, frames: [InputFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Reads a file, or standard input for `-`, to its end.
  public init(reading path: String, options: RecordingOptions = RecordingOptions())
    throws(RecordingError)
  {
    try self.init(RecordingReader(opening: path, options: options))
  }

  /// Reads text, under a name for complaints.
  public init(
    text: String, named name: String = "recording", options: RecordingOptions = RecordingOptions()
  ) throws(RecordingError) {
    try self.init(RecordingReader(bytes: Array(text.utf8), named: name, options: options))
  }

  /// Reads the rest of a reader.
  public init(_ reader: RecordingReader) throws(RecordingError) {
    var reader = reader
    header = reader.header
    frames = []
    while let frame = try reader.nextFrame() {
      frames.append(frame)
      complaints += reader.takeComplaints()
    }
    complaints += reader.takeComplaints()
  }

  /// The recording in Touchstone's own format.
  ///
  /// Throws for a frame that the format has no words for.
  public func text() throws(UnwritableFrame) -> String {
    var writer = TouchesWriter()
    var text = TouchesWriter.head(header)
    for frame in frames { text += try writer.line(for: frame) }
    return text
  }

  /// Writes the recording to a file in Touchstone's own format.
  public func write(to path: String) throws {
    try text().write(toFile: path, atomically: true, encoding: .utf8)
  }
}
