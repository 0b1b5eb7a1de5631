import SwiftSyntax

/// What a source may be at most; sources can come from strangers.
enum PortLimits {
  /// Bytes of a file; the longest of the sources that were looked at has a fiftieth of that.
  static let size = 4 << 20
  /// Levels of the tree, so that walking it cannot run out of stack.
  static let depth = 1_000

  /// Why a source is not even looked at.
  static func refusal(of source: PortSource) -> PortNote? {
    if source.text.utf8.count > size {
      return refusal(of: source, "it has more than \(size) bytes")
    }
    if BracketTries.areTooMany(in: source.text) {
      return refusal(
        of: source, "its brackets are nested too deeply for the parser; name the parts")
    }
    // Such a name could end the directive that names the file, and begin another.
    if source.path.unicodeScalars.contains(where: Self.endsName) {
      return refusal(of: source, "its name has a quote, a backslash or a line break in it")
    }
    return nil
  }

  /// Scalars, since a quote with a combining mark behind it is a character that equals no quote.
  private static func endsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: scalar == "\"" || scalar == "\\"
    }
  }

  static func refusal(of source: PortSource, _ reason: String) -> PortNote {
    PortNote(
      path: source.path, line: 1, column: 1, severity: .error,
      message: "the source is not ported: \(reason)")
  }

  /// Whether no branch of the tree is longer than is allowed; goes round without recursion.
  static func admit(_ tree: SourceFileSyntax) -> Bool {
    var pending = [(node: Syntax(tree), level: 0)]
    while let (node, level) = pending.popLast() {
      guard level <= depth else { return false }
      for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
        pending.append((child, level + 1))
      }
    }
    return true
  }
}
