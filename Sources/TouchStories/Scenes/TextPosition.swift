/// Where in a text something stands; both counted from 1, columns in bytes as editors of plain text do.
package nonisolated struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position of the byte at an offset, or of the end.
  package init(of offset: Int, in bytes: some Collection<UInt8>) {
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
  }

  package var description: String { "\(line):\(column)" }
}
