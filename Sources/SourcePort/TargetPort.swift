import SwiftSyntax

/// Ports the sources of one target: iOS sources in, plain Swift with notes out.
///
/// It reads all of them before it rewrites any, since a selector, an optional requirement or an
/// override can have its other end in another file.
public struct TargetPort {
  private let sources: [PortSource]
  private let interfaces: [PortSource]
  private let manifest: PortSource?
  private let settings: PortSettings

  /// - Parameter sources: all Swift sources of the target, its nibs and storyboards, and its Info.plist.
  public init(_ sources: [PortSource], _ settings: PortSettings = PortSettings()) {
    self.sources = sources.filter { !$0.isInterface && !$0.isManifest }
    interfaces = sources.filter(\.isInterface)
    manifest = sources.first(where: \.isManifest)
    self.settings = settings
  }

  public func ported() -> PortedTarget {
    var notes: [PortNote] = []
    var parsed: [ParsedSource] = []
    var admitted: [PortSource] = []
    for source in interfaces {
      if let refusal = Self.refusal(of: source) {
        notes.append(refusal)
      } else {
        admitted.append(source)
      }
    }
    for source in sources {
      if let refusal = Self.refusal(of: source) {
        notes.append(refusal)
        continue
      }
      let file = ParsedSource(source, index: parsed.count)
      if PortLimits.admit(file.tree) {
        parsed.append(file)
      } else {
        notes.append(Self.fault(source, "it is nested deeper than \(PortLimits.depth) levels"))
      }
    }
    var declarations = Declarations()
    for file in parsed {
      let collector = DeclarationCollector(declarations, file: file.index)
      collector.walk(file.tree)
      declarations = collector.declarations
    }
    let isolated = IsolatedTypes(declarations)
    let late = LateRequirements(declarations)
    let rewriters = parsed.map { file in
      let rewriter = Rewriter(file, declarations, isolated, late, settings)
      rewriter.walk(file.tree)
      return rewriter
    }
    for (file, text) in ImplementedRequirements(declarations).tails { rewriters[file].tail += text }
    MovedMembers(rewriters, declarations).move()
    for (name, methods) in late.additions {
      guard let type = declarations.types[name], let end = type.bodyEnd else { continue }
      let text = methods.map { type.access.modifier + $0 + "; " }.joined()
      rewriters[end.file].edits.insert(text, at: end.offset)
    }
    var files: [PortedTarget.File] = []
    if !interfaces.isEmpty {
      let table = InterfaceTableFile(admitted, declarations)
      for (file, text) in table.tails { rewriters[file].tail += text }
      notes += table.notes
      files.append(table.file)
    }
    let table = MethodTable(declarations, files: parsed.count)
    for (rewriter, tail) in zip(rewriters, table.tails) { rewriter.tail += tail }
    files.append(table.module(sceneManifest(&notes)))
    notes += rewriters.flatMap(\.notes)
    return PortedTarget(files: texts(of: rewriters) + files, notes: notes)
  }

  private func sceneManifest(_ notes: inout [PortNote]) -> SceneManifest? {
    guard let manifest else { return nil }
    if let refusal = Self.refusal(of: manifest) {
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

  /// Whatever becomes of a source there is a file for it, as builds expect.
  private func texts(of rewriters: [Rewriter]) -> [PortedTarget.File] {
    var names = FileNames()
    var rest = rewriters[...]
    return sources.map { source in
      let isApart = settings.namesFilesApart && source.name != "main.swift"
      let name = names.name(for: source, extension: isApart ? "ported.swift" : "swift")
      guard let next = rest.first, next.file.source.path == source.path else {
        return PortedTarget.File(name: name, text: "")
      }
      rest = rest.dropFirst()
      return PortedTarget.File(name: name, text: next.text)
    }
  }

  private static func refusal(of source: PortSource) -> PortNote? {
    if source.text.utf8.count > PortLimits.size {
      return fault(source, "it has more than \(PortLimits.size) bytes")
    }
    // Such a name could end the directive that names the file, and begin another.
    if source.path.contains(where: { "\"\\".contains($0) || $0.isNewline }) {
      return fault(source, "its name has a quote, a backslash or a line break in it")
    }
    return nil
  }

  private static func fault(_ source: PortSource, _ reason: String) -> PortNote {
    PortNote(
      path: source.path, line: 1, column: 1, severity: .error,
      message: "the source is not ported: \(reason)")
  }
}

extension Rewriter {
  /// The whole ported source: its own lines, under its own name, then what was added.
  fileprivate var text: String {
    let bytes = Array(file.source.text.utf8)
    var text = imports.contains("UIKit") ? "" : "import UIKit\n"
    text += "#sourceLocation(file: \"\(file.source.path)\", line: 1)\n"
    text += edits.applied(to: bytes, 0, bytes.count)
    if !tail.isEmpty {
      text += "\n#sourceLocation(file: \"<touchstone port>\", line: 1)\n" + tail
    }
    return text
  }
}
