/// What is to be changed in one source, as far as the source and what others declare decide it.
struct RewrittenSource: Codable, Equatable, Sendable {
  var edits: SourceEdits
  /// Declarations that follow the source's own text.
  var tail: String
  let notes: [PortNote]
  /// Members of extensions that only a class's own body can hold.
  let moved: [MovedMember]
  /// The modules that it does not import, and has to.
  let added: [String]
  /// Whether it makes objects of classes that only run time knows.
  var makesByClass = false

  /// The whole ported source: its own lines, under its own name, then what was added.
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

  /// Whether every place in it lies in a source of that length.
  func fits(length: Int) -> Bool {
    let stretches = edits.edits.map { ($0.start, $0.end) } + moved.map { ($0.start, $0.end) }
    return stretches.allSatisfy { 0 <= $0 && $0 <= $1 && $1 <= length }
  }
}
