import Foundation
import GestureCore

/// Writes a recording in Touchstone's own format while it happens.
///
/// Every frame is a line that is in the file when `write(_:)` returns, so that a recording that is
/// interrupted is whole up to there.
public struct RecordingWriter: Sendable {
  private let output: FileHandle
  private var writer = TouchesWriter()

  /// Writes the head.
  public init(_ header: RecordingHeader, to output: FileHandle) throws {
    self.output = output
    try output.write(contentsOf: Data(TouchesWriter.head(header).utf8))
  }

  /// Writes a frame.
  ///
  /// Throws `UnwritableFrame` for one that the format has no words for, and what the file throws.
  public mutating func write(_ frame: InputFrame) throws {
    let line = try writer.line(for: frame)
    try output.write(contentsOf: Data(line.utf8))
  }
}
