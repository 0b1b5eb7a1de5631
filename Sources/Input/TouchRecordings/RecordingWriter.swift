import Foundation
import GestureCore

/// Writes a recording in Touchstone's own format while it happens.
///
/// When `write(_:)` returns, the frame's line is in the file, so that an interrupted recording is
/// complete up to there.
public struct RecordingWriter: Sendable {
  private let output: FileHandle
  private var writer = TouchesWriter()

  /// Writes the header.
  public init(_ header: RecordingHeader, to output: FileHandle) throws {
    self.output = output
    try output.write(contentsOf: Data(TouchesWriter.head(header).utf8))
  }

  /// Writes a frame.
  ///
  /// Throws `UnwritableFrame` if the format cannot represent the frame, and errors of writing the
  /// file.
  public mutating func write(_ frame: InputFrame) throws {
    let line = try writer.line(for: frame)
    try output.write(contentsOf: Data(line.utf8))
  }
}
