import SwiftSyntax

/// Ports the sources of one target to plain Swift, with notes.
///
/// All sources are read before any is rewritten, because selectors, optional requirements and overrides may refer to other
/// files.
public struct TargetPort {
  private let sources: [PortSource]
  private let interfaces: [PortSource]
  private let manifest: PortSource?
  private let settings: PortSettings
  private let imported: [PortSource]

  /// - Parameters:
  ///   - sources: the target's Swift sources, nibs, storyboards and Info.plist.
  ///   - imported: the iOS sources of the targets that it imports. They are read, but not ported.
  public init(
    _ sources: [PortSource], _ settings: PortSettings = PortSettings(),
    importing imported: [PortSource] = []
  ) {
    self.imported = imported.filter { !$0.isInterface && !$0.isManifest }
    self.sources = sources.filter { !$0.isInterface && !$0.isManifest }
    interfaces = sources.filter(\.isInterface)
    manifest = sources.first(where: \.isManifest)
    self.settings = settings
  }

  /// - Parameter memory: the last port's memory, so that only changed sources are read.
  public func ported(remembering memory: PortMemory? = nil) -> PortedTarget {
    var notes = interfaces.compactMap(PortLimits.refusal)
    let parts = SwiftUIParts(sources)
    let read = ReadSources(parts.sources, memory?.settings == settings ? memory : nil)
    notes += parts.notes + read.notes
    let declarations = read.declarations
    let late = LateRequirements(declarations)
    let (rewritten, parsed) = read.rewritten(late, settings)
    var changed = rewritten
    for (file, text) in ImplementedRequirements(declarations).tails { changed[file].tail += text }
    MovedMembers(read.sources.map(\.source), declarations).move(in: &changed)
    let added = late.additions.merging(DelegateProxies(declarations).additions, uniquingKeysWith: +)
    for (name, methods) in added {
      guard let type = declarations.types[name], let end = type.bodyEnd else { continue }
      let text = methods.map { type.access.modifier + $0 + "; " }.joined()
      changed[end.file].edits.insert(text, at: end.offset)
    }
    var files: [PortedTarget.File] = []
    if !interfaces.isEmpty {
      let admitted = interfaces.filter { PortLimits.refusal(of: $0) == nil }
      let table = InterfaceTableFile(admitted, declarations)
      for (file, text) in table.tails { changed[file].tail += text }
      notes += table.notes
      files.append(table.file)
    }
    let table = MethodTable(
      declarations, importing: ReadSources(imported, nil).unambiguous,
      files: read.sources.map(\.source.stem),
      makesByClass: rewritten.contains(where: \.makesByClass))
    for (file, tail) in table.tails.enumerated() { changed[file].tail += tail }
    let module = table.module(sceneManifest(&notes))
    // Errors that belong to no line of a Swift source are reported in the file about the whole target.
    let faults = notes.filter { $0.severity == .error }.map { $0.directive() }
    files.append(PortedTarget.File(name: module.name, text: module.text + faults.joined()))
    notes += rewritten.flatMap(\.notes)
    let own = Set(declarations.types.filter { $0.value.kind != .unknown }.keys)
    notes =
      MissingTypes.notes(
        read.sources.map { ($0.source.path, $0.declared.missing.filter { !own.contains($0.key) }) })
      + notes
    files = texts(of: read.sources.map(\.source), changed) + files
    let known = zip(read.sources, rewritten).map {
      PortMemory.Source(
        path: $0.source.path, text: $0.source.text, declared: $0.declared, rewritten: $1)
    }
    var next = PortMemory(settings, read.isolated.names, known)
    next.files = files.map(\.name)
    return PortedTarget(files: files, notes: notes, memory: next, parsed: parsed)
  }

  private func sceneManifest(_ notes: inout [PortNote]) -> SceneManifest? {
    guard let manifest else { return nil }
    if let refusal = PortLimits.refusal(of: manifest) {
      notes.append(refusal)
      return nil
    }
    let read = SceneManifest(manifest)
    if let fault = read.fault {
      notes.append(
        PortNote(
          path: manifest.path, line: fault.line, column: 1, severity: .warning,
          message: "the file is left out: \(fault.message)"))
    }
    return read
  }

  /// Each source gets an output file, even if it is refused, because builds expect one.
  private func texts(
    of ported: [PortSource], _ rewritten: [RewrittenSource]
  ) -> [PortedTarget.File] {
    var names = FileNames()
    var rest = zip(ported, rewritten).map { (source: $0, file: $1) }[...]
    return sources.map { source in
      let isApart = settings.namesFilesApart && source.name != "main.swift"
      let name = names.name(for: source, extension: isApart ? "ported.swift" : "swift")
      guard let next = rest.first, next.source.path == source.path else {
        return PortedTarget.File(name: name, text: "")
      }
      rest = rest.dropFirst()
      return PortedTarget.File(name: name, text: next.file.text(of: next.source))
    }
  }
}
