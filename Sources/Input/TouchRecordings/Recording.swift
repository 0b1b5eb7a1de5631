import Foundation
import GestureCore

/// A whole recording in memory, for short recordings, tests and tools. Use `RecordingReader` to
/// read long ones frame by frame.
public struct Recording: Sendable, Hashable {
  /// The recording's properties.
  public var header: RecordingHeader
  /// The frames, in order of time.
  public var frames: [InputFrame]
  /// Complaints about the file.
  public var complaints: [Complaint] = []

  /// Creates a recording.
  public init(header: RecordingHeader, frames: [InputFrame]) {
    self.header = header
    self.frames = frames
  }

  /// Reads a whole file, or standard input for `-`.
  public init(reading path: String, options: RecordingOptions = RecordingOptions())
    throws(RecordingError)
  {
    try self.init(RecordingReader(opening: path, options: options))
  }

  /// Reads a text; complaints use `name` as the file's name.
  public init(
    text: String, named name: String = "recording", options: RecordingOptions = RecordingOptions()
  ) throws(RecordingError) {
    try self.init(RecordingReader(bytes: Array(text.utf8), named: name, options: options))
  }

  /// Reads the remaining frames of a reader.
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
  /// Throws if the format cannot represent a frame.
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
