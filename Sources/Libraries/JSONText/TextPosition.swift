/// Where in a text something stands. Lines and columns count from 1, columns in bytes as editors of plain text do.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of the byte at an offset, or of the end.
  public init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = before.count { $0 == .newline } + 1
    column = before.count - (before.lastIndex(of: .newline).map { $0 + 1 } ?? 0) + 1
  }

  public var description: String { "\(line):\(column)" }
}
