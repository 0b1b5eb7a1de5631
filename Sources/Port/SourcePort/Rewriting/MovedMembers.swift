/// A member of an extension that is moved to its class's body, as bytes of its source.
struct MovedMember: Codable, Equatable, Sendable {
  /// The class's name.
  let owner: String
  let start: Int
  let end: Int
  /// Spaces that keep the member in its column.
  let margin: String
  let line: Int
  /// The code to insert into the class instead, if the member stays and is only called from there.
  var forwarding: String?
}

/// Moves members from extensions to their classes' bodies; each keeps its file name and line number for diagnostics.
struct MovedMembers {
  private let sources: [PortSource]
  private let declarations: Declarations

  init(_ sources: [PortSource], _ declarations: Declarations) {
    self.sources = sources
    self.declarations = declarations
  }

  func move(in files: inout [RewrittenSource]) {
    // Reads all members before blanking any, because one may lie within an insertion of another file.
    var arrivals: [(end: DeclaredType.Place, text: String)] = []
    for (source, file) in zip(sources, files) where !file.moved.isEmpty {
      let bytes = Array(source.text.utf8)
      for member in file.moved {
        guard let end = declarations.types[member.owner]?.bodyEnd else { continue }
        if let forwarding = member.forwarding {
          arrivals.append((end, forwarding))
          continue
        }
        let text = file.edits.applied(to: bytes, member.start, member.end)
        arrivals.append((end, heading(member, from: source, text, until: end)))
      }
    }
    for (index, source) in sources.enumerated() where !files[index].moved.isEmpty {
      let bytes = Array(source.text.utf8)
      for member in files[index].moved where member.forwarding == nil {
        let text = String(decoding: bytes[member.start..<member.end], as: UTF8.self)
        let blanks = String(text.map { $0.isNewline ? $0 : " " })
        files[index].edits.replaceAll(in: member.start, member.end, with: blanks)
      }
    }
    for arrival in arrivals {
      files[arrival.end.file].edits.insert(arrival.text, at: arrival.end.offset)
    }
  }

  private func heading(
    _ member: MovedMember, from source: PortSource, _ text: String, until end: DeclaredType.Place
  ) -> String {
    """

    #sourceLocation(file: "\(source.path)", line: \(member.line))
    \(member.margin)\(text)
    #sourceLocation(file: "\(sources[end.file].path)", line: \(end.line))

    """
  }
}
