import Foundation

/// A change that the user made on the page, stored as values so that a recording can contain it and
/// a replay can repeat it.
nonisolated struct SceneEdit: Codable, Equatable, Sendable {
  /// How many frames had been played before the change.
  var frame: Int
  /// The change in words, for display.
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

/// The position of a view in the tree: the index of its window, then its index among the subviews
/// on each level. A global view number would depend on the time of the snapshot.
nonisolated struct ViewPlace: Codable, Equatable, Sendable {
  var path: [Int]
}

/// The position of a recognizer: its view and its index there.
nonisolated struct RecognizerPlace: Codable, Equatable, Sendable {
  var view: ViewPlace
  var index: Int
}

// MARK: - In a file

nonisolated extension SceneEdit {
  /// Prefix of an edit in a recording: a comment, which other readers skip.
  private static let mark = "# edit "
  /// The most edits in a recording.
  static let most = 1000

  /// The edits as lines to append to a recording's text.
  static func text(of edits: [SceneEdit]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return edits.compactMap { try? encoder.encode($0) }
      .map { "\(mark)\(String(decoding: $0, as: UTF8.self))\n" }.joined()
  }

  /// Parses the edits in a recording's text; lines that cannot be parsed are ordinary comments.
  static func edits(in bytes: some Collection<UInt8>) -> [SceneEdit] {
    var edits: [SceneEdit] = []
    var start = bytes.startIndex
    while edits.count < most, start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let line = bytes[start..<end]
      if line.starts(with: mark.utf8),
        let edit = try? JSONDecoder().decode(
          SceneEdit.self, from: Data(line.dropFirst(mark.utf8.count)))
      {
        edits.append(edit)
      }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    return edits.sorted { $0.frame < $1.frame }
  }

  /// A Swift comment of one line, whatever the file contained.
  var comment: String {
    // Unicode line and paragraph separators would end the comment too.
    let line = words.prefix(200).split(whereSeparator: \.isNewline).joined(separator: " ")
    return "// After frame \(frame): \(line)"
  }
}
