/// The edits of one source that depend only on it and on other sources' declarations.
struct RewrittenSource: Codable, Equatable, Sendable {
  var edits: SourceEdits
  /// Declarations to append to the source.
  var tail: String
  let notes: [PortNote]
  /// Members of extensions that must be in a class's body.
  let moved: [MovedMember]
  /// Modules whose import must be added.
  let added: [String]
  /// Whether it creates objects from metatypes that are only known at run time.
  var makesByClass = false

  /// The ported text: the edited source with a directive naming its file, then the added
  /// declarations.
  func text(of source: PortSource) -> String {
    let bytes = Array(source.text.utf8)
    var text = added.map { "import \($0)\n" }.joined()
    text += "#sourceLocation(file: \"\(source.path)\", line: 1)\n"
    text += edits.applied(to: bytes, 0, bytes.count)
    if !tail.isEmpty {
      text += "\n#sourceLocation(file: \"<touchstone port>\", line: 1)\n" + tail
    }
    return text
  }

  /// Whether all positions are within a source of that length.
  func fits(length: Int) -> Bool {
    let stretches = edits.edits.map { ($0.start, $0.end) } + moved.map { ($0.start, $0.end) }
    return stretches.allSatisfy { 0 <= $0 && $0 <= $1 && $1 <= length }
  }
}
