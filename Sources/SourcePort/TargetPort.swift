import SwiftSyntax

/// Ports the sources of one target: iOS sources in, plain Swift with notes out.
///
/// It reads all of them before it rewrites any, since a selector, an optional requirement or an
/// override can have its other end in another file.
public struct TargetPort {
  private let sources: [PortSource]

  /// - Parameter sources: all Swift sources of the target.
  public init(_ sources: [PortSource]) { self.sources = sources }

  public func ported() -> PortedTarget {
    var notes: [PortNote] = []
    var parsed: [ParsedSource] = []
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
    let rewriters = parsed.map { file in
      let rewriter = Rewriter(file, declarations)
      rewriter.walk(file.tree)
      return rewriter
    }
    for (file, text) in ImplementedRequirements(declarations).tails { rewriters[file].tail += text }
    MovedMembers(rewriters, declarations).move()
    notes += rewriters.flatMap(\.notes)
    return PortedTarget(files: texts(of: rewriters), notes: notes)
  }

  /// Whatever becomes of a source there is a file for it, as builds expect.
  private func texts(of rewriters: [Rewriter]) -> [PortedTarget.File] {
    var names = FileNames()
    var rest = rewriters[...]
    return sources.map { source in
      let name = names.name(for: source)
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
