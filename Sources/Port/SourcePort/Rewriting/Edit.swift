/// A replacement of a byte range of a source.
struct Edit: Codable, Equatable, Sendable {
  let start: Int
  let end: Int
  let text: String
}

/// The edits of one source.
struct SourceEdits: Codable, Equatable, Sendable {
  private(set) var edits: [Edit] = []

  mutating func replace(_ start: Int, _ end: Int, with text: String) {
    edits.append(Edit(start: start, end: end, text: text))
  }

  mutating func insert(_ text: String, at offset: Int) { replace(offset, offset, with: text) }

  /// Inserts text before other insertions at the same offset.
  mutating func insertFirst(_ text: String, at offset: Int) {
    edits.insert(Edit(start: offset, end: offset, text: text), at: 0)
  }

  /// Replaces a byte range and removes earlier edits in it.
  mutating func replaceAll(in start: Int, _ end: Int, with text: String) {
    edits.removeAll { start <= $0.start && $0.end <= end }
    replace(start, end, with: text)
  }

  /// The edited text of a byte range. Of two overlapping edits the first counts.
  func applied(to bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    var result: [UInt8] = []
    var at = start
    let inside = edits.enumerated().filter { start <= $0.element.start && $0.element.end <= end }
      .sorted {
        ($0.element.start, $0.element.end, $0.offset) < (
          $1.element.start, $1.element.end, $1.offset
        )
      }
    for (_, edit) in inside where edit.start >= at {
      result += bytes[at..<edit.start]
      result += Array(edit.text.utf8)
      at = edit.end
    }
    result += bytes[at..<end]
    return String(decoding: result, as: UTF8.self)
  }
}
