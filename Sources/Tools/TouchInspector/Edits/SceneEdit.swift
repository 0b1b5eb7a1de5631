import Foundation

/// Something that the user changed on the page, as values: so a recording can hold it, and a replay
/// do it again.
nonisolated struct SceneEdit: Codable, Equatable, Sendable {
  /// How many frames had been before.
  var frame: Int
  /// For people.
  var words: String
  var change: Change

  enum Change: Codable, Equatable, Sendable {
    case setRecognizer(RecognizerPlace, property: String, value: PropertyValue)
    case setView(ViewPlace, property: String, value: PropertyValue)
    case setTuning(property: String, value: PropertyValue)
    case add(kind: String, name: String, to: ViewPlace)
    case remove(RecognizerPlace)
    case relate(
      RecognizerPlace, PageMessage.Relation.Kind, other: RecognizerPlace, isOn: Bool)
  }
}

/// Where in the tree a view is: the number of its window, and on each level its number among the
/// subviews. Numbers that count views would depend on when the page looked.
nonisolated struct ViewPlace: Codable, Equatable, Sendable {
  var path: [Int]
}

/// Which of a view's recognizers one is.
nonisolated struct RecognizerPlace: Codable, Equatable, Sendable {
  var view: ViewPlace
  var index: Int
}

// MARK: - In a file

nonisolated extension SceneEdit {
  /// Edits stand in comments, which everybody else skips.
  private static let mark = "# edit "
  /// More than anybody makes in a recording.
  static let most = 1000

  /// Lines for the end of a recording's text.
  static func text(of edits: [SceneEdit]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return edits.compactMap { try? encoder.encode($0) }
      .map { "\(mark)\(String(decoding: $0, as: UTF8.self))\n" }.joined()
  }

  /// The edits in a recording's text; what cannot be read is a comment like any other.
  static func edits(in bytes: Data) -> [SceneEdit] {
    let mark = Data(Self.mark.utf8)
    var edits: [SceneEdit] = []
    var rest = bytes[...]
    while edits.count < most, let found = rest.range(of: mark) {
      let end = rest[found.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let isLine = found.lowerBound == bytes.startIndex || bytes[found.lowerBound - 1] == 10
      let line = rest[found.upperBound..<end]
      if isLine, let edit = try? JSONDecoder().decode(SceneEdit.self, from: line) {
        edits.append(edit)
      }
      rest = rest[end...]
    }
    return edits.sorted { $0.frame < $1.frame }
  }

  /// A comment for code: one line, whatever the file said.
  var comment: String {
    // Separators of lines and paragraphs would end a comment as well.
    let line = words.prefix(200).split(whereSeparator: \.isNewline).joined(separator: " ")
    return "// After frame \(frame): \(line)"
  }
}
