/// All sources of a target; only changed ones are parsed.
struct ReadSources {
  private(set) var sources: [ReadSource] = []
  /// Notes on sources that are not ported.
  private(set) var notes: [PortNote] = []
  let declarations: Declarations
  let isolated: IsolatedTypes
  /// Whether the declarations that sources see of each other are unchanged.
  private let isFamiliar: Bool

  init(_ all: [PortSource], _ memory: PortMemory?) {
    let known = Dictionary((memory?.sources ?? []).map { ($0.path, $0) }) { first, _ in first }
    for source in all {
      if let note = PortLimits.refusal(of: source) {
        notes.append(note)
      } else if let known = known[source.path], known.text.utf8.elementsEqual(source.text.utf8) {
        sources.append(ReadSource(known, source))
      } else if let read = ReadSource(parsing: source) {
        sources.append(read)
      } else {
        let reason = "it is nested deeper than \(PortLimits.depth) levels"
        notes.append(PortLimits.refusal(of: source, reason))
      }
    }
    var declarations = Declarations()
    for (index, read) in sources.enumerated() { declarations.add(read.declared, file: index) }
    let indexer = DeclarationIndexer(declarations)
    declarations = indexer.indexed
    for fault in indexer.faults {
      guard let place = declarations.types[fault.type]?.bodyEnd else { continue }
      notes.append(
        PortNote(
          path: sources[place.file].source.path, line: place.firstLine, column: 1, severity: .error,
          message: "\(fault.reason); inherit from fewer, and from none that inherits from this one")
      )
    }
    self.declarations = declarations
    isolated = IsolatedTypes(declarations)
    isFamiliar =
      memory?.isolated == isolated.names
      && memory?.sources.map(\.path) == sources.map(\.source.path)
      && sources.allSatisfy { read in
        read.remembered != nil || known[read.source.path]?.declared.surface == read.declared.surface
      }
  }

  /// The declarations of several targets, without the types that more than one source declares: which is meant depends on imports.
  var unambiguous: Declarations {
    var counts: [String: Int] = [:]
    for source in sources {
      for (name, type) in source.declared.types where type.kind != .unknown {
        counts[name, default: 0] += 1
      }
    }
    var left = declarations
    for (name, count) in counts where count > 1 { left.types[name] = nil }
    left.index = DeclarationIndex()
    return left
  }

  /// The edits of each source, and the paths of the sources that were parsed.
  func rewritten(_ late: LateRequirements, _ settings: PortSettings) -> (
    files: [RewrittenSource], parsed: [String]
  ) {
    let dispatched = DispatchedMembers(declarations)
    var parsed: [String] = []
    let files = sources.enumerated().map { index, read in
      if isFamiliar, let remembered = read.remembered { return remembered }
      parsed.append(read.source.path)
      let file = read.parsed ?? ParsedSource(read.source)
      return Rewriter(file, index: index, declarations, isolated, late, dispatched, settings).result
    }
    return (files, parsed)
  }
}
